import { setTimeout as sleep } from 'node:timers/promises';
import { messageIdOf } from '#server/mail/message-id.ts';
import { visitors } from '../bench/mixed-load.ts';
import { type Answered, type Call, openLoop } from '../bench/open-loop.ts';
import type { Cluster } from './cluster.ts';
import { countWaitingMails, readStoredRequests } from './directory-database.ts';
import { FAILURES } from './failures.ts';

const BEFORE_MILLISECONDS = 5_000;
const AFTER_MILLISECONDS = 5_000;
/** A mail that was being sent when its process was killed is sent again after two minutes. */
const DRAIN_SECONDS = 300;

export type Outcome = {
  killed: string;
  requests: number;
  /** How many answers of which status; 0 is no answer. */
  errors: Map<number, number>;
  /** From the kill to the last request that got an error; 0 without errors. */
  recoverySeconds: number;
  /** From the kill until everything served again. */
  wholeSeconds: number;
  acknowledged: number;
  lost: number;
  /** Requests of visitors that were stored more than once. */
  doubled: number;
  mails: number;
  mailsLost: number;
  mailsDoubled: number;
};
type Visits = Pick<Outcome, 'killed' | 'requests' | 'errors' | 'recoverySeconds' | 'wholeSeconds'> & {
  /** The senders of the requests that were answered with 201. */
  acknowledged: string[];
};

/** Kills one part after the other under load, and then counts what became of all that was acknowledged. */
export async function measureFailures(
  cluster: Cluster,
  { companies, rate, say }: { companies: number; rate: number; say: (line: string) => void },
): Promise<Outcome[]> {
  const next = numberedVisitors(companies);
  const visits: Visits[] = [];
  for (const [killed, kill] of Object.entries(FAILURES)) {
    say(`Killing ${killed}…`);
    visits.push(await visitDuring(cluster, { killed, kill: () => kill(cluster), rate, next }));
  }
  say('Waiting until all mails are sent…');
  const databaseUrl = await cluster.databaseUrl();
  const areSent = async () => (await countWaitingMails(databaseUrl)) === 0;
  await cluster.processes.until('All mails are sent', areSent, { seconds: DRAIN_SECONDS });
  const stored = new Map((await readStoredRequests(databaseUrl)).map((one) => [one.email, one]));
  return visits.map(({ acknowledged, ...visit }) => {
    const found = acknowledged.map((email) => stored.get(email)).filter((one) => one !== undefined);
    const arrivals = found
      .flatMap(({ mails }) => mails)
      .map((id) => cluster.mails.received.get(messageIdOf({ id, retriedAt: null }, cluster.url)) ?? 0);
    return {
      ...visit,
      acknowledged: acknowledged.length,
      lost: acknowledged.length - found.length,
      doubled: found.filter(({ requests }) => requests > 1).length,
      mails: arrivals.length,
      mailsLost: arrivals.filter((times) => times === 0).length,
      mailsDoubled: arrivals.filter((times) => times > 1).length,
    };
  });
}

async function visitDuring(
  { url, untilWhole }: Cluster,
  { killed, kill, rate, next }: { killed: string; kill: () => Promise<void>; rate: number; next: () => Call },
): Promise<Visits> {
  let isOver = false;
  const started = performance.now();
  const visiting = openLoop(url, { perSecond: rate, next, isOver: () => isOver });
  let killedAt = 0;
  let wholeAt = 0;
  try {
    await sleep(BEFORE_MILLISECONDS);
    killedAt = performance.now() - started;
    await kill();
    await untilWhole();
    wholeAt = performance.now() - started;
    await sleep(AFTER_MILLISECONDS);
  } finally {
    isOver = true;
  }
  const answers = await visiting;
  const failed = answers.filter(isError);
  const last = failed.reduce((latest, { due }) => Math.max(latest, due), killedAt);
  const errors = new Map<number, number>();
  for (const { status } of failed) errors.set(status, (errors.get(status) ?? 0) + 1);
  return {
    killed,
    requests: answers.length,
    errors,
    recoverySeconds: (last - killedAt) / 1_000,
    wholeSeconds: (wholeAt - killedAt) / 1_000,
    acknowledged: answers.flatMap(({ status, sender }) => (status === 201 && sender !== undefined ? [sender] : [])),
  };
}

function isError({ status }: Answered): boolean {
  return status === 0 || status >= 400;
}

/** The mixed load of the bench, each visitor from a network of its own, and each request with a sender of its own. */
function numberedVisitors(companies: number): () => Call {
  const next = visitors(companies);
  let number = 0;
  return () => {
    number += 1;
    const call = next();
    // Networks for benchmarks (RFC 2544); the nodes trust nginx, and nginx this header.
    const network = `198.${18 + (Math.floor(number / 65_536) % 2)}.${Math.floor(number / 256) % 256}.${number % 256}`;
    const headers = { 'x-forwarded-for': network };
    if (call.body === undefined) return { ...call, headers };
    const sender = `buyer-${number}@plant.internal`;
    return { ...call, headers, sender, body: { ...call.body, customerEmail: sender } };
  };
}
