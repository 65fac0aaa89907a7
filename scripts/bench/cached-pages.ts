import { startBareNode } from './bare-node.ts';
import { hasProc } from './cpu-seconds.ts';
import { best, hasWrk, type Load, measureLoad, measureWithWrk } from './load.ts';
import { nginxVersion, type RunningNginx, startNginx } from './nginx-process.ts';
import type { Figure } from './report.ts';
import { get, type RunningServer } from './server-process.ts';
import { repeat, type Workplace } from './workplace.ts';

/** Many short rounds: on a machine with other work one of them is likely to be left in peace. */
const ROUNDS = 4;
const SECONDS = 1;
const UNIT = 'per CPU s';
const BR = { 'accept-encoding': 'br' };
/** What the plan of the house expects of a page from the cache, beside a file from nginx. */
const SHARE_OF_NGINX = 0.5;

type Measure = (target: Pick<RunningNginx, 'url' | 'cpuSeconds'>, path: string) => Promise<Load>;

/** Answers from the page cache beside nginx with the same bytes in files, in turn, so that both meet the same noise. */
export async function measureCachedPages(workplace: Workplace, server: RunningServer): Promise<Figure[]> {
  const profile = await profileAddress(server);
  const places = { 'home page': '/', 'company profile': profile, 'JSON list': '/api/companies' };
  const paths = Object.values(places);
  const answers = new Map(
    await Promise.all(paths.map(async (path) => [path, await get(server.url + path, BR)] as const)),
  );
  const nginx = nginxVersion() === undefined ? undefined : await startNginx(workplace.directory, answers);
  if (nginx !== undefined) workplace.onEnd(nginx.stop);
  const byAutocannon: Measure = (target, path) => measureLoad(target, { path, encoding: 'br', seconds: SECONDS });
  const byWrk: Measure = (target, path) => measureWithWrk(target, path, SECONDS);
  await byAutocannon(server, '/');

  const page = answers.get('/');
  const bare = hasProc && page !== undefined ? await startBareNode(page) : undefined;
  if (bare !== undefined) workplace.onEnd(bare.stop);

  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(places)) {
    figures.push(...(await compare(`${name}, autocannon`, path, byAutocannon)));
    if (hasWrk && path === '/') figures.push(...(await compare(`${name}, wrk`, path, byWrk)));
  }
  await nginx?.stop();
  await bare?.stop();
  return figures;

  async function compare(what: string, path: string, measure: Measure): Promise<Figure[]> {
    const rounds = await repeat(ROUNDS, async () => ({
      ours: await measure(server, path),
      bare: path === '/' ? bare && (await measure(bare, path)) : undefined,
      baseline: nginx && (await measure(nginx, path)),
    }));
    const ours = best(rounds.map((round) => round.ours));
    const figure = { what, value: ours.perCpuSecond, unit: UNIT, note: describe(ours) };
    const bareRounds = rounds.flatMap((round) => round.bare ?? []);
    const bareResults = bareRounds.length === 0 ? [] : besideBareNode(ours, best(bareRounds));
    if (nginx === undefined) return [figure, ...bareResults];
    const baseline = best(rounds.flatMap((round) => round.baseline ?? []));
    const ratio = ours.perCpuSecond / baseline.perCpuSecond;
    return [
      figure,
      ...bareResults,
      { what: '  nginx', value: baseline.perCpuSecond, unit: UNIT, note: describe(baseline) },
      { what: '  share of nginx', value: ratio, unit: '', atLeast: SHARE_OF_NGINX },
    ];
  }
}

/** What no server on Node can be faster than. */
function besideBareNode(ours: Load, bare: Load): Figure[] {
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
