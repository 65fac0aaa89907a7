import { spawn } from 'node:child_process';
import { nodeBinary } from './node-binary.mjs';
import { exitCodeOf, passSignalsTo } from './run-command.mjs';

/**
 * Lets the pinned Node take this process's place, as well as that goes everywhere: same terminal, signals, exit code.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 */
export function handOver(args, { cwd = process.cwd() } = {}) {
  const child = spawn(nodeBinary(), args, { cwd, stdio: 'inherit' });
  passSignalsTo(child);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? exitCodeOf(signal) : 1)));
}

/**
 * Runs a script's work; what goes wrong is told in its own words, without a stack.
 * @param {() => Promise<unknown>} work
 */
export async function orExplain(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
