import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build.mjs';
import { exitOnError } from '../exec-node.mjs';
import { type End, startCluster } from './cluster.ts';
import { measureFailures, type Outcome } from './measure-failures.ts';
import { describeVersions, findPrograms } from './programs.ts';

const TIMEOUT_MILLISECONDS = 30 * 60_000;
const MAX_COMPANIES = 1_000_000;
const MAX_RATE = 1_000;

/**
 * `npm run cluster:demo [-- --companies=N --rate=N]`: a whole cluster on this machine, on loopback, of which one part after the
 * other is killed under load. Prints what visitors saw and what was lost, and ends everything that it started.
 */
await exitOnError(async () => {
  const { values } = parseArgs({
    options: { companies: { type: 'string', default: '100000' }, rate: { type: 'string', default: '200' } },
  });
  const companies = readNumber('--companies', values.companies, MAX_COMPANIES);
  const rate = readNumber('--rate', values.rate, MAX_RATE);
  const programs = findPrograms();
  if ('missing' in programs) throw new Error(programs.missing);
  await ensureBuilt();

  const started = performance.now();
  const say = (line: string) =>
    console.log(`${((performance.now() - started) / 1_000).toFixed(0).padStart(4)} s  ${line}`);
  let endCluster: End = async () => {};
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= endCluster();
    return ended;
  };
  const abort = (reason: string) => {
    if (ended !== undefined) return;
    console.error(reason);
    const leave = () => process.exit(1);
    end().then(leave, leave);
  };
  setTimeout(() => abort('This takes too long.'), TIMEOUT_MILLISECONDS).unref();
  // Ctrl-C arrives twice: from the terminal, and from npm's side.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => abort('Stopped.'));
  try {
    console.log(describeVersions(programs));
    const onEnd = (run: End) => {
      endCluster = run;
    };
    const cluster = await startCluster(programs, { companies, say, onEnd });
    say(`The cluster serves at ${cluster.url}: ${rate} requests a second.`);
    const outcomes = await measureFailures(cluster, { companies, rate, say });
    printOutcomes(outcomes);
    const isLost = outcomes.some(({ lost, doubled, mailsLost }) => lost + doubled + mailsLost > 0);
    if (isLost) throw new Error('Something that was acknowledged is lost or doubled.');
  } finally {
    await end();
  }
});

function readNumber(option: string, text: string, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new Error(`${option}: "${text}" is not a number from 1 to ${max.toLocaleString('en')}.`);
}

function printOutcomes(outcomes: Outcome[]): void {
  const rows = outcomes.map((outcome) => [
    outcome.killed,
    describeErrors(outcome),
    `${outcome.recoverySeconds.toFixed(1)} s`,
    `${outcome.wholeSeconds.toFixed(1)} s`,
    `${outcome.acknowledged}, ${outcome.lost} lost, ${outcome.doubled} doubled`,
    `${outcome.mails}, ${outcome.mailsLost} lost, ${outcome.mailsDoubled} doubled`,
  ]);
  const heads = [
    'killed',
    'errors seen by visitors',
    'last error after',
    'whole after',
    'acknowledged writes',
    'mails',
  ];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  console.log('');
  for (const row of [heads, ...rows])
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.log('');
}

function describeErrors({ requests, errors }: Outcome): string {
  const total = [...errors.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...errors].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`);
  const of = `${total} of ${requests.toLocaleString('en')}`;
  return kinds.length === 0 ? of : `${of} (${kinds.join(', ')})`;
}
