import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createLauncherProject, type LauncherProject } from '#tests/support/launcher-project.ts';

const LOCK_FILE = 'package-lock.json';
const HIDDEN_LOCK_FILE = 'node_modules/.package-lock.json';
const NPM = 'bin/npm-cli.js';
/** Installs like npm: records its arguments, removes nothing, writes the hidden lock file last. */
const NPM_PROGRAM = `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules', { recursive: true });
  if (process.env.NPM_FAILS) { console.error('no such version'); process.exit(3); }
  if (process.env.NPM_HANGS) setInterval(() => {}, 1_000);
  else {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const omitsDev = process.argv.includes('--omit=dev');
    const installed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !(dev && omitsDev));
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }));
  }`;

function lockFile(version: string): string {
  return JSON.stringify({
    packages: {
      '': {},
      'node_modules/server': { version, integrity: `sha512-${version}` },
      'node_modules/checker': { version: '1.0.0', integrity: 'sha512-checker', dev: true },
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
  });
}

function createProject(files: Record<string, string> = {}): LauncherProject {
  return createLauncherProject({ [LOCK_FILE]: lockFile('1.0.0'), [NPM]: NPM_PROGRAM, ...files });
}

function start(project: LauncherProject, { dev = false, env = {} }: { dev?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  const program = `
    import { ensureInstalled } from './scripts/ensure-install.mjs';
    import { exitOnError } from './scripts/exec-node.mjs';
    await exitOnError(() => ensureInstalled({ dev: ${dev} }));`;
  const npm = { npm_execpath: join(project.directory, NPM) };
  return project.start(['--input-type=module', '--eval', program], { ...npm, ...env });
}

async function install(project: LauncherProject, dev = false): Promise<void> {
  expect(await start(project, { dev }).result).toMatchObject({ code: 0 });
}

/** The arguments of each call of npm so far. */
function npmCalls(project: LauncherProject): string[] {
  return project.exists('npm-calls') ? project.read('npm-calls').trimEnd().split('\n') : [];
}

describe('installation', () => {
  test('installs once, without development packages for production', async () => {
    const project = createProject();
    await install(project);
    await install(project);
    expect(npmCalls(project)).toEqual([expect.stringMatching(/^install --no-save .*--omit=dev .*--ignore-scripts/)]);
  });

  test('installs again for development; that installation serves production too', async () => {
    const project = createProject();
    await install(project);
    await install(project, true);
    await install(project, true);
    await install(project);
    expect(npmCalls(project)).toEqual([
      expect.stringContaining('--omit=dev'),
      expect.stringContaining('--include=dev'),
    ]);
  });

  test('installs again after a change of the lock file', async () => {
    const project = createProject();
    await install(project);
    project.write(LOCK_FILE, lockFile('2.0.0'));
    await install(project);
    await install(project);
    expect(npmCalls(project)).toHaveLength(2);
  });

  test('accepts an installation by hand', async () => {
    const project = createProject({ [HIDDEN_LOCK_FILE]: lockFile('1.0.0') });
    await install(project, true);
    await install(project);
    expect(npmCalls(project)).toEqual([]);
  });

  test.each([
    ['another version', lockFile('1.0.1')],
    ['a missing package', JSON.stringify({ packages: {} })],
    ['a damaged list', '{'],
  ])('installs again after an installation by hand with %s', async (_difference, hiddenLockFile) => {
    const project = createProject();
    await install(project);
    project.write(HIDDEN_LOCK_FILE, hiddenLockFile);
    await install(project);
    expect(npmCalls(project)).toHaveLength(2);
  });

  test('shows why npm failed, and tries again at the next start', async () => {
    const project = createProject();
    const { code, output } = await start(project, { env: { NPM_FAILS: '1' } }).result;
    expect(code).toBe(1);
    expect(output).toContain('no such version');
    expect(output).toMatch(/The packages could not be installed: npm exited with code 3 \(see above\)\.\n$/);
    await install(project);
    expect(npmCalls(project)).toHaveLength(2);
  });

  test.skipIf(process.platform === 'win32')('repeats an interrupted update', async () => {
    const project = createProject();
    await install(project);
    project.write(LOCK_FILE, lockFile('2.0.0'));
    const interrupted = start(project, { env: { NPM_HANGS: '1' } });
    await vi.waitFor(() => expect(npmCalls(project)).toHaveLength(2), { timeout: 30_000 });
    interrupted.child.kill('SIGTERM');
    expect(await interrupted.result).toMatchObject({ code: 143 });
    // Even the lock file of the finished installation does not make the interrupted one valid.
    project.write(LOCK_FILE, lockFile('1.0.0'));
    await install(project);
    expect(npmCalls(project)).toHaveLength(3);
  });

  test('two starts at the same time install once', async () => {
    const project = createProject();
    await Promise.all([install(project), install(project)]);
    expect(npmCalls(project)).toHaveLength(1);
  });
});
