import { join } from 'node:path';
import { ensureDataBuilt } from './build-data.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { handOver, orExplain } from './hand-over.mjs';
import { projectRoot } from './project-root.mjs';

// node scripts/run.mjs [--dev] FILE args…: a command-line tool of the project; --dev when it needs development packages.
const args = process.argv.slice(2);
const dev = args[0] === '--dev';
const [file, ...rest] = dev ? args.slice(1) : args;

await orExplain(async () => {
  if (!file) throw new Error('Which file? node scripts/run.mjs [--dev] FILE args…');
  await ensureInstalled({ dev });
  await ensureDataBuilt();
  // npm changes to the project's directory; file names among the arguments are meant from where the caller stands.
  handOver([join(projectRoot, file), ...rest], { cwd: process.env.INIT_CWD ?? process.cwd() });
});
