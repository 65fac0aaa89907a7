import { ensureInstalled } from './ensure-install.mjs';
import { execNode, exitOnError } from './exec-node.mjs';
import { projectRoot } from './project-root.mjs';

await exitOnError(async () => {
  await ensureInstalled({ dev: true });
  // Directories, because new files and files that failed to load are watched too. Vite watches web/.
  execNode(
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
