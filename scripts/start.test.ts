import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLauncherProject, type LauncherProject, startProcess } from '#tests/support/launcher-project.ts';

const LOCK_FILE = JSON.stringify({ packages: { '': {} } });
const START = 'scripts/start.mjs';
const SERVER = `
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      console.log('server received ' + signal);
      process.exit(7);
    });
  }
  setInterval(() => {}, 1_000);
  console.log('server ready');`;

/** A project in which everything is installed, and a build takes no time. */
function createProject(files: Record<string, string> = {}): LauncherProject {
  return createLauncherProject({
    'package-lock.json': LOCK_FILE,
    'node_modules/.package-lock.json': LOCK_FILE,
    'scripts/build-gazetteer.ts': '',
    'scripts/build-lexicon.ts': '',
    'scripts/build-maps.ts': '',
    'scripts/build-pages.mjs': '',
    'server/main.ts': SERVER,
    ...files,
  });
}

describe.skipIf(process.platform === 'win32')('signals', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s reaches the server, whose exit code is returned', async (signal) => {
    const launcher = createProject().start([START]);
    await launcher.untilOutput('server ready');
    launcher.child.kill(signal);
    const { code, output } = await launcher.result;
    expect({ code, output }).toEqual({ code: 7, output: expect.stringContaining(`server received ${signal}`) });
  });

  test('SIGTERM to npm reaches the server', async () => {
    const { directory, write } = createProject();
    write('package.json', JSON.stringify({ type: 'module', scripts: { start: `node ${START}` } }));
    const env = {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      npm_config_update_notifier: 'false',
    };
    const npm = startProcess('npm', ['start'], directory, env);
    await npm.untilOutput('server ready');
    npm.child.kill('SIGTERM');
    expect((await npm.result).output).toContain('server received SIGTERM');
  });

  test('a server that a signal ends has the exit code of a shell', async () => {
    const project = createProject({ 'server/main.ts': `process.kill(process.pid, 'SIGKILL');` });
    expect(await project.run([START])).toMatchObject({ code: 137 });
  });

  test('SIGTERM during a build ends the build and starts no server', async () => {
    const launcher = createProject({
      'scripts/build-pages.mjs': `console.log('builds'); setInterval(() => {}, 1_000);`,
    }).start([START]);
    await launcher.untilOutput('Built the maps');
    launcher.child.kill('SIGTERM');
    const { code, output } = await launcher.result;
    expect(code).toBe(143);
    expect(output).not.toContain('server ready');
  });
});

describe('start', () => {
  test('builds before the first start only', async () => {
    const project = createProject({ 'server/main.ts': `console.log('server ready');` });
    const first = await project.run([START]);
    expect(first.code).toBe(0);
    expect(first.output.match(/^Built the \w+|^server ready/gm)?.toSorted()).toEqual([
      'Built the gazetteer',
      'Built the lexicon',
      'Built the maps',
      'Built the pages',
      'server ready',
    ]);
    expect(await project.run([START])).toMatchObject({ code: 0, output: 'server ready\n' });
  });

  test('passes arguments and an absolute data directory to the server', async () => {
    const project = createProject({
      'server/main.ts': 'console.log(JSON.stringify([process.env.DATA_DIR, ...process.argv.slice(2)]));',
    });
    await project.run([START]);
    const { output } = await project.run([START, '--dev'], { DATA_DIR: 'elsewhere' });
    expect(JSON.parse(output)).toEqual([join(project.directory, 'elsewhere'), '--dev']);
  });

  test('ends with a message and without a stack trace if it cannot build', async () => {
    const project = createProject({ 'scripts/build-maps.ts': `console.error('no atlas'); process.exit(1);` });
    const { code, output } = await project.run([START]);
    expect(code).toBe(1);
    expect(output).toMatch(/no atlas\n\nThe maps could not be built \(see above\)\.\n$/);
    expect(output).not.toContain('server ready');
  });
});
