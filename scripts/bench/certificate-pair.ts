import { addDays, todayIn } from '#domain/certificates/local-date.ts';
import { fillPattern, pagePatterns } from '#domain/paths.ts';
import { type BenchEnvironment, openMigrated, repeat } from './bench-environment.ts';
import { inTurn, searchAddresses } from './home-addresses.ts';
import { type Load, measureLoad, median, range } from './load.ts';
import type { Result } from './report.ts';
import { fillDatabase } from './search-times.ts';
import { type RunningServer, startServer } from './server-process.ts';

const COMPANIES = 10_000;
const ADDRESSES = 64_000;
const ROUNDS = 9;
const SECONDS = 2;
/** Until nearly all companies are among the cached cards, which are read from the database once. */
const WARM_UP = 8_000;
/** A profile is rendered again for each day that a visitor asks for. */
const DAYS = 4;

type Side = { server: RunningServer; next: () => string };

/**
 * What records of certificates cost: two servers with the same companies, whose certificates are names alone on one, and
 * records with number, issuer, scope, end and state on the other. They take turns, so that neighbours disturb both alike.
 */
export async function measureCertificatePair(environment: BenchEnvironment): Promise<Result[]> {
  const [names, records] = [await startOn(environment, false), await startOn(environment, true)];
  if (names === undefined || records === undefined) return [];
  const searches = searchAddresses(ADDRESSES);
  const today = todayIn(null, new Date());
  const profiles = Array.from({ length: DAYS }, (_, day) =>
    Array.from(
      { length: COMPANIES },
      (_, index) =>
        `${fillPattern(pagePatterns.company, { id: String(index + 1), slug: '' })}?validOn=${addDays(today, day)}`,
    ),
  ).flat();
  const cases = [
    { what: 'home page of a search', addresses: searches },
    { what: 'JSON list of a search', addresses: searches.map((address) => `/api/companies${address.slice(1)}`) },
    { what: 'profile', addresses: profiles },
  ];
  const results: Result[] = [];
  for (const { what, addresses } of cases) {
    const sides = [names, records].map((server): Side => ({ server, next: inTurn(addresses) }));
    for (const { server, next } of sides) await measureLoad(server, { path: next, encoding: 'br', count: WARM_UP });
    const rounds = await repeat(ROUNDS, async () => {
      const loads: Load[] = [];
      for (const side of sides) loads.push(await measureSide(environment, side));
      return loads;
    });
    results.push(...resultsOf(what, rounds));
  }
  await names.stop();
  await records.stop();
  return results;
}

async function startOn(environment: BenchEnvironment, hasRecords: boolean): Promise<RunningServer | undefined> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  if (databaseUrl === undefined) return undefined;
  const where = { databaseUrl, dataDirectory: environment.directory };
  await fillDatabase(where, COMPANIES);
  const { pool, close } = await openMigrated(where);
  if (hasRecords) {
    // One in four is claimed, one in eight has ended; the rest is checked and current. The work of the night is done: no end to
    // record, no reminder to send.
    await pool.query(`update certificates set
      number = 'EX-' || id, number_key = 'EX' || id, issuer = 'Example Certification', scope = 'Vessels, piping and welds',
      expires = current_date + case when id % 8 = 7 then -30 else (30 + id % 900)::int end,
      state = case when id % 4 = 0 then 'claimed' else 'checked' end,
      checked_how = 'register', checked_by = 'bench', checked_at = now(), check_again_by = current_date + 300,
      reminded_days = 0, expiry_recorded = id % 8 = 7`);
  }
  await pool.query('vacuum analyze certificates');
  await close();
  const server = await startServer({ DATA_DIR: environment.newDirectory(), DATABASE_URL: databaseUrl });
  environment.onEnd(server.stop);
  return server;
}

/** The time of PostgreSQL is part of the cost. */
function measureSide({ postgresql }: BenchEnvironment, { server, next }: Side): Promise<Load> {
  const cpuSeconds = async () => (await server.cpuSeconds()) + (postgresql?.cpuSeconds() ?? 0);
  return measureLoad({ url: server.url, cpuSeconds }, { path: next, encoding: 'br', seconds: SECONDS });
}

function resultsOf(what: string, rounds: Load[][]): Result[] {
  const [names = [], records = []] = [0, 1].map((side) => rounds.flatMap((loads) => loads[side] ?? []));
  const line = (which: string, loads: Load[]): Result => ({
    what: `${what}, ${which}`,
    value: median(loads).perCpuSecond,
    unit: 'per CPU s',
    note: `${range(loads)}, ${median(loads).bytes} bytes, ${loads.reduce((sum, { failed }) => sum + failed, 0)} failed`,
  });
  return [
    line('names alone', names),
    line('records', records),
    {
      what: `${what}, records relative to names`,
      value: median(records).perCpuSecond / median(names).perCpuSecond,
      unit: '',
      note: `${ROUNDS} rounds each`,
    },
  ];
}
