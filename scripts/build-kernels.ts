import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledKernels } from './compile-kernels.ts';
import { projectRoot } from './project-root.mjs';

writeFileSync(join(projectRoot, 'server/search/compiled-kernels.ts'), compiledKernels());
