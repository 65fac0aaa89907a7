import type { FastifyBaseLogger } from 'fastify';
import type { DirectoryFigures } from '#domain/companies/public-company.ts';
import { Changes } from './changes/changes.ts';
import { IndexFeed } from './changes/index-feed.ts';
import { hasDemonstration } from './companies/queries.ts';
import type { Database } from './db/database.ts';
import { CompanyCards } from './directory/card-cache.ts';
import { type SearchSources, searchSources } from './directory/match-companies.ts';
import type { Env } from './env.ts';
import type { Gazetteer } from './places/gazetteer.ts';
import { loadedGazetteer } from './places/loaded-gazetteer.ts';

/** What the slices of the server share. Made once in main.ts; tests make their own. */
export type Context = {
  env: Env;
  database: Database;
  changes: Changes;
  log: FastifyBaseLogger;
  /** All places of the world; it never changes. */
  gazetteer: Gazetteer;
  /** For the queries that search. */
  search: SearchSources;
  /** Remembered until public data changes. */
  figures: () => Promise<DirectoryFigures>;
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
  const feed = new IndexFeed(pool);
  const changes = new Changes(pool, feed);
  const gazetteer = loadedGazetteer();
  const context: Context = {
    ...options,
    gazetteer,
    now: options.now ?? (() => new Date()),
    state: { stopping: false },
    changes,
    search: searchSources(feed, changes, gazetteer, new CompanyCards(pool, changes)),
    figures: changes.remember(async () => ({
      companies: feed.index.count,
      hasDemonstration: await hasDemonstration(pool),
    })),
  };
  await changes.refresh();
  return context;
}
