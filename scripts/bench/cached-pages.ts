import { startBareNode } from './bare-node.ts';
import { type BenchEnvironment, repeat } from './bench-environment.ts';
import { hasProc } from './cpu-seconds.ts';
import { hasWrk, type Load, measureLoad, measureWithWrk, median } from './load.ts';
import { nginxVersion, type RunningNginx, startNginx } from './nginx-process.ts';
import type { Result } from './report.ts';
import { get, type RunningServer } from './server-process.ts';

/** Many short rounds: on a busy machine one of them is likely to be undisturbed. */
const ROUNDS = 4;
const SECONDS = 1;
const UNIT = 'per CPU s';
const BR = { 'accept-encoding': 'br' };
/** The target for a page from the cache relative to a file from nginx. */
const SHARE_OF_NGINX = 0.5;

type Measure = (target: Pick<RunningNginx, 'url' | 'cpuSeconds'>, path: string) => Promise<Load>;

/** Compares the page cache with nginx, which sends the same bytes from files, in turn, so that both meet the same noise. */
export async function measureCachedPages(environment: BenchEnvironment, server: RunningServer): Promise<Result[]> {
  const profile = await profileAddress(server);
  const targets = { 'home page': '/', 'company profile': profile, 'JSON list': '/api/companies' };
  const paths = Object.values(targets);
  const answers = new Map(
    await Promise.all(paths.map(async (path) => [path, await get(server.url + path, BR)] as const)),
  );
  const nginx = nginxVersion() === undefined ? undefined : await startNginx(environment.directory, answers);
  if (nginx !== undefined) environment.onEnd(nginx.stop);
  const byAutocannon: Measure = (target, path) => measureLoad(target, { path, encoding: 'br', seconds: SECONDS });
  const byWrk: Measure = (target, path) => measureWithWrk(target, path, SECONDS);
  await byAutocannon(server, '/');

  const page = answers.get('/');
  const bare = hasProc && page !== undefined ? await startBareNode(page) : undefined;
  if (bare !== undefined) environment.onEnd(bare.stop);

  const results: Result[] = [];
  for (const [name, path] of Object.entries(targets)) {
    results.push(...(await compare(`${name}, autocannon`, path, byAutocannon)));
    if (hasWrk && path === '/') results.push(...(await compare(`${name}, wrk`, path, byWrk)));
  }
  await nginx?.stop();
  await bare?.stop();
  return results;

  async function compare(what: string, path: string, measure: Measure): Promise<Result[]> {
    const rounds = await repeat(ROUNDS, async () => ({
      ours: await measure(server, path),
      bare: path === '/' ? bare && (await measure(bare, path)) : undefined,
      baseline: nginx && (await measure(nginx, path)),
    }));
    const ours = median(rounds.map((round) => round.ours));
    const result = { what, value: ours.perCpuSecond, unit: UNIT, note: describe(ours) };
    const bareRounds = rounds.flatMap((round) => round.bare ?? []);
    const bareResults = bareRounds.length === 0 ? [] : besideBareNode(ours, median(bareRounds));
    if (nginx === undefined) return [result, ...bareResults];
    const baseline = median(rounds.flatMap((round) => round.baseline ?? []));
    const ratio = ours.perCpuSecond / baseline.perCpuSecond;
    return [
      result,
      ...bareResults,
      { what: '  nginx', value: baseline.perCpuSecond, unit: UNIT, note: describe(baseline) },
      { what: '  share of nginx', value: ratio, unit: '', atLeast: SHARE_OF_NGINX },
    ];
  }
}

/** What no server on Node can be faster than. */
function besideBareNode(ours: Load, bare: Load): Result[] {
  return [
    { what: '  bare node:http', value: bare.perCpuSecond, unit: UNIT, note: describe(bare) },
    { what: '  share of bare node:http', value: ours.perCpuSecond / bare.perCpuSecond, unit: '' },
  ];
}

function describe({ perSecond, failed }: Load): string {
  return `${Math.round(perSecond)} per second${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

/** The canonical address of some profile, read from the home page. */
async function profileAddress(server: RunningServer): Promise<string> {
  const { body } = await get(`${server.url}/`);
  const address = /href="(\/company\/\d+\/[^"]+)"/.exec(body.toString())?.[1];
  if (address === undefined) throw new Error('There is no company on the home page.');
  return address;
}
