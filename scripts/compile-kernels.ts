import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const COMPILER = join(projectRoot, 'node_modules/assemblyscript/bin/asc.js');
const SOURCE = join(projectRoot, 'server/search/set-kernels.assembly.ts');
/** No objects, so no collector of garbage; the sets are in a memory that the server has. */
const OPTIONS = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--importMemory', '--noAssert'];

/** What has to be in server/search/compiled-kernels.ts. */
export function compiledKernels(): string {
  const directory = mkdtempSync(join(tmpdir(), 'inspectory-kernels-'));
  try {
    const file = join(directory, 'kernels.wasm');
    execFileSync(process.execPath, [COMPILER, SOURCE, '--outFile', file, ...OPTIONS]);
    const lines =
      readFileSync(file)
        .toString('base64')
        .match(/.{1,100}/g) ?? [];
    const text = lines.map((line) => `  '${line}'`).join(' +\n');
    return `/** set-kernels.assembly.ts as WebAssembly, in Base64. \`npm run build:kernels\` writes this file. */\nexport const COMPILED_KERNELS =\n${text};\n`;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
