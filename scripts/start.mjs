import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { handOver, orExplain } from './hand-over.mjs';
import { projectRoot } from './project-root.mjs';

await orExplain(async () => {
  await ensureInstalled({ dev: false });
  await ensureBuilt();
  handOver([join(projectRoot, 'server/main.ts'), ...process.argv.slice(2)]);
});
