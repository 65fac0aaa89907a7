import { globSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { build } from 'vite';
import { recordInput } from './build-inputs.mjs';
import { compressAssets } from './compress-assets.mjs';
import { drawIcons } from './draw-icons.mjs';
import { projectRoot } from './project-root.mjs';

// Builds the browser files and the page renderer.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Usage: build-pages.mjs DIRECTORY');
const client = join(directory, 'client');

await Promise.all([
  runVite({ outDir: client }),
  runVite({ outDir: join(directory, 'server'), ssr: 'web/entry-server.tsx' }),
]);
drawIcons(client);
await compressAssets(client);
// Beyond the module graph: names in web/ (vite.config.ts), class names and @import (Tailwind), copied files (Vite).
for (const pattern of ['package.json', 'web', 'web/**/*.{tsx,css}', 'web/public', 'web/public/**/*']) {
  for (const path of globSync(pattern, { cwd: projectRoot })) recordInput(join(projectRoot, path));
}

/** @param {import('vite').BuildOptions} options */
function runVite(options) {
  return build({
    root: projectRoot,
    // Native, so that its imports are recorded.
    configLoader: 'native',
    logLevel: 'warn',
    build: options,
    plugins: [{ name: 'input-recorder', buildEnd: recordModules }],
  });
}

/** @this {import('vite').Rolldown.PluginContext} */
function recordModules() {
  for (const id of this.getModuleIds()) {
    const [path = ''] = id.split('?');
    if (isAbsolute(path)) recordInput(path);
  }
}
