import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { orExplain } from './hand-over.mjs';
import { nodeBinary } from './node-binary.mjs';
import { runCommand } from './run-command.mjs';
import { countOne, playwrightCounts, runnerCounts, sum, vitestCounts } from './test-counts.mjs';

// npm test [-- checks | unit [file…] | e2e [file…]]: all steps run, whatever fails before them; the last line counts.
const PARTS = ['checks', 'unit', 'e2e'];
const [part, ...filters] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'inspectory-test-'));

const CHECKS = [
  // domain/ knows neither browser nor Node, web/ no Node; the rest of the files know both.
  ...['domain', 'web', '.'].map((project) => ({
    name: `types of ${project === '.' ? 'all' : project}`,
    args: [inPackage('@typescript/native/bin/tsc'), '--noEmit', '--project', project],
  })),
  { name: 'lint and format', args: [inPackage('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'unused code', args: [inPackage('knip/bin/knip.js'), '--no-progress'] },
  { name: 'layout', args: ['scripts/check-layout.mjs'] },
  {
    name: 'layers',
    args: [
      inPackage('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'domain',
      'server',
      'web',
    ],
  },
  { name: 'citations', args: ['scripts/check-citations.mjs'] },
];

/** @param {string} path */
function inPackage(path) {
  return join('node_modules', path);
}

/** @param {string} name */
function isWanted(name) {
  return part === undefined || part === name;
}

/**
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options]
 */
function runNode(args, { show, env } = {}) {
  const node = nodeBinary();
  // What the tests start by the name of `node` is to be the same Node.
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return runCommand(node, args, { show, env: { ...env, PATH: path } });
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {number} milliseconds
 * @param {string} output
 */
function tell(name, ok, milliseconds, output) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
}

/** The checks do not touch each other: all start at once, and each is told of in its turn. */
async function runChecks() {
  const running = CHECKS.map(async ({ name, args }) => {
    const started = Date.now();
    const { code, output } = await runNode(args);
    return { name, ok: code === 0, milliseconds: Date.now() - started, output };
  });
  const counts = [];
  for (const check of running) {
    const { name, ok, milliseconds, output } = await check;
    tell(name, ok, milliseconds, output);
    counts.push(countOne(ok));
  }
  return counts;
}

async function runBuild() {
  const started = Date.now();
  try {
    await ensureBuilt({ log: () => {} });
    tell('build', true, Date.now() - started, '');
    return true;
  } catch (error) {
    tell('build', false, Date.now() - started, error instanceof Error ? error.message : String(error));
    return false;
  }
}

async function runUnitTests() {
  console.log('\nUnit, API and page tests');
  const report = join(reports, 'vitest.json');
  const { code } = await runNode(
    [
      inPackage('vitest/vitest.mjs'),
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { show: true },
  );
  return runnerCounts(() => vitestCounts(report), code);
}

async function runBrowserTests() {
  console.log('\nBrowser tests');
  const report = join(reports, 'playwright.json');
  const { code } = await runNode(
    [inPackage('@playwright/test/cli.js'), 'test', '--forbid-only', '--reporter=list,json', ...filters],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return runnerCounts(() => playwrightCounts(report), code);
}

await orExplain(async () => {
  if (part && !PARTS.includes(part)) throw new Error(`There is no part "${part}": npm test [-- ${PARTS.join(' | ')}]`);
  await ensureInstalled({ dev: true });
  const counts = isWanted('checks') ? await runChecks() : [];
  if (isWanted('unit') || isWanted('e2e')) {
    const isBuilt = await runBuild();
    counts.push(countOne(isBuilt));
    if (isWanted('unit')) counts.push(await runUnitTests());
    if (isWanted('e2e') && isBuilt) counts.push(await runBrowserTests());
    if (isWanted('e2e') && !isBuilt) console.log('\nBrowser tests are left out: there is no build.');
  }
  rmSync(reports, { recursive: true });
  const { passed, failed, skipped } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
});
