import type { FastifyBaseLogger } from 'fastify';
import type { DirectoryStats } from '#domain/companies/public-company.ts';
import { type AuthContext, FailureDelays } from './auth/failure-delays.ts';
import { RememberedFailures } from './auth/remembered-failures.ts';
import { StoredFailures } from './auth/stored-failures.ts';
import { Caches } from './cache/caches.ts';
import { loadOncePerChange } from './cache/memoize.ts';
import { Changes } from './changes/change-feed.ts';
import { IndexFeed } from './changes/index-feed.ts';
import { IndexSnapshot } from './changes/index-snapshot.ts';
import type { Database } from './db/database.ts';
import { ownSecret } from './db/secrets.ts';
import { CompanyCards } from './directory/card-cache.ts';
import { type SearchSources, searchSources } from './directory/match-companies.ts';
import { countApproved, hasDemonstration } from './directory/stats.ts';
import type { Env } from './env.ts';
import { Visits } from './insights/visits.ts';
import { type Gazetteer, loadedGazetteer } from './places/gazetteer.ts';

/** What the slices of the server share. Created once in main.ts, which loads `changes`; tests create their own. */
export type Context = AuthContext & {
  /** All caches but that of public responses, for /metrics. */
  caches: Caches;
  changes: Changes;
  /** All places of the world; it never changes. */
  gazetteer: Gazetteer;
  /** For the queries that search. */
  search: SearchSources;
  /** Cached until public data changes. */
  directoryStats: () => Promise<DirectoryStats>;
  /** Of public pages, until they are written. */
  visits: Visits;
};

export async function createContext(options: {
  env: Env;
  database: Database;
  log: FastifyBaseLogger;
  formSecret: string;
  now?: () => Date;
}): Promise<Context> {
  const { kind, pool, reads } = options.database;
  const { now = () => new Date() } = options;
  const failures = kind === 'embedded' ? new RememberedFailures() : new StoredFailures(pool, options.formSecret);
  const caches = new Caches();
  const snapshot = new IndexSnapshot(options.env.DATA_DIR, () => ownSecret(pool, 'search-index'));
  const feed = new IndexFeed(reads, now, snapshot);
  const changes = new Changes(pool, feed, (version) => reads.require(version));
  const gazetteer = loadedGazetteer();
  const context: Context = {
    ...options,
    caches,
    gazetteer,
    now,
    visits: new Visits(),
    failures: new FailureDelays(failures, now),
    state: { stopping: false },
    changes,
    search: searchSources({ feed, changes, gazetteer, caches, cards: new CompanyCards(reads, changes, caches, now) }),
    directoryStats: loadOncePerChange(changes, async () => ({
      companies: changes.isLoaded ? feed.index.count : await countApproved(reads),
      hasDemonstration: await hasDemonstration(reads),
    })),
  };
  return context;
}
