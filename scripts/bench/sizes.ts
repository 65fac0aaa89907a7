import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CLIENT_FILES } from '#server/pages/page-renderer.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import type { Result } from './report.ts';
import { get, startServer } from './server-process.ts';

const KILOBYTE = 1_024;

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
/** Only admins load the admin dashboard. */
const ADMIN = 'web/admin/';

/** What a first visit loads, as it goes over the wire. */
export async function measureSizes(environment: BenchEnvironment): Promise<Result[]> {
  const server = await startServer({ DATA_DIR: environment.newDirectory() });
  environment.onEnd(server.stop);
  const getHome = () => get(`${server.url}/`, { 'accept-encoding': 'br' });
  const first = await getHome();
  if (first.headers['content-encoding'] !== 'br') throw new Error('The home page did not come in brotli.');
  // The server compresses it well once it is requested again.
  let home = await getHome();
  while (home.body.length === first.body.length) home = await getHome();
  await server.stop();
  const html = brotliDecompressSync(home.body).toString();
  const fonts = [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map((match) => match[1] ?? '');
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '');
  return [
    {
      what: 'HTML of the home page, br',
      value: home.body.length,
      unit: 'bytes',
      atMost: 8 * KILOBYTE,
      note: `${html.length} characters; ${first.body.length} bytes for the first visitor after a change`,
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
