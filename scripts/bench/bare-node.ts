import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { nodeBinary } from '../node-binary.mjs';
import { cpuSeconds } from './cpu-seconds.ts';
import { commandOn } from './pinning.ts';
import { type Answer, stopProcess, untilItAnswers } from './server-process.ts';

type RunningBareNode = { url: string; cpuSeconds: () => Promise<number>; stop: () => Promise<void> };

/** `bare-server.ts` on the core of the server, with the headers and bytes of one answer. */
export async function startBareNode({ headers, body }: Answer): Promise<RunningBareNode> {
  const port = await freePort();
  const own = ['date', 'connection', 'keep-alive'];
  const flat = Object.entries(headers).flatMap(([name, value]) => (own.includes(name) ? [] : [name, String(value)]));
  const [file, args] = commandOn('server', nodeBinary(), [join(import.meta.dirname, 'bare-server.ts')]);
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HEADERS: JSON.stringify(flat),
    BODY: body.toString('base64'),
  };
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}/`, child);
  const processId = child.pid ?? 0;
  return { url, cpuSeconds: async () => cpuSeconds(processId), stop: () => stopProcess(child) };
}
