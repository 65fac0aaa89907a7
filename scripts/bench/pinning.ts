import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What is measured runs on one core, what makes the load on another, so that neither takes the other's time. */
const CORES = { server: '0', load: '1', all: `0-${availableParallelism() - 1}` };
type Cores = keyof typeof CORES;

export const isPinned =
  availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** The command line that runs a program on these cores; the program keeps its process id. */
export function commandOn(cores: Cores, file: string, args: string[]): [file: string, args: string[]] {
  return isPinned ? ['taskset', ['-c', CORES[cores], file, ...args]] : [file, args];
}

/** Moves a running process with all its threads. What it starts from then on stays with it. */
export function moveTo(cores: Cores, processId: number): void {
  if (isPinned) execFileSync('taskset', ['-apc', CORES[cores], String(processId)], { stdio: 'ignore' });
}
