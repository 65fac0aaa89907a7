import { join } from 'node:path';
import { ensureDataBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { execNode, exitOnError } from './exec-node.mjs';
import { projectRoot } from './project-root.mjs';

// node scripts/run.mjs [--dev] FILE args…: runs a command-line program of the project; --dev if it needs development packages.
const args = process.argv.slice(2);
const dev = args[0] === '--dev';
const [file, ...rest] = dev ? args.slice(1) : args;

await exitOnError(async () => {
  if (!file) throw new Error('Usage: node scripts/run.mjs [--dev] FILE args…');
  await ensureInstalled({ dev });
  await ensureDataBuilt();
  // npm changes to the project's directory; file names in the arguments are relative to the caller's.
  execNode([join(projectRoot, file), ...rest], { cwd: process.env.INIT_CWD ?? process.cwd() });
});
