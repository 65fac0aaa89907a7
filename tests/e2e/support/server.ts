import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { fastDirectory } from '#tests/support/fast-directory.ts';
import { freePort } from '#tests/support/free-port.ts';
import { withBuildLock } from '../../../scripts/build-lock.mjs';
import { nodeBinary } from '../../../scripts/node-binary.mjs';
import { nodeFlags } from '../../../scripts/node-flags.mjs';
import { projectRoot } from '../../../scripts/project-root.mjs';

const POLL_MILLISECONDS = 50;

/** The first admin of every server. */
export const ADMIN = { email: 'admin@directory.example', password: 'a long pass phrase' };

/** The real server in its own process with its own data directory. */
export type Server = { url: string; dataDirectory: string };
type Running = Server & { stop: () => Promise<Stopped> };
type Stopped = { code: number | null; signal: string | null; warnings: string[] };

type Options = {
  deadMails: number;
  mailServer: string | undefined;
  /** Further settings. */
  variables?: Record<string, string> | undefined;
};

/**
 * Starts a server with the demonstration data. `shared` is a directory of this run for the template of the data.
 * `deadMails` is the number of dead mails in its outbox; with a mail server the companies have addresses that it is asked for.
 */
export async function startServer(shared: string, { deadMails, mailServer, variables }: Options): Promise<Running> {
  const template = await prepareData(shared);
  const dataDirectory = mkdtempSync(join(fastDirectory(), 'inspectory-e2e-'));
  cpSync(template, dataDirectory, { recursive: true });
  if (deadMails > 0) await addDeadMails(dataDirectory, deadMails);
  if (mailServer !== undefined) await giveAddresses(dataDirectory);
  const server = await launch(dataDirectory, {
    ...(mailServer !== undefined && { SMTP_URL: mailServer }),
    ...variables,
  });
  const stop = async () => {
    const stopped = await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 10 });
    return stopped;
  };
  return { ...server, stop };
}

/** Creating the data takes seconds, copying it a fraction of a second: the first worker creates it for all. */
async function prepareData(shared: string): Promise<string> {
  const template = join(shared, 'demonstration-data');
  if (existsSync(template)) return template;
  await withBuildLock(async () => {
    if (existsSync(template)) return;
    mkdirSync(shared, { recursive: true });
    const staging = mkdtempSync(join(shared, 'staging-'));
    const server = await launch(staging, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    await server.stop();
    renameSync(staging, template);
  });
  return template;
}

/** Mails as they are after three days with a mail server that rejects them. */
async function addDeadMails(dataDirectory: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDirectory, onError: () => undefined });
  await database.pool.query(
    `insert into outbox (recipient, subject, body, status, attempts, last_error, created_at)
     select 'inbox' || n || '@works.example', 'Request for a quote: Boiler, Leeds', 'A buyer asks for a quote.', 'dead', 21,
            'Can''t send mail - all recipients were rejected: 452 4.2.2 Mailbox full', now() - interval '4 days'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await database.close();
}

/** Mails to names that end in .example never leave the server. */
async function giveAddresses(dataDirectory: string): Promise<void> {
  const database = await openDatabase({ dataDirectory, onError: () => undefined });
  await database.pool.query(`update companies set email = replace(email, '.example', '.works')`);
  await database.close();
}

async function launch(dataDirectory: string, variables: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(nodeBinary(), [...nodeFlags(variables), 'server/main.ts'], {
    cwd: projectRoot,
    env: {
      ...withoutProductVariables(),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDirectory,
      RATE_LIMIT: 'off',
      STOP_DELAY: '0',
      LOG_LEVEL: 'warn',
      EMBEDDED_SYNC: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // The server ends with its worker, however that ends.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  await waitUntilReady(url, child, () => output);
  const stop = async () => {
    const ended = isRunning(child) ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    return { code: child.exitCode, signal: child.signalCode, warnings: warningsIn(output) };
  };
  return { url, dataDirectory, stop };
}

/** The shell's settings for the product must not affect the server under test. */
function withoutProductVariables(): NodeJS.ProcessEnv {
  const productVariables =
    /^(DATABASE_|SMTP_|MAIL_|ADMIN_|OIDC_|STRIPE_|SITE_NAME|TRUST_PROXY|DEMO_DATA|SESSION_|WORKERS|NODE_ENV)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !productVariables.test(name)));
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  while (!(await isReady(url))) {
    if (!isRunning(child)) throw new Error(`The server did not start:\n${output()}`);
    await sleep(POLL_MILLISECONDS);
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Warnings and errors of the log, which has one JSON object per line, except those about a slow machine. */
function warningsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => /^\{"level":[456]0,/.test(line));
  return lines.filter((line) => !line.includes('under pressure'));
}
