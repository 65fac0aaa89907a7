import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledKernels } from './compile-kernels.ts';
import { projectRoot } from './project-root.mjs';

test('the compiled kernels are those of their source', () => {
  expect(readFileSync(join(projectRoot, 'server/search/compiled-kernels.ts'), 'utf8')).toBe(compiledKernels());
});
