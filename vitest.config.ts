import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { nodeFlags } from './scripts/node-flags.mjs';

const databases = 'tests/support/databases.ts';
const STARTS_PROCESSES = /\b(startCluster|startOwnCluster|startServerProcess|startNginx|execFile|spawn)\(/;

/** Tests that start processes take longest, and wait most of the time: they begin first, beside others. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => STARTS_PROCESSES.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'tests/api/**/*.test.ts',
      'tests/pages/**/*.test.{ts,tsx}',
      'scripts/*.test.ts',
    ],
    environment: 'node',
    pool: 'forks',
    // Modules have no state of a test: each worker loads them once instead of once per file.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // No test runs for long enough to gain from optimized WebAssembly.
    execArgv: nodeFlags({}),
    // A test machine has two cores, and each worker waits for its database, or for processes, most of the time.
    maxWorkers: 3,
    sequence: { sequencer: ProcessesFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      include: ['domain/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportOnFailure: true,
    },
    globalSetup: existsSync(databases) ? [databases] : [],
  },
});
