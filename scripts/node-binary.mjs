import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const OLDEST_NODE = 24;

/**
 * The Node that runs the project: the one pinned in package.json, or the current one if it is new enough. The pinned one
 * is tried, because it does not run everywhere: on Alpine it is installed and does not start.
 * @returns {string}
 */
export function nodeBinary() {
  const pinned = pinnedBinary();
  if (pinned === process.execPath || runs(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath;
  throw new Error(
    `This machine (${process.platform} ${process.arch}) needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}: please install Node ${OLDEST_NODE}.`,
  );
}

function pinnedBinary() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(projectRoot, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

/** @param {string} file */
function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
