import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

import { nodeBinary } from './node-binary.mjs';
import { nodeFlags } from './node-flags.mjs';
import { projectRoot } from './project-root.mjs';
import { exitCodeOf, forwardSignals } from './run-command.mjs';

/**
 * Replaces this process with the pinned Node, as far as platforms without `exec` allow: same terminal, signals and exit
 * code.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 */
export function execNode(args, { cwd = process.cwd() } = {}) {
  // The server and the commands use the same data directory, wherever they are called from.
  const directory = resolve(projectRoot, process.env.DATA_DIR || 'data');
  // With it, a start does not load what turns TypeScript into JavaScript (docs/decisions/100-compiled-modules.md).
  const env = { NODE_COMPILE_CACHE: join(directory, 'compile-cache'), ...process.env, DATA_DIR: directory };
  const child = spawn(nodeBinary(), [...nodeFlags(process.env), ...args], { cwd, env, stdio: 'inherit' });
  forwardSignals(child);
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? exitCodeOf(signal) : 1)));
}

/**
 * A signal to npm ends npm and its shell without reaching this process.
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
 * Runs a script. An error ends the process with its message and without a stack trace.
 * @param {() => Promise<unknown>} script
 */
export async function exitOnError(script) {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
