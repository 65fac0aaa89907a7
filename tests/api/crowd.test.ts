import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnPostgresql } from '#tests/support/app.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

const VISITORS = 1_000;
/** On Linux, the most connections that wait for any process. */
const LIMIT = '/proc/sys/net/core/somaxconn';
const hasRoom = existsSync(LIMIT) && Number(readFileSync(LIMIT, 'utf8')) > VISITORS;

describeOnPostgresql('a crowd of visitors', (makeApp) => {
  test.runIf(hasRoom)('hardening H31: all are connected while the process is busy, and then answered', async () => {
    const { database } = await makeApp();
    const server = await startServerProcess(database);
    process.kill(server.processId, 'SIGSTOP');
    // Who finds no room would be tried again, in vain while the process is stopped.
    const sockets = await Promise.all(Array.from({ length: VISITORS }, () => connectTo(server.url)));
    process.kill(server.processId, 'SIGCONT');
    expect(new Set(await Promise.all(sockets.map(askForHealth)))).toEqual(new Set(['HTTP/1.1 200 OK']));
    await server.end('SIGTERM');
  });
});

async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** The first line of the answer. */
async function askForHealth(socket: Socket): Promise<string | undefined> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n')[0];
}
