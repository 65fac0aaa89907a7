import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A test machine has two cores, and each worker waits for its server and its pages part of the time.
  workers: 3,
  timeout: 60_000,
  // A test that passes only sometimes is a failing test.
  retries: 0,
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    // A browser throws when a window changes its size within a view transition. motion.test.ts looks at motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
