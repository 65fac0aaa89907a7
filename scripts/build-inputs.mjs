import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.mjs';

// Preloaded by build.mjs with BUILD_INPUTS=FILE: writes the inputs of a build program to that file when it ends, all
// modules that it imported and all files that it recorded itself.
/** @type {Set<string>} */
const inputs = new Set();
const { BUILD_INPUTS } = process.env;

if (BUILD_INPUTS) {
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:')) recordInput(fileURLToPath(url));
      return nextLoad(url, context);
    },
  });
  process.on('exit', () => writeFileSync(BUILD_INPUTS, JSON.stringify([...inputs].sort())));
}

/**
 * Adds a file, or a directory whose list of names matters, to the inputs of the build. A file of a package stands for
 * the version of the package.
 * @param {string} path
 */
export function recordInput(path) {
  const relativePath = relative(projectRoot, path).split(sep).join('/');
  const [packageDirectory] = /node_modules\/(?:@[^/]+\/)?[^/]+(?=\/(?!.*node_modules\/))/.exec(relativePath) ?? [];
  inputs.add(packageDirectory ? `${packageDirectory}/package.json` : relativePath);
}
