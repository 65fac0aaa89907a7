import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { MAX_PIPELINED } from '#server/http/caching-server.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

describeOnEmbedded('connections', (makeApp) => {
  let site: TestApp;
  let port: number;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([company()]);
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = site.app.server.address() as AddressInfo);
  });

  /** Sends raw lines and returns the response until the server closes the connection. */
  const converse = async (lines: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.write(lines);
    await once(socket, 'close');
    return Buffer.concat(chunks).toString();
  };

  test.each(['/register', '/company/1'])(
    'hardening: a client that pipelines too many requests for %s is disconnected',
    async (path) => {
      // The second of the two pages is cached.
      await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
      const { length } = (await converse(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(MAX_PIPELINED + 2))).split(
        'HTTP/1.1 200',
      );
      expect(length - 1).toBeLessThanOrEqual(MAX_PIPELINED + 1);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    },
  );

  test('hardening: a request with two Host headers is a 400, also for a cached page', async () => {
    await fetch(`http://127.0.0.1:${port}/company/1`).then((answer) => answer.text());
    for (const path of ['/company/1', '/api/companies'])
      expect(await converse(`GET ${path} HTTP/1.1\r\nHost: x\r\nHOST: y\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400 .*A request has one Host header\./s,
      );
  });

  test('hardening: more requests than that are served one after the other', async () => {
    const socket = connect(port, '127.0.0.1');
    for (let count = 0; count < MAX_PIPELINED + 2; count += 1) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toContain('200 OK');
    }
    socket.destroy();
  });

  test.each(['', 'Content-Length: 0\r\n'])(
    'decision 16: a content type without a body is accepted (%j)',
    async (length) => {
      const send = (request: string) =>
        converse(
          `${request} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}Connection: close\r\n\r\n`,
        );
      expect(await send('POST /api/contact')).toMatch(/^HTTP\/1.1 400 .*Please send the fields as a JSON object/s);
      expect(await send('POST /api/logout')).toMatch(/^HTTP\/1.1 200 /);
      expect(await send('DELETE /api/admin/companies/1')).toMatch(/^HTTP\/1.1 401 /);
    },
  );

  test('hardening: a stopping process still responds, and every response closes its connection', async () => {
    const send = (path: string) => converse(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await fetch(`http://127.0.0.1:${port}/company/1`).then((answer) => answer.text());
    site.context.state.stopping = true;
    for (const path of ['/company/1', '/?search=uncached']) {
      expect(await send(path)).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*<\/html>/is);
    }
    expect(await send('/readyz')).toMatch(/^HTTP\/1.1 503 .*stopping/s);
    site.context.state.stopping = false;
  });
});
