import { test as base, expect as playwrightExpect } from '@playwright/test';
import { type Server, startServer } from './server.ts';

/** A slow machine is no failure; what hangs is still seen. */
const PATIENCE_MILLISECONDS = 30_000;
const TEST_MILLISECONDS = 600_000;

type Fixtures = {
  /** Lets one kind of problem pass that the test brings about itself. */
  tolerate: (problem: RegExp) => void;
};

export const expect = playwrightExpect.configure({ timeout: PATIENCE_MILLISECONDS });

/**
 * Each worker has a server of its own. A test fails when a page logs an error, throws, breaks its content security policy
 * or asks another host for anything.
 */
export const test = base.extend<Fixtures, { server: Server; deadMails: number }>({
  deadMails: [0, { option: true, scope: 'worker' }],
  server: [
    async ({ deadMails }, use, { project }) => {
      const server = await startServer(project.outputDir, deadMails);
      await use(server);
      const { complaints, ...ended } = await server.stop();
      expect(complaints, 'the log of the server').toEqual([]);
      // Windows knows no SIGTERM: there the process is simply ended.
      if (process.platform !== 'win32') expect(ended, 'the end of the server').toEqual({ code: 0, signal: null });
    },
    { scope: 'worker', timeout: TEST_MILLISECONDS },
  ],
  baseURL: ({ server }, use) => use(server.url),
  actionTimeout: PATIENCE_MILLISECONDS,
  tolerate: [
    async ({ context, server }, use, testInfo) => {
      testInfo.setTimeout(TEST_MILLISECONDS);
      const problems: string[] = [];
      const tolerated: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`thrown: ${error.error().stack || error.error()}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== server.url) problems.push(`request to ${url}`);
      });
      await use((problem) => tolerated.push(problem));
      const left = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      expect(left, 'problems of the page').toEqual([]);
    },
    { auto: true },
  ],
});
