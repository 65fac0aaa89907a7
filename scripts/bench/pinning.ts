import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findProgram } from './find-program.ts';

/** What is measured runs on one core, what makes the load on another, so that neither takes the other's time. */
const CORES = { server: '0', load: '1', all: `0-${availableParallelism() - 1}` };
export type Cores = keyof typeof CORES;

const taskset = availableParallelism() > 1 ? findProgram('taskset') : undefined;
export const isPinned = taskset !== undefined;

/** The command line that runs a program on these cores; the program keeps its process id. */
export function commandOn(cores: Cores, file: string, args: string[]): [file: string, args: string[]] {
  return taskset !== undefined ? [taskset, ['-c', CORES[cores], file, ...args]] : [file, args];
}

/** Moves a running process with all its threads. What it starts from then on stays with it. */
export function moveTo(cores: Cores, processId: number): void {
  if (taskset !== undefined) execFileSync(taskset, ['-apc', CORES[cores], String(processId)], { stdio: 'ignore' });
}
