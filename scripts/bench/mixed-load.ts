import { createRandom } from '#server/demo/random.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { inTurn, landingAddresses, searchAddresses } from './home-addresses.ts';
import { type Call, latencies, openLoop, percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { eventLoopDelay, type RunningServer } from './server-process.ts';

/** What visitors do, in percent. */
const SHARES = { home: 30, search: 15, list: 20, facets: 10, profile: 13, landing: 9, request: 3 };
const ADDRESSES = 60_000;
const SEED = 11;
const WARM_UP_SECONDS = 5;
const MAX_P50 = 5;
const MAX_P99 = 40;
const MAX_P999 = 150;
const MAX_DELAY = 50;

/** Visitors at a constant rate; most of what they ask for nobody has asked for before. */
export async function measureMixedLoad(
  environment: BenchEnvironment,
  server: RunningServer,
  { companies, rate, seconds, delayFile }: { companies: number; rate: number; seconds: number; delayFile: string },
): Promise<Result[]> {
  const next = visitors(companies);
  await openLoop(server.url, { perSecond: rate, next, isOver: (elapsed) => elapsed > WARM_UP_SECONDS * 1_000 });
  await eventLoopDelay(server, delayFile);
  const cpuBefore = await server.cpuSeconds();
  const databaseBefore = environment.postgresql?.cpuSeconds() ?? Number.NaN;
  const answers = await openLoop(server.url, { perSecond: rate, next, isOver: (elapsed) => elapsed > seconds * 1_000 });
  const cpu = (await server.cpuSeconds()) - cpuBefore;
  const database = (environment.postgresql?.cpuSeconds() ?? Number.NaN) - databaseBefore;
  const delay = await eventLoopDelay(server, delayFile);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const what = `${rate} per second, ${companies} companies`;
  const note = `${latencies(answers)}; server ${(cpu / seconds).toFixed(2)}, PostgreSQL ${(database / seconds).toFixed(2)} of a core`;
  return [
    { what: `${what}: p50`, value: percentile(times, 0.5), unit: 'ms', atMost: MAX_P50, note },
    { what: `${what}: p99`, value: percentile(times, 0.99), unit: 'ms', atMost: MAX_P99 },
    { what: `${what}: p99.9`, value: percentile(times, 0.999), unit: 'ms', atMost: MAX_P999 },
    {
      what: 'delay of the event loop: p99.9',
      value: delay.p999,
      unit: 'ms',
      atMost: MAX_DELAY,
      note: `p50 ${delay.p50.toFixed(1)}, p99 ${delay.p99.toFixed(1)}, longest ${delay.longest.toFixed(1)} ms`,
    },
    ...Object.keys(SHARES).map((kind) => {
      const ofKind = answers.filter((answer) => answer.kind === kind);
      const value = percentile(
        ofKind.map(({ milliseconds }) => milliseconds),
        0.99,
      );
      return { what: `  ${kind}: p99`, value, unit: 'ms', note: latencies(ofKind) };
    }),
  ];
}

/** The next request of any visitor. Company ids are those of a directory that was filled at once. */
export function visitors(companies: number): () => Call {
  const random = createRandom(SEED);
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
  const searches = inTurn(searchAddresses(ADDRESSES));
  const landings = inTurn(landingAddresses());
  const id = () => random.int(1, companies);
  return () => {
    const kind = random.pick(kinds);
    switch (kind) {
      case 'search':
        return { kind, path: searches() };
      case 'list':
        return { kind, path: `/api/companies${searches().slice(1)}` };
      case 'facets':
        return { kind, path: `/api/companies/facets${withoutPage(searches())}` };
      case 'profile':
        return { kind, path: `/api/companies/${id()}` };
      case 'landing':
        return { kind, path: landings() };
      case 'request':
        return { kind, method: 'POST', path: '/api/service-requests', body: serviceRequest(id()) };
      default:
        return { kind, path: '/' };
    }
  };
}

/** Counts know filters only. */
function withoutPage(address: string): string {
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  for (const name of ['page', 'sortBy', 'view']) query.delete(name);
  return `?${query}`;
}

function serviceRequest(companyId: number): object {
  return {
    companyId,
    customerName: 'Ada Buyer',
    customerEmail: `buyer${companyId}@plant.example`,
    equipmentType: 'Pressure vessel',
    serviceDescription: 'Two vessels, wall thickness by ultrasonic testing.',
    urgency: 'Medium',
    location: 'Houston, Texas',
  };
}
