import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { execNode, exitOnError } from './exec-node.mjs';
import { projectRoot } from './project-root.mjs';

await exitOnError(async () => {
  await ensureInstalled({ dev: false });
  await ensureBuilt();
  execNode([join(projectRoot, 'server/main.ts'), ...process.argv.slice(2)]);
});
