import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

import { nodeBinary } from './node-binary.mjs';
import { projectRoot } from './project-root.mjs';
import { exitCodeOf, passSignalsTo } from './run-command.mjs';

/**
 * Lets the pinned Node take this process's place, as well as that goes everywhere: same terminal, signals, exit code.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 */
export function handOver(args, { cwd = process.cwd() } = {}) {
  // Wherever the caller stands, server and commands mean the same directory.
  const env = { ...process.env, DATA_DIR: resolve(projectRoot, process.env.DATA_DIR || 'data') };
  const child = spawn(nodeBinary(), args, { cwd, env, stdio: 'inherit' });
  passSignalsTo(child);
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? exitCodeOf(signal) : 1)));
}

/**
 * A signal to npm ends npm and its shell, which passes nothing on.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
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
