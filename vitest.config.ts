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
    // A test machine has two cores, and each worker runs a database of its own.
    maxWorkers: 2,
    globalSetup: existsSync(databases) ? [databases] : [],
  },
});
