import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { exitOnError } from './exec-node.mjs';
import { nodeBinary } from './node-binary.mjs';
import { runCommand } from './run-command.mjs';
import { countOf, playwrightCounts, runnerCounts, sum, vitestCounts } from './test-counts.mjs';

// npm test [-- checks | unit [file…] | e2e [file…] | coverage]: every step runs, even after a failure; the last line has
// the totals. Without a part: all but coverage, which repeats the unit tests.
const PARTS = ['checks', 'unit', 'e2e', 'coverage'];
const [part, ...filters] = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'inspectory-test-'));

const CHECKS = [
  // domain/ knows neither browser nor Node, server/ no browser, web/ no Node; tests and scripts know both.
  ...['domain', 'server', 'web', '.'].map((project) => ({
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
  { name: 'words', args: ['scripts/check-words.mjs'] },
  { name: 'names', args: ['scripts/check-names.mjs'] },
];

/** @param {string} path */
function inPackage(path) {
  return join('node_modules', path);
}

/** @param {string} name */
function isSelected(name) {
  return part === name || (part === undefined && name !== 'coverage');
}

/**
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options]
 */
function runNode(args, { show, env } = {}) {
  const node = nodeBinary();
  // Tests that start `node` get the same Node.
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return runCommand(node, args, { show, env: { ...env, PATH: path } });
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {number} milliseconds
 * @param {string} output
 */
function report(name, ok, milliseconds, output) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd());
}

/** Starts the checks, which are independent of each other and of the tests: those leave some of the processors. */
function startChecks() {
  // Each passes signals on, and so do the tests beside them.
  process.setMaxListeners(CHECKS.length + 5);
  return CHECKS.map(async ({ name, args }) => {
    const started = Date.now();
    const { code, output } = await runNode(args);
    return { name, ok: code === 0, milliseconds: Date.now() - started, output };
  });
}

/**
 * Reports the checks in order.
 * @param {ReturnType<typeof startChecks>} running
 */
async function reportChecks(running) {
  if (running.length > 0) console.log('\nChecks');
  const counts = [];
  for (const check of running) {
    const { name, ok, milliseconds, output } = await check;
    report(name, ok, milliseconds, output);
    counts.push(countOf(ok));
  }
  return counts;
}

async function runBuild() {
  const started = Date.now();
  try {
    await ensureBuilt({ log: () => {} });
    report('build', true, Date.now() - started, '');
    return true;
  } catch (error) {
    report('build', false, Date.now() - started, error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** @param {{ coverage: boolean }} options */
async function runUnitTests({ coverage }) {
  console.log('\nUnit, API and page tests');
  const reportFile = join(reports, 'vitest.json');
  const { code } = await runNode(
    [
      inPackage('vitest/vitest.mjs'),
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...(coverage ? ['--coverage'] : []),
      ...filters,
    ],
    { show: true },
  );
  return runnerCounts(() => vitestCounts(reportFile), code);
}

async function runBrowserTests() {
  console.log('\nBrowser tests');
  const reportFile = join(reports, 'playwright.json');
  const { code } = await runNode(
    [inPackage('@playwright/test/cli.js'), 'test', '--forbid-only', '--reporter=list,json', ...filters],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
  );
  return runnerCounts(() => playwrightCounts(reportFile), code);
}

await exitOnError(async () => {
  if (part && !PARTS.includes(part))
    throw new Error(`Unknown part "${part}". Usage: npm test [-- ${PARTS.join(' | ')}]`);
  await ensureInstalled({ dev: true });
  const checks = isSelected('checks') ? startChecks() : [];
  const needsBuild = isSelected('unit') || isSelected('e2e') || isSelected('coverage');
  const isBuilt = needsBuild && (await runBuild());
  const counts = needsBuild ? [countOf(isBuilt)] : [];
  if (isSelected('unit')) counts.push(await runUnitTests({ coverage: false }));
  if (isSelected('coverage')) counts.push(await runUnitTests({ coverage: true }));
  counts.push(...(await reportChecks(checks)));
  if (isSelected('e2e') && isBuilt) counts.push(await runBrowserTests());
  if (isSelected('e2e') && !isBuilt) console.log('\nBrowser tests are skipped: the build failed.');
  rmSync(reports, { recursive: true });
  const { passed, failed, skipped } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
});
