import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import { landingPath } from '#domain/landing/landing-path.ts';
import { LANDING_SERVICES } from '#domain/landing/landing-service.ts';
import { CLIENT_FILES } from '#server/pages/page-renderer.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import type { Result } from './report.ts';
import { get, type RunningServer, startServer } from './server-process.ts';

const KILOBYTE = 1_024;
const POLL_MILLISECONDS = 50;

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
/** Only admins load the admin dashboard. */
const ADMIN = 'web/admin/';

/** What a first visit loads, as it goes over the wire. */
export async function measureSizes(environment: BenchEnvironment): Promise<Result[]> {
  const server = await startServer({ DATA_DIR: environment.newDirectory() });
  environment.onEnd(server.stop);
  const { first, small: home } = await pageOf(server, '/');
  const services: { path: string; bytes: number }[] = [];
  for (const path of servicePages()) services.push({ path, bytes: (await pageOf(server, path)).small.length });
  services.sort((a, b) => b.bytes - a.bytes);
  await server.stop();
  const html = brotliDecompressSync(home).toString();
  const fonts = [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map((match) => match[1] ?? '');
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '');
  return [
    {
      what: 'HTML of the home page, br',
      value: home.length,
      unit: 'bytes',
      atMost: 8 * KILOBYTE,
      note: `${html.length} characters; ${first.length} bytes for the first visitor after a change`,
    },
    {
      what: `HTML of the largest of ${services.length} service pages, br`,
      value: services[0]?.bytes ?? 0,
      unit: 'bytes',
      atMost: 8 * KILOBYTE,
      note: services.map(({ path, bytes }) => `${path} ${bytes}`).join(', '),
    },
    {
      what: 'scripts before the browser is idle, gz',
      value: sum(scriptsAtOnce(), '.gz'),
      unit: 'bytes',
      atMost: 3 * KILOBYTE,
    },
    { what: 'all public scripts, gz', value: sum(publicScripts(), '.gz'), unit: 'bytes', atMost: 90 * KILOBYTE },
    { what: 'styles of the home page, br', value: sum(styles, '.br'), unit: 'bytes', note: `${sum(styles, '.gz')} gz` },
    { what: 'fonts that the page asks for', value: sum(fonts), unit: 'bytes', note: `${fonts.length} files, woff2` },
    {
      what: 'fonts of all scripts, woff2',
      value: sum(assets('.woff2')),
      unit: 'bytes',
      note: 'loaded when a character needs them',
    },
  ];
}

/** A page as the first visitor after a change gets it, and as it is once it was requested again and there was time to compress it. */
async function pageOf(server: RunningServer, path: string): Promise<{ first: Buffer; small: Buffer }> {
  const ask = async (encoding: string) => (await get(server.url + path, { 'accept-encoding': encoding })).body;
  const first = await ask('br');
  const best = brotliCompressSync(await ask('identity')).length;
  let small = await ask('br');
  while (small.length > best) {
    await setTimeout(POLL_MILLISECONDS);
    small = await ask('br');
  }
  return { first, small };
}

/** Those with a text of their own: they are the longest. */
function servicePages(): string[] {
  return LANDING_SERVICES.filter(({ slug }) => slug in SERVICE_CONTENT).map((service) =>
    landingPath({ kind: 'service', service, place: null }),
  );
}

/** The entry of the browser and its static imports. */
function scriptsAtOnce(): string[] {
  return reachable(({ imports = [] }) => imports);
}

/** All scripts that a visitor's browser may load. */
function publicScripts(): string[] {
  return reachable(({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((name) => !name.startsWith(ADMIN)),
  );
}

function reachable(next: (chunk: Manifest[string]) => string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(CLIENT_FILES, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = new Set(['web/entry-client.ts']);
  for (const name of names) {
    const chunk = manifest[name];
    for (const further of chunk === undefined ? [] : next(chunk)) names.add(further);
  }
  return [...names].map((name) => manifest[name]?.file ?? name);
}

function assets(ending: string): string[] {
  const names = readdirSync(join(CLIENT_FILES, 'assets'));
  return names.filter((name) => name.endsWith(ending)).map((name) => `assets/${name}`);
}

function sum(files: string[], compressed = ''): number {
  return files.reduce((bytes, file) => bytes + statSync(join(CLIENT_FILES, file + compressed)).size, 0);
}
