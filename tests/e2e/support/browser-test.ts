import { test as base, expect as playwrightExpect } from '@playwright/test';
import { startMailServer } from '#tests/support/mail-server.ts';
import { StripeStandIn } from '#tests/support/stripe-stand-in.ts';
import { type Server, startServer } from './server.ts';

/** A slow machine is not a failure. */
const EXPECT_MILLISECONDS = 30_000;
const SERVER_START_MILLISECONDS = 60_000;

type Fixtures = {
  /** Ignores a kind of problem that the test causes itself. */
  tolerate: (problem: RegExp) => void;
};

type WorkerFixtures = {
  server: Server;
  deadMails: number;
  /** Whether mails go to an SMTP server on this machine, those to the demonstration companies, too. */
  hasMailServer: boolean;
  mailServer: Awaited<ReturnType<typeof startMailServer>> | null;
  /** Whether Get Verified is paid, with what stands in for Stripe on this machine. */
  hasStripe: boolean;
  stripe: StripeStandIn | null;
};

export const expect = playwrightExpect.configure({ timeout: EXPECT_MILLISECONDS });

/**
 * Each worker has its own server. A test fails when a page logs an error, throws, violates its content security policy
 * or sends a request to another host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  deadMails: [0, { option: true, scope: 'worker' }],
  hasMailServer: [false, { option: true, scope: 'worker' }],
  mailServer: [
    async ({ hasMailServer }, use) => {
      const mailServer = hasMailServer ? await startMailServer() : null;
      await use(mailServer);
      await mailServer?.stop();
    },
    { scope: 'worker' },
  ],
  hasStripe: [false, { option: true, scope: 'worker' }],
  stripe: [
    async ({ hasStripe }, use) => {
      const stripe = hasStripe ? await StripeStandIn.start() : null;
      await use(stripe);
      await stripe?.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ deadMails, mailServer, stripe }, use, { project }) => {
      const settings = { deadMails, mailServer: mailServer?.url, variables: stripe?.env };
      const server = await startServer(project.outputDir, settings);
      await use(server);
      const { warnings, ...ended } = await server.stop();
      expect(warnings, 'warnings and errors of the server').toEqual([]);
      // Windows has no SIGTERM: there the process is killed.
      if (process.platform !== 'win32') expect(ended, 'exit of the server').toEqual({ code: 0, signal: null });
    },
    { scope: 'worker', timeout: SERVER_START_MILLISECONDS },
  ],
  baseURL: ({ server }, use) => use(server.url),
  actionTimeout: EXPECT_MILLISECONDS,
  tolerate: [
    async ({ context, server, stripe }, use) => {
      const problems: string[] = [];
      const tolerated: RegExp[] = [];
      // Code that expects the refusal and goes on logs nothing.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
          console.error(`Content security policy: ${violatedDirective} in ${sourceFile}`),
        ),
      );
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`thrown: ${error.error().stack || error.error()}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        const isLocal = url.origin === server.url || url.origin === stripe?.origin;
        if (url.protocol.startsWith('http') && !isLocal) problems.push(`request to ${url}`);
      });
      await use((problem) => tolerated.push(problem));
      const left = problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)));
      expect(left, 'problems of the page').toEqual([]);
    },
    { auto: true },
  ],
});
