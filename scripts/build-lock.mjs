import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from './project-root.mjs';

const lockFile = join(projectRoot, 'dist', '.lock');
const STALE_AFTER_MILLISECONDS = 15 * 60_000;
const POLL_MILLISECONDS = 250;

/**
 * Runs a task while no other process of this checkout runs one: two `npm install` at once corrupt node_modules.
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withBuildLock(task) {
  mkdirSync(join(projectRoot, 'dist'), { recursive: true });
  for (let attempt = 0; !acquireLock(); attempt += 1) {
    if (attempt === 1) console.log('Waiting for another process of this project to finish installing or building…');
    await sleep(POLL_MILLISECONDS);
  }
  try {
    return await task();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function acquireLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isStale()) rmSync(lockFile, { force: true });
    return false;
  }
}

/** A killed process leaves its lock behind. The age decides where process ids mean nothing, as across containers. */
function isStale() {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (Date.now() - statSync(lockFile).mtimeMs > STALE_AFTER_MILLISECONDS) return true;
    return holder > 0 && !isRunning(holder);
  } catch {
    return false;
  }
}

/** @param {number} processId */
function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
