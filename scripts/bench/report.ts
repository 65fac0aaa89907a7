import { createHash } from 'node:crypto';
import { cpus, loadavg, release, totalmem } from 'node:os';
import type { BenchEnvironment } from './bench-environment.ts';
import { nginxVersion } from './nginx-process.ts';
import { isPinned } from './pinning.ts';

const SPEED_MILLISECONDS = 300;

/** One line of the table. A line without a limit is for information. */
export type Result = {
  what: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
  note?: string;
};

export function printMachine({ postgresql }: BenchEnvironment): void {
  const [processor] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  console.log(`${processor?.model}, ${cpus().length} cores, ${memory} GB, ${process.platform} ${release()}`);
  console.log(
    `Node ${process.versions.node}, PostgreSQL ${postgresql?.version ?? 'not there'}, nginx ${nginxVersion() ?? 'not there'}, ` +
      `${isPinned ? 'server on core 0, load on core 1' : 'not pinned to cores'}`,
  );
  printSpeed('At the beginning');
}

/**
 * The present speed of a processor second: on shared cores a busy neighbour takes up to half of it, and of all results per
 * processor second.
 */
export function printSpeed(when: string): void {
  const block = Buffer.alloc(2 ** 20);
  const until = performance.now() + SPEED_MILLISECONDS;
  const before = process.cpuUsage();
  let blocks = 0;
  for (; performance.now() < until; blocks += 1) createHash('sha256').update(block).digest();
  const { user, system } = process.cpuUsage(before);
  const speed = Math.round(blocks / ((user + system) / 1e6));
  console.log(`${when}: load average ${loadavg()[0]?.toFixed(1)}, ${speed} MB of SHA-256 per processor second\n`);
}

export function printResults(title: string, results: Result[]): void {
  console.log(title);
  for (const result of results) {
    const { what, value, unit, note = '' } = result;
    console.log(
      `  ${what.padEnd(58)} ${format(value).padStart(9)} ${unit.padEnd(12)} ${verdict(result).padEnd(22)} ${note}`,
    );
  }
  console.log('');
}

function verdict({ value, atMost, atLeast }: Result): string {
  if (atMost !== undefined) return `${value <= atMost ? 'good' : 'MISSED'}, at most ${format(atMost)}`;
  if (atLeast !== undefined) return `${value >= atLeast ? 'good' : 'MISSED'}, at least ${format(atLeast)}`;
  return '';
}

function format(value: number): string {
  if (Number.isNaN(value)) return '-';
  return value.toLocaleString('en', value < 10 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 });
}
