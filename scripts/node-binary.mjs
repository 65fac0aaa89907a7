import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const MIN_NODE_VERSION = 24;

/**
 * The Node that runs the project: the one pinned in package.json, or the current one if it is new enough. The pinned one
 * is tried first, because it does not start on every system that it installs on, for example Alpine.
 * @returns {string}
 */
export function nodeBinary() {
  const pinned = pinnedBinary();
  if (pinned === process.execPath || canStart(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_VERSION) return process.execPath;
  throw new Error(
    `This machine (${process.platform} ${process.arch}) needs Node ${MIN_NODE_VERSION} or newer, but this is Node ${process.versions.node}. Install Node ${MIN_NODE_VERSION}.`,
  );
}

function pinnedBinary() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(projectRoot, 'node_modules', `node-${system}-${process.arch}`, 'bin', file);
}

/** @param {string} file */
function canStart(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}
