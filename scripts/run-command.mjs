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
    const signals = passSignalsTo(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      const stoppedBy = signals.stop();
      if (stoppedBy) process.exit(exitCodeOf(stoppedBy));
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Who stops this process means its child, too: an npm left alone would go on writing under the next start. Each signal
 * is passed on once, and the listener stays until `stop`, so that this process never goes before its child.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignalsTo(child) {
  /** @type {Set<NodeJS.Signals>} */
  const passedOn = new Set();
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (!passedOn.has(signal)) child.kill(signal);
    passedOn.add(signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  for (const signal of signals) process.on(signal, pass);
  return {
    /** @returns {NodeJS.Signals | undefined} the signal that came meanwhile */
    stop() {
      for (const signal of signals) process.off(signal, pass);
      return [...passedOn][0];
    },
  };
}

/**
 * As a shell tells it of a program that a signal ended.
 * @param {NodeJS.Signals} signal
 */
export function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}
