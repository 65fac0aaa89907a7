import { ensureInstalled } from './ensure-install.mjs';
import { handOver, orExplain } from './hand-over.mjs';
import { projectRoot } from './project-root.mjs';

await orExplain(async () => {
  await ensureInstalled({ dev: true });
  // Whole directories, so that new files and files that once failed to load are seen too; web/ is Vite's to watch.
  handOver(
    [
      '--watch-path=server',
      '--watch-path=domain',
      '--watch-preserve-output',
      'server/main.ts',
      '--dev',
      ...process.argv.slice(2),
    ],
    { cwd: projectRoot },
  );
});
