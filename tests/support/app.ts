import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { CompanyPage } from '#domain/companies/public-company.ts';
import { createApp } from '#server/app.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import { type CompanySource, insertCompanies, type NewCompany } from '#server/companies/store.ts';
import { type Context, createContext } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { ownSecret } from '#server/db/secrets.ts';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { builtPages } from '#server/pages/page-renderer.ts';
import {
  describeOnEachDatabase as describeDatabases,
  describeOnEmbedded as describeEmbedded,
  describeOnPostgresql as describePostgresql,
  type TestDatabase,
  type Workshop,
} from './test-database.ts';

type Variables = Record<string, string>;
type Options = { env?: Variables; now?: () => Date; database?: TestDatabase };
export type MakeApp = (options?: Options) => Promise<TestApp>;

type Answer<Body = unknown> = {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  text: string;
  /** The parsed JSON; undefined where the answer is none. */
  body: Body;
};

/** The real app on a real database. Requests go through `app.inject`, which takes the way of a real one but the socket. */
export type TestApp = {
  app: FastifyInstance;
  context: Context;
  database: TestDatabase;
  /** Stores companies as the product does, and returns their ids. */
  insert: (companies: NewCompany[], source?: CompanySource) => Promise<number[]>;
  call: <Body = unknown>(
    method: Method,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<Body>>;
  /** A request that `call` cannot make. */
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** `GET /api/companies`, which must succeed. */
  list: (query?: Query) => Promise<CompanyPage>;
};
type Query = Record<string, string | number | undefined>;
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export function describeOnEachDatabase(name: string, define: (makeApp: MakeApp, kind: Workshop['kind']) => void): void {
  describeDatabases(name, (workshop) => define(appMaker(workshop), workshop.kind));
}

export function describeOnEmbedded(name: string, define: (makeApp: MakeApp) => void): void {
  describeEmbedded(name, (workshop) => define(appMaker(workshop)));
}

export function describeOnPostgresql(name: string, define: (makeApp: MakeApp) => void): void {
  describePostgresql(name, (workshop) => define(appMaker(workshop)));
}

function appMaker(workshop: Workshop): MakeApp {
  return async ({ env: variables = {}, now, database: given } = {}) => {
    const database = given ?? (await workshop.openDatabase());
    const env = readEnv({ ...quiet(database), ...variables });
    const formSecret = await ownSecret(database.pool, 'form-tokens');
    const log = createLogger(env.LOG_LEVEL);
    const context = await createContext({ env, database, log, formSecret, ...(now && { now }) });
    const app = await createApp(context, await builtPages({ name: env.SITE_NAME, url: env.PUBLIC_URL }));
    workshop.onEnd(() => app.close());
    await calm(app);
    return testApp(app, context, database);
  };
}

function quiet({ dataDirectory, databaseUrl }: TestDatabase): Record<string, string | undefined> {
  return {
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: 'off',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  };
}

/** On a slow machine the start of a database holds up the process so long that the app believes to be overrun. */
async function calm(app: FastifyInstance): Promise<void> {
  while (app.isUnderPressure()) await sleep(50);
}

function testApp(app: FastifyInstance, context: Context, database: TestDatabase): TestApp {
  const inject: TestApp['inject'] = async (options) => {
    await calm(app);
    return app.inject(options);
  };
  const call: TestApp['call'] = async (method, url, body, headers = {}) => {
    const {
      statusCode,
      headers: answered,
      payload,
    } = await inject({
      method,
      url,
      headers,
      ...(body && { payload: body }),
    });
    const isJson = String(answered['content-type']).startsWith('application/json') && payload !== '';
    return { status: statusCode, headers: answered, text: payload, body: isJson ? JSON.parse(payload) : undefined };
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
