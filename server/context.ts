import type { FastifyBaseLogger } from 'fastify';
import type { PlacedFilters } from '#domain/companies/company-search.ts';
import type { CompanyFacets, DirectoryFigures } from '#domain/companies/company-summary.ts';
import { getFigures } from './companies/queries.ts';
import { countFacets } from './companies/search-companies.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Gazetteer } from './places/gazetteer.ts';
import { loadedGazetteer } from './places/loaded-gazetteer.ts';
import { Changes } from './search/changes.ts';
import { Spelling } from './search/spelling.ts';

/** Some kilobytes each; a directory with many equipment types of its own has more. */
const MOST_FACETS_KEPT = 200;

/** What the slices of the server share. Made once in main.ts; tests make their own. */
export type Context = {
  env: Env;
  database: Database;
  changes: Changes;
  log: FastifyBaseLogger;
  /** All places of the world; it never changes. */
  gazetteer: Gazetteer;
  /** Remembered until public data changes. */
  spelling: () => Promise<Spelling>;
  figures: () => Promise<DirectoryFigures>;
  /** Counts of all filter values within a search: the same for all its pages, orders and views. */
  countFacets: (filters: PlacedFilters) => Promise<CompanyFacets>;
  /** Signs form tokens; made by the product itself at the first start. */
  formSecret: string;
  now: () => Date;
  /** Set when the process was told to stop: readiness ends first, so that no new visitors are sent here. */
  state: { stopping: boolean };
};

export async function createContext(options: {
  env: Env;
  database: Database;
  log: FastifyBaseLogger;
  formSecret: string;
  now?: () => Date;
}): Promise<Context> {
  const { pool } = options.database;
  const changes = new Changes(pool);
  const spelling = changes.remember(() => Spelling.load(pool));
  const gazetteer = loadedGazetteer();
  const context: Context = {
    ...options,
    gazetteer,
    now: options.now ?? (() => new Date()),
    state: { stopping: false },
    changes,
    spelling,
    figures: changes.remember(() => getFigures(pool)),
    countFacets: changes.rememberEach(
      (filters) => countFacets({ db: pool, spelling, gazetteer }, filters),
      MOST_FACETS_KEPT,
    ),
  };
  await changes.refresh();
  return context;
}
