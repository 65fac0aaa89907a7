import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countOf, playwrightCounts, runnerCounts, sum, vitestCounts } from './test-counts.mjs';

describe('test counts', () => {
  let directory: string;
  let report: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'inspectory-counts-'));
    report = join(directory, 'report.json');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
    vi.restoreAllMocks();
  });

  const write = (content: unknown) => writeFileSync(report, JSON.stringify(content));

  test('reads the report of Vitest', () => {
    write({ numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3, testResults: [] });
    expect(vitestCounts(report)).toEqual({ passed: 12, failed: 2, skipped: 4 });
  });

  test('a file that Vitest could not load counts as a failed test', () => {
    write({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'passed', assertionResults: [] },
      ],
    });
    expect(vitestCounts(report)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });

  test('reads the report of Playwright, in which flaky tests and errors are failures', () => {
    write({ stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 4 }, errors: [{ message: 'cannot load' }] });
    expect(playwrightCounts(report)).toEqual({ passed: 9, failed: 4, skipped: 4 });
  });

  test.each([
    ['passed', { passed: 3, failed: 0, skipped: 0 }, 0, 0],
    ['failed', { passed: 3, failed: 2, skipped: 0 }, 1, 2],
    ['ran nothing', { passed: 0, failed: 0, skipped: 5 }, 0, 1],
    ['exited with an error', { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ])('a runner that %s', (_outcome, counts, code, failed) => {
    expect(runnerCounts(() => counts, code)).toEqual({ ...counts, failed });
  });

  test('a runner without a report counts as a failed test', () => {
    expect(runnerCounts(() => vitestCounts(report), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    writeFileSync(report, '{');
    expect(runnerCounts(() => playwrightCounts(report), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('adds counts', () => {
    expect(sum([countOf(true), countOf(false), { passed: 4, failed: 0, skipped: 2 }])).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
    });
  });
});
