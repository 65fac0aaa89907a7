import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { MAIL_RETRY_DAYS } from '#domain/constants.ts';
import type { Mail } from './outbox.ts';

/** Sends one mail. Throws if the server did not accept it. */
export type MailTransport = { send: (mail: Mail & { id: number }) => Promise<void>; describe: string };

const POLL_MILLISECONDS = 2_000;
/** After this time another worker can claim a mail whose worker died. */
const LEASE = '2 minutes';
const FIRST_DELAY_SECONDS = 60;
const MAX_DELAY_SECONDS = 6 * 3600;

type Claimed = Mail & { id: number; attempts: number };

/**
 * Sends the mails in the outbox, oldest first. A failed mail is retried after one minute, later after up to six hours,
 * for three days; then it is dead until an admin resends it from the dashboard. No mail is ever dropped.
 */
export class MailWorker {
  #timer: NodeJS.Timeout | undefined;
  #stopping = false;
  #working: Promise<void> = Promise.resolve();
  readonly #pool: Pool;
  readonly #transport: MailTransport;
  readonly #log: FastifyBaseLogger;

  constructor(pool: Pool, transport: MailTransport, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#transport = transport;
    this.#log = log;
  }

  start(): void {
    const again = () => {
      this.#working = this.sendAll()
        .catch((error: Error & { code?: string }) => {
          this.#log.warn({ fault: error.code ?? error.name }, 'could not read the outbox');
        })
        .finally(() => {
          if (!this.#stopping) this.#timer = setTimeout(again, POLL_MILLISECONDS);
        });
    };
    this.#timer = setTimeout(again, POLL_MILLISECONDS);
  }

  /** Waits for the mail that is being sent; the others stay in the outbox. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Sends everything that is due. */
  async sendAll(): Promise<void> {
    while (!this.#stopping) {
      const mail = await this.#claim();
      if (mail === undefined) return;
      await this.#send(mail);
    }
  }

  async #claim(): Promise<Claimed | undefined> {
    const { rows } = await this.#pool.query<Claimed>(
      `update outbox set attempts = attempts + 1, due_at = now() + interval '${LEASE}'
       where id = (select id from outbox where status = 'waiting' and due_at <= now()
                   order by due_at, id limit 1 for update skip locked)
       returning id, recipient, reply_to as "replyTo", subject, body, html, headers, attempts`,
    );
    return rows[0];
  }

  async #send(mail: Claimed): Promise<void> {
    try {
      await this.#transport.send(mail);
      await this.#pool.query(`update outbox set status = 'sent', sent_at = now(), last_error = null where id = $1`, [
        mail.id,
      ]);
    } catch (error) {
      const seconds = Math.min(FIRST_DELAY_SECONDS * 2 ** (mail.attempts - 1), MAX_DELAY_SECONDS);
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      const { rows } = await this.#pool.query<{ status: string }>(
        `update outbox set last_error = $2, due_at = now() + make_interval(secs => $3),
           status = case when coalesce(retried_at, created_at) < now() - interval '${MAIL_RETRY_DAYS} days' then 'dead' else 'waiting' end
         where id = $1 returning status`,
        [mail.id, reason, seconds],
      );
      // The error message can contain an address, so it is shown only in the dashboard.
      const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
      this.#log.warn(
        { mail: mail.id, attempts: mail.attempts, status: rows[0]?.status, fault: code ?? name, answer: responseCode },
        'could not send an email',
      );
    }
  }
}
