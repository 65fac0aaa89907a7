import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from './project-root.mjs';

const lockFile = join(projectRoot, 'dist', '.lock');
const STALE_AFTER_MILLISECONDS = 15 * 60_000;

/**
 * Does the work while no other start of this checkout does its own: two `npm` in one node_modules destroy it.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  mkdirSync(join(projectRoot, 'dist'), { recursive: true });
  for (let waited = 0; !takeLock(); waited += 1) {
    if (waited === 1) console.log('Waiting for another start of this project to finish its preparations…');
    await sleep(250);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

/** An interrupted start leaves its lock behind; its process is then gone, or, where numbers mean nothing, the file old. */
function isAbandoned() {
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
