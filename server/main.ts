import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readEnv } from './env.ts';

/**
 * The compiled modules of a start are stored for the next one, which saves half a second of a core. Only modules that are imported
 * after this are, so that nearly all of the server is imported here.
 */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  enableCompileCache(join(env.DATA_DIR, 'compile-cache'));
  const { runServer } = await import('./run-server.ts');
  await runServer(env);
}

start().catch((error: Error) => {
  // One clear line: what stops a start is usually a setting, where a stack trace is no help.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
