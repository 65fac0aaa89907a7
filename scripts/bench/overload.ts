import { createRandom } from '#server/demo/random.ts';
import { inTurn, searchAddresses } from './home-addresses.ts';
import { measureLoad } from './load.ts';
import { type Answered, type Call, latencies, openLoop, percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import type { RunningServer } from './server-process.ts';

const CAPACITY_SECONDS = 5;
const SECONDS = 20;
const TIMES_CAPACITY = 3;
/** The home page, which is cached. */
const CACHED_SHARE = 0.2;
const ADDRESSES = 60_000;
const SEED = 17;
const MAX_MILLISECONDS = 500;

/** Three times the new search pages that the server can make: who is turned away, how soon, and what cached pages notice. */
export async function measureOverload(server: RunningServer): Promise<Result[]> {
  const next = inTurn(searchAddresses(ADDRESSES));
  await measureLoad(server, { path: next, encoding: 'br', seconds: CAPACITY_SECONDS });
  const { perSecond } = await measureLoad(server, { path: next, encoding: 'br', seconds: CAPACITY_SECONDS });
  const rate = Math.round((perSecond * TIMES_CAPACITY) / (1 - CACHED_SHARE));
  const random = createRandom(SEED);
  const call = (): Call =>
    random.chance(CACHED_SHARE) ? { kind: 'cached', path: '/' } : { kind: 'search', path: next() };
  const answers = await openLoop(server.url, {
    perSecond: rate,
    next: call,
    isOver: (elapsed) => elapsed > SECONDS * 1_000,
  });
  const of = (kind: string) => answers.filter((answer) => answer.kind === kind);
  const refused = of('search').filter(({ status }) => status === 503);
  const answered = of('search').filter(({ status }) => status === 200);
  const p99 = (list: Answered[]) =>
    percentile(
      list.map(({ milliseconds }) => milliseconds),
      0.99,
    );
  const silent = refused.filter(({ retryAfter }) => retryAfter === undefined).length;
  const share = ((100 * refused.length) / of('search').length).toFixed(0);
  return [
    {
      what: `${rate} per second, ${Math.round(perSecond)} can be made: turned away, p99`,
      value: p99(refused),
      unit: 'ms',
      atMost: MAX_MILLISECONDS,
      note: `${latencies(refused)}; ${share} % of the searches, ${silent} WITHOUT Retry-After`,
    },
    { what: '  new search pages that were answered: p99', value: p99(answered), unit: 'ms', note: latencies(answered) },
    {
      what: '  cached home page: p99',
      value: p99(of('cached')),
      unit: 'ms',
      atMost: MAX_MILLISECONDS,
      note: latencies(of('cached')),
    },
  ];
}
