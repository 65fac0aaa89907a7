import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import { type Mail, onMailQueued } from './outbox.ts';

export type OutgoingMail = Mail & { id: number; retriedAt: Date | null };

/** Sends one mail and returns what the server answered. Throws if the server did not accept it. */
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<string>;
  close: () => void;
  describe: string;
};

/** Mails that are sent at the same time, and so many at most are sent twice when the process is killed. */
const LANES = 16;
/** For mails that other processes have queued; those of this one wake the worker. */
const POLL_MILLISECONDS = 2_000;
/** After this time another worker can claim a mail whose worker died. Sending one takes less. */
const LEASE = '2 minutes';
const FIRST_DELAY_SECONDS = 60;
const MAX_DELAY_SECONDS = 6 * 3600;
/** While the server cannot be reached, one mail after the other tries it. */
const FIRST_PAUSE_SECONDS = 1;
const MAX_PAUSE_SECONDS = 60;
const UNREACHABLE = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EPROXY', 'ETLS', 'EAUTH', 'ABORT_ERR']);
/** "Service not available, closing transmission channel" (RFC 5321): about the server, not about the mail. */
const UNAVAILABLE = 421;

type Claimed = OutgoingMail & { attempts: number };
type Failure = Error & { code?: string; responseCode?: number };

/**
 * Sends the mails in the outbox, several at a time: first those that somebody waits for, then those to many companies;
 * the oldest first. A refused mail is retried after one minute, later after up to six hours, for three days; then it is dead
 * until an admin resends it. While the server cannot be reached all wait for it together. No mail is ever dropped.
 */
export class MailWorker {
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  #isWoken = false;
  #stopListening = () => {};
  /** How often in a row the server could not be reached, and until when the worker waits for it. */
  #outage = { attempts: 0, until: 0 };
  #sent: { mail: Claimed; answer: string; stored: (error?: Error) => void }[] = [];
  #isStoring = false;
  readonly #pool: Pool;
  readonly #transport: MailTransport;
  readonly #log: FastifyBaseLogger;

  constructor(pool: Pool, transport: MailTransport, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#transport = transport;
    this.#log = log;
  }

  start(): void {
    this.#stopListening = onMailQueued(() => this.#wake());
    this.#wake();
  }

  /** Waits for the mails that are being sent; the others stay in the outbox. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopListening();
    clearTimeout(this.#timer);
    await this.#working;
    this.#transport.close();
  }

  /** Sends everything that is due, as far as the server can be reached. */
  async sendAll(): Promise<void> {
    const sending = new Set<Promise<void>>();
    try {
      while (!this.#stopping && Date.now() >= this.#outage.until) {
        const lanes = this.#outage.attempts > 0 ? 1 : LANES;
        const mails = sending.size < lanes ? await this.#claim(lanes - sending.size) : [];
        for (const mail of mails) {
          const done: Promise<void> = this.#send(mail).finally(() => sending.delete(done));
          sending.add(done);
        }
        if (sending.size === 0) break;
        await Promise.race(sending);
      }
    } finally {
      await Promise.allSettled(sending);
    }
  }

  #wake(): void {
    this.#isWoken = true;
    if (this.#isWorking || this.#stopping) return;
    clearTimeout(this.#timer);
    this.#isWorking = true;
    this.#working = this.#work().finally(() => {
      this.#isWorking = false;
      if (!this.#stopping) this.#timer = setTimeout(() => this.#wake(), POLL_MILLISECONDS);
    });
  }

  async #work(): Promise<void> {
    while (this.#isWoken && !this.#stopping) {
      this.#isWoken = false;
      await this.sendAll().catch((error: Failure) => {
        this.#log.warn({ fault: error.code ?? error.name }, 'could not read the outbox');
      });
    }
  }

  async #claim(limit: number): Promise<Claimed[]> {
    const { rows } = await this.#pool.query<Claimed>(
      `update outbox set attempts = attempts + 1, due_at = now() + interval '${LEASE}'
       where id = any (array (select id from outbox where status = 'waiting' and due_at <= now()
                              order by is_bulk, due_at, id limit $1 for update skip locked))
       returning id, recipient, reply_to as "replyTo", subject, body, html, headers, attempts, retried_at as "retriedAt"`,
      [limit],
    );
    return rows;
  }

  async #send(mail: Claimed): Promise<void> {
    try {
      const answer = await this.#transport.send(mail);
      this.#outage = { attempts: 0, until: 0 };
      await this.#storeSent(mail, answer);
    } catch (error) {
      await this.#storeFailure(mail, error instanceof Error ? error : new Error('unknown'));
    }
  }

  /**
   * Those that were sent meanwhile are stored together: one statement for each is what takes the time. The number of attempts
   * says whether it is still this one: an admin may have corrected the address meanwhile.
   */
  #storeSent(mail: Claimed, answer: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#sent.push({ mail, answer, stored: (error) => (error === undefined ? resolve() : reject(error)) });
      if (!this.#isStoring) void this.#storeWaiting();
    });
  }

  async #storeWaiting(): Promise<void> {
    this.#isStoring = true;
    while (this.#sent.length > 0) {
      const sent = this.#sent.splice(0);
      const failure = await this.#pool
        .query(
          `update outbox set status = 'sent', sent_at = now(), last_error = null, server_answer = left(answer, 500)
           from unnest($1::bigint[], $2::int[], $3::text[]) as sent (mail, attempt, answer)
           where id = mail and attempts = attempt`,
          [sent.map(({ mail }) => mail.id), sent.map(({ mail }) => mail.attempts), sent.map(({ answer }) => answer)],
        )
        .then(
          () => undefined,
          (error: Error) => error,
        );
      for (const { stored } of sent) stored(failure);
    }
    this.#isStoring = false;
  }

  async #storeFailure(mail: Claimed, error: Failure): Promise<void> {
    const { name, code, responseCode } = error;
    const isUnreachable = responseCode === UNAVAILABLE || (responseCode === undefined && UNREACHABLE.has(code ?? ''));
    if (isUnreachable) this.#pause();
    const seconds = isUnreachable
      ? this.#pauseSeconds()
      : Math.min(FIRST_DELAY_SECONDS * 2 ** (mail.attempts - 1), MAX_DELAY_SECONDS);
    const { rows } = await this.#pool.query<{ status: string }>(
      `update outbox set last_error = $2, due_at = now() + make_interval(secs => $3),
         status = case when coalesce(retried_at, created_at) < now() - interval '${MAIL_RETRY_DAYS} days' then 'dead' else 'waiting' end
       where id = $1 and attempts = $4 returning status`,
      [mail.id, error.message.slice(0, 500), seconds, mail.attempts],
    );
    // The error message can contain an address, so it is shown only in the dashboard.
    this.#log.warn(
      { mail: mail.id, attempts: mail.attempts, status: rows[0]?.status, fault: code ?? name, answer: responseCode },
      'could not send an email',
    );
  }

  /** Mails that fail together count as one attempt. */
  #pause(): void {
    if (Date.now() < this.#outage.until) return;
    this.#outage.attempts += 1;
    this.#outage.until = Date.now() + this.#pauseSeconds() * 1_000;
  }

  #pauseSeconds(): number {
    return Math.min(FIRST_PAUSE_SECONDS * 2 ** (this.#outage.attempts - 1), MAX_PAUSE_SECONDS);
  }
}
