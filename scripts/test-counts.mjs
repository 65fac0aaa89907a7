import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {boolean} ok */
export function countOne(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** @param {Counts[]} all */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/**
 * Vitest's JSON report. A file that failed without a failed test in it could not be loaded.
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's JSON report. Its errors are those outside of tests: a file that could not be loaded, no tests at all.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * What a test runner did, by its report; a runner that crashed, complained or ran nothing counts as a failed test.
 * @param {() => Counts} readReport
 * @param {number} code
 * @returns {Counts}
 */
export function runnerCounts(readReport, code) {
  /** @type {Counts} */
  let counts;
  try {
    counts = readReport();
  } catch {
    console.error('The test runner left no report: it crashed, or could not start.');
    return countOne(false);
  }
  if (counts.failed > 0) return counts;
  const reason = counts.passed === 0 ? 'No test ran.' : code !== 0 && `The test runner stopped with code ${code}.`;
  if (!reason) return counts;
  console.error(reason);
  return { ...counts, failed: 1 };
}
