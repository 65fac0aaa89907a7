import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databases = 'tests/support/databases.ts';

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
    // A test machine has two cores, and each worker runs a database of its own.
    maxWorkers: 2,
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
