import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

type Answer = { status: string; headers: Record<string, string>; body: Buffer };

describeOnEmbedded('cached responses, over a real connection', (makeApp) => {
  let site: TestApp;
  let port: number;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([company({ name: 'Øresund Prüfung' })]);
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = site.app.server.address() as AddressInfo);
  });

  /** Sends raw lines on one connection, and reads until the server is silent or closes it. */
  const exchange = async (...requests: string[]): Promise<{ answers: Answer[]; isEnded: boolean }> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const chunks: Buffer[] = [];
    let isEnded = false;
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = once(socket, 'end').then(() => {
      isEnded = true;
    });
    socket.write(requests.join(''));
    while (!isEnded && countAnswers(Buffer.concat(chunks), requests) < requests.length)
      await Promise.race([end, once(socket, 'data')]);
    const answers = readAnswers(Buffer.concat(chunks), requests);
    socket.destroy();
    return { answers, isEnded };
  };

  const get = (path: string, ...lines: string[]) =>
    `${['GET', 'HEAD'].includes(path.split(' ')[0] ?? '') ? path : `GET ${path} HTTP/1.1`}\r\n${['Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;
  const withoutDate = ({ date: _date, ...headers }: Record<string, string>) => headers;

  test.each(['identity', 'gzip', 'br'])('the second response equals the first: %s', async (encoding) => {
    const request = get('/company/1', `Accept-Encoding: ${encoding}`);
    const [first] = (await exchange(request)).answers;
    const [second] = (await exchange(request)).answers;
    expect(first?.status).toBe('HTTP/1.1 200 OK');
    expect(second?.status).toBe(first?.status);
    expect(withoutDate(second?.headers ?? {})).toEqual(withoutDate(first?.headers ?? {}));
    expect(second?.body).toEqual(first?.body);
    expect(Math.abs(Date.parse(second?.headers.date ?? '') - Date.now())).toBeLessThan(60_000);
    if (encoding === 'br') expect(brotliDecompressSync(second?.body ?? '').toString()).toContain('Øresund Prüfung');
    if (encoding === 'identity') expect(second?.body.toString()).toContain('Øresund Prüfung');
  });

  test('hardening: some of them are timed', async () => {
    await exchange(get('/about'));
    await exchange(get('/about'));
    const { text } = await site.call('GET', '/metrics');
    expect(text).toMatch(/^inspectory_response_seconds_count\{route="cached page"\} [1-9]/m);
  });

  test('section 2.109: those for browsers are counted, each time', async () => {
    const browser = ['User-Agent: Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', 'Accept-Language: de'];
    const request = get('/company/1/oresund-prufung', ...browser);
    for (let visit = 0; visit < 3; visit += 1) await exchange(request, request);
    await exchange(get('/company/1/oresund-prufung'));
    expect(site.context.visits.take().companies).toEqual([{ companyId: 1, views: 6, appearances: 0 }]);
  });

  test('pipelined requests get complete responses in order', async () => {
    const [home, profile] = [get('/', 'Accept-Encoding: identity'), get('/company/1', 'Accept-Encoding: identity')];
    const whole = (await exchange(home)).answers.concat((await exchange(profile)).answers);
    const { answers, isEnded } = await exchange(home, profile, home, profile);
    expect(answers.map(({ body }) => body)).toEqual([...whole, ...whole].map(({ body }) => body));
    expect(isEnded).toBe(false);
  });

  test('a serialized response counts among the bytes of the cache, once', async () => {
    const bytes = async () => Number(/cache_bytes (\d+)/.exec((await site.call('GET', '/metrics')).text)?.[1]);
    const request = get('/?search=prufung', 'Accept-Encoding: identity');
    const [first] = (await exchange(request)).answers;
    const before = await bytes();
    await exchange(request);
    const after = await bytes();
    expect(after - before).toBeGreaterThan(first?.body.length ?? 0);
    await exchange(request);
    expect(await bytes()).toBe(after);
  });

  test('HEAD returns the headers without a body; an unchanged page is a 304', async () => {
    const [cached] = (await exchange(get('/'))).answers;
    const etag = cached?.headers.etag;
    const { answers } = await exchange(get('HEAD / HTTP/1.1'), get('/', `If-None-Match: ${etag}`));
    expect(answers.map(({ status, body }) => [status, body.length])).toEqual([
      ['HTTP/1.1 200 OK', 0],
      ['HTTP/1.1 304 Not Modified', 0],
    ]);
    expect(answers[0]?.headers['content-length']).toBe(cached?.headers['content-length']);
  });

  test.each([
    ['one that asks to close', get('/', 'Connection: close')],
    ['one of HTTP/1.0', get('GET / HTTP/1.0')],
  ])('the connection is closed after the response: %s', async (_what, request) => {
    await exchange(get('/'));
    const { answers } = await exchange(request);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.headers.connection).toBe('close');
    expect(answers[0]?.body.toString()).toContain('</html>');
  });

  test('a visitor who disconnects before the response causes no error', async () => {
    const gone = new Promise((resolve) => site.app.server.once('request', (request) => request.once('close', resolve)));
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(get('/?search=never+asked+before'));
    await once(site.app.server, 'request');
    socket.destroy();
    await gone;
  });
});

/** The method and the status decide whether a response has a body. */
function readAnswers(bytes: Buffer, requests: string[]): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.includes('\r\n\r\n')) {
    const end = rest.indexOf('\r\n\r\n');
    const [status = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
      }),
    );
    const hasBody = !requests[answers.length]?.startsWith('HEAD') && !status.includes(' 304 ');
    const length = hasBody ? Number(headers['content-length']) : 0;
    if (rest.length < end + 4 + length) break;
    answers.push({ status, headers, body: rest.subarray(end + 4, end + 4 + length) });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}

function countAnswers(bytes: Buffer, requests: string[]): number {
  return readAnswers(bytes, requests).length;
}
