import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import type { CompanyPage } from '#domain/companies/public-company.ts';
import type { Site } from '#domain/site.ts';
import { createApp } from '#server/app.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { type CompanySource, insertCompanies, type NewCompany } from '#server/companies/store.ts';
import { type Context, createContext } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { ownSecret } from '#server/db/secrets.ts';
import { readEnv, siteOf } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { builtPages, type PageRenderer } from '#server/pages/page-renderer.ts';
import {
  type DatabaseFactory,
  describeOnEachDatabase as describeDatabases,
  describeOnEmbedded as describeEmbedded,
  describeOnFastest as describeFastest,
  describeOnPostgresql as describePostgresql,
  type TestDatabase,
} from './test-database.ts';

type Variables = Record<string, string>;
/** With `isLoading`, the test loads the index. */
type Options = {
  env?: Variables;
  now?: () => Date;
  database?: TestDatabase;
  isLoading?: boolean;
  /** Gets each line of the log; `LOG_LEVEL` says which. */
  onLog?: (line: string) => void;
};
export type MakeApp = (options?: Options) => Promise<TestApp>;

type TestResponse<Body = unknown> = {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  text: string;
  /** The parsed JSON; undefined if the response is not JSON. */
  body: Body;
};

/** The real app on a real database. Requests go through `app.inject`: all of a real request but the socket. */
export type TestApp = {
  app: FastifyInstance;
  context: Context;
  database: TestDatabase;
  /** Stores companies as the product does and returns their ids. */
  insert: (companies: NewCompany[], source?: CompanySource) => Promise<number[]>;
  call: <Body = unknown>(
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<TestResponse<Body>>;
  /** For requests that `call` cannot express. */
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** `GET /api/companies`, which must succeed. */
  list: (query?: Query) => Promise<CompanyPage>;
};
type Query = Record<string, string | number | undefined>;
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export function describeOnEachDatabase(
  name: string,
  define: (makeApp: MakeApp, kind: DatabaseFactory['kind']) => void,
): void {
  describeDatabases(name, (databases) => define(appMaker(databases), databases.kind));
}

export function describeOnEmbedded(name: string, define: (makeApp: MakeApp) => void): void {
  describeEmbedded(name, (databases) => define(appMaker(databases)));
}

export function describeOnFastest(name: string, define: (makeApp: MakeApp) => void): void {
  describeFastest(name, (databases) => define(appMaker(databases)));
}

export function describeOnPostgresql(name: string, define: (makeApp: MakeApp) => void): void {
  describePostgresql(name, (databases) => define(appMaker(databases)));
}

function appMaker(databases: DatabaseFactory): MakeApp {
  return async ({ env: variables = {}, now, database: given, isLoading = false, onLog } = {}) => {
    const database = given ?? (await databases.openDatabase());
    const env = readEnv({ ...testEnv(database), ...variables });
    const formSecret = await ownSecret(database.pool, 'form-tokens');
    const log = createLogger(env.LOG_LEVEL, onLog && { write: onLog });
    const context = await createContext({ env, database, log, formSecret, ...(now && { now }) });
    if (!isLoading) await context.changes.load();
    const app = await createApp(context, await pagesOf(siteOf(env)));
    databases.onEnd(() => app.close());
    return testApp(app, context, database);
  };
}

async function pagesOf(site: Site): Promise<PageRenderer> {
  const pages = await builtPages(site);
  return inject('isCoverageRun') ? { ...pages, load: () => import('#web/entry-server.tsx') } : pages;
}

function testEnv({ dataDirectory, databaseUrl }: TestDatabase): Record<string, string | undefined> {
  return {
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: 'off',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  };
}

function testApp(app: FastifyInstance, context: Context, database: TestDatabase): TestApp {
  const inject: TestApp['inject'] = async (options) => {
    // As from a socket, requests in a row do not share one turn of the event loop.
    await nextTurn();
    return app.inject(options);
  };
  const call: TestApp['call'] = async (method, url, body, headers = {}) => {
    const response = await inject({ method, url, headers, ...(body && { payload: body }) });
    const { statusCode: status, headers: responseHeaders, payload: text } = response;
    const isJson = String(responseHeaders['content-type']).startsWith('application/json') && text !== '';
    const parsed = isJson ? JSON.parse(text) : undefined;
    // The id is another one each time: a test of what an answer says compares the rest.
    if (status >= 400 && status < 500) delete parsed?.requestId;
    return { status, headers: responseHeaders, text, body: parsed };
  };
  return {
    app,
    context,
    database,
    call,
    inject,
    insert: async (companies, source = 'registration') => {
      const ids = await inTransaction(database.pool, async (client) => {
        const inserted = await insertCompanies(client, context.gazetteer, source, companies);
        await recordChanges(client, inserted);
        return inserted;
      });
      await context.changes.refresh();
      return ids;
    },
    list: async (query = {}) => {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      const { status, body, text } = await call<CompanyPage>('GET', `/api/companies?${parameters}`);
      if (status !== 200) throw new Error(`${status}: ${text}`);
      return body;
    },
  };
}
