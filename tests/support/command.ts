import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { nodeFlags } from '../../scripts/node-flags.mjs';
import { projectRoot } from '../../scripts/project-root.mjs';
import { compileCache } from './compile-cache.ts';

export type CommandResult = { code: number; out: string; error: string };

/** Runs a command of `server/operations/` in a process of its own, as its npm script does. */
export function runCommand(name: string, args: string[], variables: Record<string, string>): Promise<CommandResult> {
  const file = join(projectRoot, 'server/operations', `${name}.ts`);
  const env = { ...variables, ...compileCache() };
  return new Promise((resolve) => {
    execFile(nodeBinary(), [...nodeFlags(variables), file, ...args], { env }, (failure, out, error) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), out, error }),
    );
  });
}
