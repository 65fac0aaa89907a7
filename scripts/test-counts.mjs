import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {boolean} ok */
export function countOf(ok) {
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
 * Reads Vitest's JSON report. A failed file without a failed test could not be loaded.
 * @param {string} file
 * @returns {Counts}
 */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const notLoaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads Playwright's JSON report. Its `errors` are those outside tests: a file that could not be loaded, or no tests.
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * The counts of a test runner. One that crashed, exited with an error or ran no test counts as a failed test.
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
    console.error('The test runner wrote no report: it crashed or could not start.');
    return countOf(false);
  }
  if (counts.failed > 0) return counts;
  const reason = counts.passed === 0 ? 'No test ran.' : code !== 0 && `The test runner exited with code ${code}.`;
  if (!reason) return counts;
  console.error(reason);
  return { ...counts, failed: 1 };
}
