import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLauncherProject } from '#tests/support/launcher-project.ts';

const LOCK = 'dist/.lock';
const HOLD = 'hold.mjs';
/** Holds the lock until it reads a line. */
const HOLD_PROGRAM = `
  import { once } from 'node:events';
  import { withBuildLock } from './scripts/build-lock.mjs';
  await withBuildLock(async () => {
    console.log('acquired');
    await once(process.stdin, 'data');
  });
  process.exit();`;

describe('build lock', () => {
  test('a second process waits for the first', async () => {
    const project = createLauncherProject({ [HOLD]: HOLD_PROGRAM });
    const first = project.start([HOLD]);
    await first.untilOutput('acquired');
    const second = project.start([HOLD]);
    await second.untilOutput('Waiting for another process');
    first.child.stdin?.write('\n');
    expect(await first.result).toMatchObject({ code: 0 });
    await second.untilOutput('acquired');
    second.child.stdin?.write('\n');
    expect((await second.result).output).toMatch(/^Waiting .*\nacquired\n$/);
    expect(project.exists(LOCK)).toBe(false);
  });

  test('processes that start at the same time take turns', async () => {
    const program = `
      import { appendFileSync } from 'node:fs';
      import { setImmediate } from 'node:timers/promises';
      import { withBuildLock } from './scripts/build-lock.mjs';
      await withBuildLock(async () => {
        appendFileSync('log', process.pid + ' ');
        for (let turn = 0; turn < 100; turn += 1) await setImmediate();
        appendFileSync('log', process.pid + '\\n');
      });`;
    const project = createLauncherProject({ 'take-turn.mjs': program });
    await Promise.all(Array.from({ length: 4 }, () => project.run(['take-turn.mjs'])));
    const lines = project.read('log').trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^(\d+) \1$/);
  });

  test('the lock of a killed process is ignored', async () => {
    const project = createLauncherProject({ [HOLD]: HOLD_PROGRAM });
    const first = project.start([HOLD]);
    await first.untilOutput('acquired');
    const second = project.start([HOLD]);
    await second.untilOutput('Waiting for another process');
    first.child.kill('SIGKILL');
    await second.untilOutput('acquired');
  });

  test('a lock that a dead process left behind is ignored', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const project = createLauncherProject({ [HOLD]: HOLD_PROGRAM, [LOCK]: String(pid) });
    await project.start([HOLD]).untilOutput('acquired');
    expect(project.read(LOCK)).not.toBe(String(pid));
  });

  test('a lock of 16 minutes ago is ignored, even if a process with that id is running', async () => {
    const project = createLauncherProject({ [HOLD]: HOLD_PROGRAM, [LOCK]: String(process.pid) });
    const time = Date.now() / 1_000 - 16 * 60;
    utimesSync(join(project.directory, LOCK), time, time);
    await project.start([HOLD]).untilOutput('acquired');
  });

  test('a failing task releases the lock', async () => {
    const project = createLauncherProject();
    const program = `
      import { withBuildLock } from './scripts/build-lock.mjs';
      await withBuildLock(async () => { throw new Error('failed on purpose'); });`;
    const { code, output } = await project.run(['--input-type=module', '--eval', program]);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('failed on purpose') });
    expect(project.exists(LOCK)).toBe(false);
  });
});
