import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './project-root.mjs';

/**
 * Runs a program in the project's directory. Its output is collected, or with `show` goes straight to the terminal.
 * @param {string} file
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string | undefined>, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(file, args, { show = false, env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const forwarding = forwardSignals(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      const received = forwarding.stop();
      if (received) process.exit(exitCodeOf(received));
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Forwards each signal once, so that a stopped start leaves no npm behind that writes under the next one. The listeners
 * stay until `stop`: this process never ends before its child.
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  /** @type {Set<NodeJS.Signals>} */
  const received = new Set();
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (!received.has(signal)) child.kill(signal);
    received.add(signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  for (const signal of signals) process.on(signal, forward);
  return {
    /** @returns {NodeJS.Signals | undefined} the first signal received meanwhile */
    stop() {
      for (const signal of signals) process.off(signal, forward);
      return [...received][0];
    },
  };
}

/**
 * The exit code by which a shell reports that a signal ended a program.
 * @param {NodeJS.Signals} signal
 */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
