import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLauncherProject, type LauncherProject } from '#tests/support/launcher-project.ts';
import { projectRoot } from './project-root.mjs';

const PACKAGE = 'node_modules/place-names/package.json';
const FILES = {
  'scripts/build-gazetteer.ts': `
    import { writeFileSync } from 'node:fs';
    import { places } from './gazetteer/places.ts';
    writeFileSync(process.argv[2] + '/places', places);`,
  'scripts/gazetteer/places.ts': `
    import { capital } from '#domain/capital.ts';
    import { names } from 'place-names';
    export const places = capital + names;`,
  'scripts/build-lexicon.ts': '',
  'scripts/build-maps.ts': `
    import { writeFileSync } from 'node:fs';
    writeFileSync(process.argv[2] + '/map', '<svg/>');`,
  'domain/capital.ts': `export const capital: string = 'London';`,
  'domain/unused.ts': 'export const unused = 1;',
  [PACKAGE]: JSON.stringify({ name: 'place-names', version: '1.0.0', type: 'module', exports: './names.js' }),
  'node_modules/place-names/names.js': `export const names = ', Leeds';`,
};

const run = (project: LauncherProject, name: 'ensureBuilt' | 'ensureDataBuilt') =>
  project.run(['--input-type=module', '--eval', `import { ${name} } from './scripts/build.mjs'; await ${name}();`]);

async function buildData(project: LauncherProject): Promise<string[]> {
  const { code, output } = await run(project, 'ensureDataBuilt');
  expect({ code, output }).toMatchObject({ code: 0 });
  return builtTargets(output);
}

function builtTargets(output: string): string[] {
  return [...output.matchAll(/^Built the (\w+)/gm)].map(([, name = '']) => name).sort();
}

describe('build', () => {
  test('builds each target once', async () => {
    const project = createLauncherProject(FILES);
    expect(await buildData(project)).toEqual(['gazetteer', 'lexicon', 'maps']);
    expect(project.read('dist/data/gazetteer/places')).toBe('London, Leeds');
    expect(await buildData(project)).toEqual([]);
  });

  test('builds again after a change in a file that is imported indirectly', async () => {
    const project = createLauncherProject(FILES);
    await buildData(project);
    project.write('domain/capital.ts', `export const capital: string = 'Paris';`);
    expect(await buildData(project)).toEqual(['gazetteer']);
    expect(project.read('dist/data/gazetteer/places')).toBe('Paris, Leeds');
    expect(await buildData(project)).toEqual([]);
  });

  test('builds again after another version of an imported package', async () => {
    const project = createLauncherProject(FILES);
    await buildData(project);
    project.write(PACKAGE, project.read(PACKAGE).replace('1.0.0', '1.0.1'));
    expect(await buildData(project)).toEqual(['gazetteer']);
  });

  test('does not build again after a change in a file that is not imported', async () => {
    const project = createLauncherProject(FILES);
    await buildData(project);
    project.write('domain/unused.ts', 'export const unused = 2;');
    project.write('scripts/gazetteer/new.ts', 'export const isNew = true;');
    expect(await buildData(project)).toEqual([]);
  });

  test('builds again if a file has changed during the build', async () => {
    const project = createLauncherProject({
      ...FILES,
      'domain/capital.ts': `
        import { writeFileSync } from 'node:fs';
        writeFileSync(import.meta.filename, "export const capital = 'Rome';");
        export const capital = 'London';`,
    });
    expect(await buildData(project)).toEqual(['gazetteer', 'lexicon', 'maps']);
    expect(await buildData(project)).toEqual(['gazetteer']);
    expect(project.read('dist/data/gazetteer/places')).toBe('Rome, Leeds');
  });

  test('keeps the last build when the next one fails', async () => {
    const project = createLauncherProject(FILES);
    await buildData(project);
    project.write('domain/capital.ts', `throw new Error('no capital'); export const capital = '';`);
    const { code, output } = await run(project, 'ensureDataBuilt');
    expect(code).toBe(1);
    expect(output).toContain('no capital');
    expect(output).toContain('The gazetteer could not be built');
    expect(project.read('dist/data/gazetteer/places')).toBe('London, Leeds');
    project.write('domain/capital.ts', `export const capital = 'London';`);
    expect(await buildData(project)).toEqual(['gazetteer']);
  });

  test('builds pages again after a change in a module or stylesheet that is imported indirectly', async () => {
    const project = createLauncherProject({
      'scripts/build-gazetteer.ts': '',
      'scripts/build-lexicon.ts': '',
      'scripts/build-maps.ts': '',
      'vite.config.ts': readFileSync(join(projectRoot, 'vite.config.ts'), 'utf8'),
      'web/entry-client.ts': `import { title } from './title.ts'; document.title = title;`,
      'web/entry-server.tsx': `export { title } from './title.ts';`,
      'web/title.ts': `export { title } from '#domain/title.ts';`,
      'domain/title.ts': `export const title = 'Home';`,
      'web/styles.css': `@import './styles/base.css';`,
      'web/signed-in.css': '',
      'web/styles/base.css': 'a { color: red }',
      'web/title.test.ts': '',
      'web/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    });
    symlinkSync(join(projectRoot, 'node_modules'), join(project.directory, 'node_modules'));
    const build = async () => builtTargets((await run(project, 'ensureBuilt')).output);
    expect(await build()).toEqual(['gazetteer', 'lexicon', 'maps', 'pages']);
    project.write('domain/title.ts', `export const title = 'Start';`);
    expect(await build()).toEqual(['pages']);
    project.write('web/styles/base.css', 'a { color: blue }');
    expect(await build()).toEqual(['pages']);
    project.write('web/title.test.ts', '// another test');
    expect(await build()).toEqual([]);
  });
});
