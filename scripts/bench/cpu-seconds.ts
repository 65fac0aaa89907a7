import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export const hasProc = existsSync('/proc/self/stat');

const ticksPerSecond = hasProc ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100;

/** Processor time that a process and all its threads have used, in user and in system mode. Linux only. */
export function cpuSeconds(processId: number): number {
  const fields = statFields(processId);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** How long the main thread of a process was ready to run while another one had its core. Linux only. */
export function secondsWithoutCore(processId: number): number {
  const [, waited] = readFileSync(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').split(' ');
  return Number(waited) / 1e9;
}

/** Processor time of all processes that one process has started, also of those that have ended. Linux only. */
export function cpuSecondsOfChildren(parentId: number): number {
  const processIds = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parent = statFields(parentId);
  const ofEnded = (Number(parent[13]) + Number(parent[14])) / ticksPerSecond;
  return processIds.map(Number).reduce((sum, processId) => {
    try {
      return Number(statFields(processId)[1]) === parentId ? sum + cpuSeconds(processId) : sum;
    } catch {
      // It has ended meanwhile.
      return sum;
    }
  }, ofEnded);
}

/** The fields of `/proc/PID/stat` behind the name of the program, which may hold blanks and brackets. */
function statFields(processId: number): string[] {
  const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
