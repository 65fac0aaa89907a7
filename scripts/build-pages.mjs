import { globSync, mkdirSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { build } from 'vite';
import { recordInput } from './build-inputs.mjs';
import { compressAssets } from './compress-assets.mjs';
import { drawIcons } from './draw-icons.mjs';
import { projectRoot } from './project-root.mjs';
import { subsetFonts } from './subset-fonts.mjs';

// Builds the browser files and the page renderer.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Usage: build-pages.mjs DIRECTORY');
const client = join(directory, 'client');
const fonts = join(directory, 'fonts');

mkdirSync(fonts);
const fontFaces = await subsetFonts(fonts, (file) => relative(join(projectRoot, 'web'), file).replaceAll('\\', '/'));

await Promise.all([
  runVite({ outDir: client }),
  runVite({ outDir: join(directory, 'server'), ssr: 'web/entry-server.tsx' }),
]);
drawIcons(client);
rmSync(fonts, { recursive: true });
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
    plugins: [
      { name: 'input-recorder', buildEnd: recordModules },
      { name: 'font-subsets', enforce: 'pre', transform: addFontFaces },
    ],
  });
}

/** @this {import('vite').Rolldown.PluginContext} */
function recordModules() {
  for (const id of this.getModuleIds()) {
    const [path = ''] = id.split('?');
    if (isAbsolute(path)) recordInput(path);
  }
}

/**
 * @param {string} code
 * @param {string} id
 */
function addFontFaces(code, id) {
  return id === join(projectRoot, 'web/styles.css') ? `${code}\n${fontFaces}` : undefined;
}
