import { cpus, release, totalmem } from 'node:os';
import { nginxVersion } from './nginx-process.ts';
import { isPinned } from './pinning.ts';
import type { Workplace } from './workplace.ts';

/** One line of the table. A limit is the most or the least that is good; a line without one is for knowing. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
  note?: string;
};

export function printMachine({ postgresql }: Workplace): void {
  const [processor] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(1);
  console.log(`${processor?.model}, ${cpus().length} cores, ${memory} GB, ${process.platform} ${release()}`);
  console.log(
    `Node ${process.versions.node}, PostgreSQL ${postgresql?.version ?? 'not there'}, nginx ${nginxVersion() ?? 'not there'}, ` +
      `${isPinned ? 'server on core 0, load on core 1' : 'not pinned to cores'}\n`,
  );
}

export function printFigures(title: string, figures: Figure[]): void {
  console.log(title);
  for (const figure of figures) {
    const { what, value, unit, note = '' } = figure;
    console.log(`  ${what.padEnd(58)} ${format(value).padStart(9)} ${unit.padEnd(12)} ${verdict(figure).padEnd(22)} ${note}`);
  }
  console.log('');
}

function verdict({ value, atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `${value <= atMost ? 'good' : 'MISSED'}, at most ${format(atMost)}`;
  if (atLeast !== undefined) return `${value >= atLeast ? 'good' : 'MISSED'}, at least ${format(atLeast)}`;
  return '';
}

function format(value: number): string {
  if (Number.isNaN(value)) return '-';
  return value.toLocaleString('en', value < 10 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 });
}
