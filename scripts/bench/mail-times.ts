import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { inTransaction } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { MailWorker } from '#server/mail/mail-worker.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { nodeBinary } from '../node-binary.mjs';
import { projectRoot } from '../project-root.mjs';
import { type BenchEnvironment, openMigrated } from './bench-environment.ts';
import type { Result } from './report.ts';

const MANY = 60_000;
const IN_TROUBLE = 4_000;
const IN_HEALTH = 300;
const INSERTED_TOGETHER = 1_000;
const REFUSED_SHARE = 0.3;
/** A server that hangs answers none of these. */
const HANGING_SHARE = 0.002;
const KILL_MILLISECONDS = 2_000;

/** The outbox against a real SMTP server on loopback: in health, with 60,000 mails, and with everything going wrong. */
export async function measureMails(environment: BenchEnvironment): Promise<Result[]> {
  const { postgresql } = environment;
  if (postgresql === undefined) return [];
  const databaseUrl = await postgresql.createDatabase();
  const { pool, close } = await openMigrated({ databaseUrl, dataDirectory: environment.directory });
  environment.onEnd(close);
  const sink = await startSink();
  environment.onEnd(sink.stop);
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: environment.newDirectory(), SMTP_URL: sink.url };
  return [
    await measureHealth(pool, sink, variables),
    await measureDrain(pool, sink, variables),
    ...(await measureTrouble(pool, sink, variables)),
  ];
}

type Sink = Awaited<ReturnType<typeof startSink>>;
type Variables = Record<string, string>;

async function measureHealth(pool: Pool, sink: Sink, variables: Variables): Promise<Result> {
  const worker = new MailWorker(pool, createMailTransport(readEnv(variables)), createLogger('silent'));
  worker.start();
  const queued = new Map<string, number>();
  for (let number = 0; number < IN_HEALTH; number += 1) {
    const subject = `Health ${number}`;
    queued.set(subject, performance.now());
    await inTransaction(pool, (client) => enqueueMail(client, mail(subject)));
    await sleep(10);
  }
  await until(() => sink.received.size === IN_HEALTH);
  await worker.stop();
  const delays = [...queued].map(([subject, at]) => (sink.received.get(subject)?.at ?? Number.POSITIVE_INFINITY) - at);
  delays.sort((one, other) => one - other);
  const value = (delays[Math.floor(IN_HEALTH * 0.95)] ?? Number.POSITIVE_INFINITY) / 1_000;
  return { what: 'from the commit to the SMTP server, 95 % of mails', value, unit: 's', atMost: 10 };
}

async function measureDrain(pool: Pool, sink: Sink, variables: Variables): Promise<Result> {
  await enqueueMany(pool, MANY);
  sink.received.clear();
  const started = performance.now();
  const child = startWorker(variables);
  await until(() => sink.received.size === MANY);
  const value = MANY / ((performance.now() - started) / 1_000);
  await kill(child);
  return { what: `${MANY} waiting mails, with the start of the process`, value, unit: 'mails/s', atLeast: 200 };
}

/** A server that refuses, hangs and is down, and workers that are killed: nothing is lost, and little is sent twice. */
async function measureTrouble(pool: Pool, sink: Sink, variables: Variables): Promise<Result[]> {
  await pool.query('delete from outbox');
  await enqueueMany(pool, IN_TROUBLE);
  sink.received.clear();
  sink.trouble = true;
  let kills = 0;
  for (; sink.received.size < IN_TROUBLE; kills += 1) {
    const child = startWorker(variables);
    sink.isDown = kills % 5 === 4;
    await sleep(KILL_MILLISECONDS);
    await kill(child);
    // What would come after the lease of the dead worker, and after the delays of refused mails.
    await pool.query(`update outbox set due_at = now() where status = 'waiting'`);
  }
  const total = [...sink.received.values()].reduce((sum, { times }) => sum + times, 0);
  const note = `${kills} kills, ${REFUSED_SHARE * 100} % refused, some hang, down a fifth of the time`;
  return [
    {
      what: `arrived of ${IN_TROUBLE} mails in trouble`,
      value: sink.received.size,
      unit: 'mails',
      atLeast: IN_TROUBLE,
      note,
    },
    { what: 'of them sent twice', value: ((total - IN_TROUBLE) / IN_TROUBLE) * 100, unit: '%', atMost: 2 },
  ];
}

async function startSink() {
  const received = new Map<string, { at: number; times: number }>();
  const sink = { received, url: '', trouble: false, isDown: false, stop: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onConnect: (_session, done) => done(sink.isDown ? new Error('Down') : null),
    onRcptTo: (_address, _session, done) => {
      if (sink.trouble && Math.random() < HANGING_SHARE) return;
      done(sink.trouble && Math.random() < REFUSED_SHARE ? new Error('Try again later') : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const subject = /^Subject: (.*)\r$/m.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        const { at = performance.now(), times = 0 } = received.get(subject) ?? {};
        received.set(subject, { at, times: times + 1 });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  sink.stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return sink;
}

async function enqueueMany(pool: Pool, count: number): Promise<void> {
  for (let start = 0; start < count; start += INSERTED_TOGETHER) {
    const mails = Array.from({ length: INSERTED_TOGETHER }, (_, index) => mail(`Mail ${start + index}`));
    await enqueueMail(pool, ...mails);
  }
}

function mail(subject: string): Mail {
  const site = { name: 'Inspectory', url: 'https://directory.example', operator: { name: '', address: '', email: '' } };
  return {
    recipient: 'sales@ndt-works.com',
    replyTo: null,
    ...layOutMail({
      subject,
      greeting: 'Hello,',
      blocks: [
        { type: 'paragraph', text: 'A buyer asks for a quote.' },
        {
          type: 'fields',
          fields: [
            ['Equipment', 'Pressure vessel'],
            ['Location', 'Houston, Texas'],
          ],
        },
      ],
      footer: { site, why: 'This is a measurement.' },
    }),
  };
}

function startWorker(variables: Variables): ChildProcess {
  const script = join(projectRoot, 'scripts/bench/mail-process.ts');
  return spawn(nodeBinary(), [script], { cwd: projectRoot, env: { ...process.env, ...variables }, stdio: 'ignore' });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await sleep(10);
}
