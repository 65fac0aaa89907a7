import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import { MAX_PAGE_SIZE } from '#domain/constants.ts';
import { restoreCompanies } from '#server/companies/restore-companies.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';
import { migrate } from './migrate.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Dumps of filled databases, each named by the number of its last migration and without what is as in the one before. */
const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/migrations');
const migrations = sqlFiles(MIGRATIONS);
const fixtures = sqlFiles(FIXTURES).map((name) => Number.parseInt(name, 10));

/** Columns that a later migration drops or recomputes. */
const RESHAPED: Record<string, string[]> = {
  companies: ['facets', 'search_vector', 'country_code'],
  audit_log: ['action', 'entity'],
};
/** The names of actions before migration 015, and today's. */
const ACTIONS: Record<string, AuditAction> = {
  'user: add admin': 'user.make-admin',
  'user: add user': 'user.create',
  'user: reset account': 'user.reset',
  'user: change password': 'user.change-password',
  'user: bind identity': 'user.bind-identity',
  'user: switch on second factor': 'user.turn-on-second-factor',
  'user: switch off second factor': 'user.turn-off-second-factor',
  'user: make recovery codes': 'user.renew-recovery-codes',
  'user: use recovery code': 'user.use-recovery-code',
  'company: register': 'company.register',
  'company: import': 'import.create',
  'company: approve': 'company.approve',
  'company: set verified': 'company.verify',
  'company: take verified': 'company.unverify',
  'company: set featured': 'company.feature',
  'company: take featured': 'company.unfeature',
  'company: edit': 'company.edit',
  'company: reject': 'company.reject',
  'company: delete': 'company.delete',
  'company: restore': 'company.restore',
  'import: undo import': 'import.undo',
  'service request: release': 'service-request.deliver',
  'contact message: release': 'contact-message.deliver',
  'contact message: set status': 'contact-message.set-status',
  'mail: send again': 'mail.resend',
};
/** The first fixtures with users, removed companies, an import that was undone, places, and the audit actions of today. */
const USERS = 4;
const REMOVALS = 6;
const UNDONE_IMPORT = 8;
const PLACES = 11;
const ACTION_NAMES = 15;

test('every migration but the newest has a fixture', () => {
  const numbers = migrations.map((name) => Number.parseInt(name, 10));
  expect(fixtures).toEqual(expect.arrayContaining(numbers.slice(0, -1)));
});

describeOnEachDatabase('a filled database of an earlier version', (makeApp) => {
  let database: TestDatabase;

  beforeAll(async () => {
    ({ database } = await makeApp());
  });

  describe.each(fixtures)('of migration %i', (number) => {
    let before: Tables;
    let after: Tables;
    let site: TestApp;

    beforeAll(async () => {
      const { pool } = database;
      await restore(pool, number);
      before = await readTables(pool);
      expect(await migrate(pool)).toEqual(migrations.filter((name) => Number.parseInt(name, 10) > number));
      after = await readTables(pool);
      site = await makeApp({ database });
    });

    test('keeps every row and every value', () => {
      expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
      for (const [table, rows] of Object.entries(before)) {
        const expected = rows.map((row) => expect.objectContaining(without(row, RESHAPED[table])));
        expect(after[table], table).toEqual(expected);
      }
    });

    test('has the search words of every company by weight', () => {
      expect(after.companies?.map(({ search_words }) => sortedWords(String(search_words))).slice(0, 5)).toEqual([
        'inspection northgate|pressure radiographic testing ultrasonic vessel|17020 510 api gas iec iso oil|and examines gear lifting plant',
        'gulf ndt sohne|magnetic particle testing|asnt chemical gas iii level oil|all and at it our s works',
        'quayside testing|crane|17025 iec iso|approval for waits',
        'pruflabor sud||17025 2017 construction iec iso|',
        'somewhere survey|||has known no place',
      ]);
    });

    test('has the country of every company, as far as it was known', () => {
      const [corrected, unread] = number < PLACES ? [null, 'NO'] : ['PT', null];
      const countries = after.companies?.map(({ country_code }) => country_code).slice(0, 7);
      expect(countries).toEqual(['GB', 'US', 'SG', 'DE', null, corrected, unread]);
    });

    test('has the audit actions of today', () => {
      const actions = new Map(after.audit_log?.map(({ id, action }) => [id, action]));
      for (const { id, entity, action } of before.audit_log ?? []) {
        const renamed = number < ACTION_NAMES ? ACTIONS[`${entity}: ${action}`] : action;
        expect(renamed, `${entity}: ${action}`).toBeDefined();
        expect(actions.get(id)).toBe(renamed);
      }
    });

    test('is read by the public calls', async () => {
      const approved = number < REMOVALS ? [1, 2, 4, 5, 6, 7, 8] : [1, 2, 4, 5, 6, 7];
      expect((await site.list({ limit: MAX_PAGE_SIZE })).items.map(({ id }) => id).toSorted()).toEqual(approved);
      expect((await site.list({ search: 'ultrasonic' })).items.map(({ id }) => id)).toEqual([1]);
      expect(await site.call('GET', '/api/companies/1')).toMatchObject({
        status: 200,
        body: {
          name: 'Northgate Inspection',
          phone: '+44 1224 555 010',
          specializations: ['Ultrasonic testing', 'Radiographic testing'],
          certifications: ['ISO/IEC 17020', 'API 510'],
          verified: true,
          featured: true,
          rating: 4.5,
          countryCode: 'GB',
        },
      });
      expect(await site.call('GET', '/api/companies/3')).toMatchObject({ status: 404 });
    });

    test('is read by the calls of the admin', async () => {
      const admin = await signedIn(site);
      const totals = async (list: string) =>
        (await admin.call<{ total: number }>('GET', `/api/admin/${list}`)).body.total;
      expect({
        companies: await totals('companies'),
        requests: await totals('service-requests'),
        messages: await totals('contact-messages'),
        audit: await totals('audit'),
        troubledMails: await totals('mails?state=troubled'),
      }).toEqual({
        companies: before.companies?.length,
        requests: shown(before.service_requests),
        messages: shown(before.contact_messages),
        audit: before.audit_log?.length ?? 0,
        troubledMails: before.outbox?.filter(({ last_error }) => last_error !== null).length ?? 0,
      });
    });

    test('restores companies that were removed', async () => {
      const restore = async (removal: AuditAction) => {
        const entry = after.audit_log?.find(({ action }) => action === removal);
        return restoreCompanies(database.pool, site.context.gazetteer, Number(entry?.id ?? 0), 'command line');
      };
      const [rejected, deleted, undone] = [
        { id: 10, name: 'Moor Row Testing', approved: false },
        { id: 8, name: 'Low Fell Testing', approved: true },
        { id: 9, name: 'Undone Works', approved: false },
      ];
      expect(await restore('company.reject')).toEqual(number < REMOVALS ? [] : [rejected]);
      expect(await restore('company.delete')).toEqual(number < REMOVALS ? [] : [deleted]);
      expect(await restore('import.undo')).toEqual(number < UNDONE_IMPORT ? [] : [undone]);
    });

    test('lets its users sign in', async () => {
      const credentials = { email: 'owner@directory.example', password: 'a long pass phrase' };
      const { status } = await site.call('POST', '/api/login', credentials);
      expect(status).toBe(number < USERS ? 401 : 200);
    });
  });
});

function sqlFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Empties the database and fills it with a fixture. */
async function restore(pool: Pool, number: number): Promise<void> {
  await pool.query('drop schema public cascade; create schema public');
  await pool.query(
    'create table schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = migrations.filter((name) => Number.parseInt(name, 10) <= number);
  for (const name of applied) await pool.query(readFileSync(join(MIGRATIONS, name), 'utf8'));
  await pool.query('insert into schema_migrations (name) select unnest($1::text[])', [applied]);
  // A table of an earlier fixture may refer to one of a later fixture.
  await pool.query(`begin; set local session_replication_role = replica; ${dumpOf(number)} commit`);
}

/** The statements of a fixture and of those before it; of several for one table or sequence the newest. */
function dumpOf(number: number): string {
  const newest = new Map<string | undefined, string>();
  const auditEntries = new Map<string | undefined, string>();
  for (const name of sqlFiles(FIXTURES).slice(0, fixtures.indexOf(number) + 1)) {
    const [, ...statements] = readFileSync(join(FIXTURES, name), 'utf8').split(/^(?=INSERT|SELECT)/m);
    for (const statement of statements) {
      const [table] = /public\.\w+/.exec(statement) ?? [];
      newest.set(table, table === 'public.audit_log' ? withEarlierEntries(statement, auditEntries) : statement);
    }
  }
  return [...newest.values()].join('');
}

/** The audit log only grows: a fixture has the entries that differ from those before it. */
function withEarlierEntries(statement: string, entries: Map<string | undefined, string>): string {
  const [head, ...rows] = statement
    .trimEnd()
    .slice(0, -1)
    .split(/,?\n\t/);
  for (const row of rows) entries.set(/\d+/.exec(row)?.[0], row);
  return `${head}\n${[...entries.values()].join(',\n')};\n`;
}

async function readTables(pool: Pool): Promise<Tables> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const result: Tables = {};
  for (const { name } of tables.filter((table) => table.name !== 'schema_migrations')) {
    const { rows } = await pool.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t order by coalesce((to_jsonb(t)->>'id')::int, 0), 1`,
    );
    result[name] = rows.map(({ row }) => row);
  }
  return result;
}

function without(row: Row, columns: string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

function sortedWords(searchWords: string): string {
  return searchWords
    .split('|')
    .map((words) => words.split(' ').sort().join(' '))
    .join('|');
}

/** The number of requests or messages that are not quarantined. */
function shown(rows: Row[] = []): number {
  return rows.filter(({ held_reason }) => held_reason === null).length;
}
