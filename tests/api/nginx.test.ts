import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { serviceRequest } from '#tests/support/service-request.ts';
import { findProgram } from '../../scripts/bench/find-program.ts';
import { deployed } from '../../scripts/cluster/directories.ts';

const nginx = findProgram('nginx');
const isRunnable = nginx !== undefined && findProgram('openssl') !== undefined && process.platform === 'linux';

type RunningNginx = { plain: number; tls: number; end: () => Promise<void> };

/** The deployed configuration with a certificate of its own, before one node. */
async function startNginx(node: number): Promise<RunningNginx> {
  const directory = mkdtempSync(join(tmpdir(), 'inspectory-nginx-'));
  // Started by root, nginx serves as another user.
  chmodSync(directory, 0o711);
  const [plain, tls] = [await freePort(), await freePort()];
  const file = (name: string) => join(directory, name);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=inspectory.example'],
      ...['-keyout', file('privkey.pem'), '-out', file('fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(
    file('inspectory-cache.conf'),
    deployed('nginx/inspectory-cache.conf', { '/var/lib/nginx/inspectory': file('cache') }),
  );
  writeFileSync(file('inspectory-locations.conf'), deployed('nginx/inspectory-locations.conf'));
  writeFileSync(
    file('inspectory.conf'),
    deployed('nginx/inspectory.conf', {
      '/etc/nginx/inspectory/': `${directory}/`,
      '/etc/letsencrypt/live/inspectory.example/': `${directory}/`,
      'server 127.0.0.1:3000': `server 127.0.0.1:${node}`,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen [::]:80;': '',
      'listen 443 ssl http2;': `listen 127.0.0.1:${tls} ssl http2;`,
      'listen [::]:443 ssl http2;': '',
    }),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${file(name)};`,
  );
  writeFileSync(
    file('nginx.conf'),
    `daemon off; pid ${file('pid')}; error_log stderr error; events { }
     http { access_log off; ${temporary.join(' ')} include ${file('inspectory.conf')}; }`,
  );
  const child = spawn(nginx ?? '', ['-p', directory, '-c', file('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const isServing = () =>
    callTls(tls, '/healthz').then(
      () => true,
      () => false,
    );
  while (!(await isServing())) await sleep(50);
  const end = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    if (child.exitCode === null) await gone;
    rmSync(directory, { recursive: true });
  };
  return { plain, tls, end };
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

function callTls(
  port: number,
  path: string,
  { cookie, body }: { cookie?: string; body?: object } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'inspectory.example',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const options = { port, path, headers, method: body ? 'POST' : 'GET', rejectUnauthorized: false, agent: false };
    const sent = request({ host: '127.0.0.1', ...options }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, headers, text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

if (isRunnable)
  describeOnPostgresql('hardening H42: nginx in front, as deployed', (makeApp) => {
    let site: TestApp;
    let server: ServerProcess;
    let front: RunningNginx;
    let isServing = true;
    let id = 0;
    const call = (path: string, options?: { cookie?: string; body?: object }) => callTls(front.tls, path, options);

    beforeAll(async () => {
      site = await makeApp({ env: { PUBLIC_URL: 'https://inspectory.example' } });
      [id = 0] = await site.insert([company({ name: 'Works 0', approved: true })]);
      server = await startServerProcess(site.database, {
        PUBLIC_URL: 'https://inspectory.example',
        TRUST_PROXY: '127.0.0.1',
      });
      front = await startNginx(Number(new URL(server.url).port));
    });

    afterAll(async () => {
      await front.end();
      if (isServing) await server.end('SIGTERM');
    });

    test('without TLS it redirects', async () => {
      const answer = await fetch(`http://127.0.0.1:${front.plain}/about?a=1`, { redirect: 'manual' });
      expect(answer.status).toBe(308);
      expect(answer.headers.get('location')).toBe('https://inspectory.example/about?a=1');
    });

    test('public pages are cached, and browsers still ask each time', async () => {
      for (const path of [`/company/${id}`, '/api/companies', '/?search=works', '/terms']) {
        expect((await call(path)).headers['x-cache'], path).toBe('MISS');
        const { status, headers } = await call(path);
        expect({ path, status, cache: headers['x-cache'] }).toEqual({ path, status: 200, cache: 'HIT' });
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(headers['strict-transport-security']).toBeDefined();
      }
    });

    test('what is not public is never cached', async () => {
      const { cookie } = await signedIn(site);
      for (const path of ['/nowhere', '/about', '/admin', '/sign-in', '/api/admin/stats', '/api/form-token']) {
        await call(path);
        expect((await call(path)).headers['x-cache'], path).toBe('MISS');
      }
      expect((await call('/terms', { cookie })).headers['x-cache']).toBe('BYPASS');
    });

    test('forms arrive', async () => {
      const { status, text } = await call('/api/service-requests', { body: { ...serviceRequest, companyId: id } });
      expect(status, text).toBe(201);
    });

    test('a change is shown to all within seconds, and without the server what was public stays', async () => {
      const admin = await signedIn(site);
      await admin.call('PUT', `/api/admin/companies/${id}`, company({ name: 'Works 1' }));
      while (!(await call(`/company/${id}`)).text.includes('>Works 1<')) await sleep(100);
      await server.end('SIGKILL');
      isServing = false;
      expect((await call(`/company/${id}`)).text).toContain('>Works 1<');
      expect((await call('/nowhere')).status).toBe(502);
    });
  });
else test.skip('hardening H42: nginx in front needs the programs nginx and openssl', () => undefined);
