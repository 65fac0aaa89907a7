import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { serviceRequest } from './service-request.ts';

const BUSY = 503;
const BUSY_MILLISECONDS = 50;

/** What a database has of the requests of the writers. */
type WrittenRequests = { answered: number; lost: number; doubled: number };

/**
 * Buyers who send one request after the other, each until it is answered, as clients do that nothing is to be lost of. The email
 * address names the request.
 */
export class PersistentWriters {
  readonly #companyIds: number[];
  readonly #answered = new Set<string>();
  /** What each writer is sending. */
  readonly #open: string[];
  #count = 0;

  constructor(companyIds: number[], writers: number) {
    this.#companyIds = companyIds;
    this.#open = Array.from({ length: writers }, () => this.#nextSender());
  }

  get answered(): number {
    return this.#answered.size;
  }

  /** All send to `url` until one cannot reach it, or `isDone`. What was not answered is sent again by the next call. */
  async write(url: string, isDone = () => false): Promise<void> {
    await Promise.all(this.#open.map((_, writer) => this.#writeOn(writer, url, isDone)));
  }

  async #writeOn(writer: number, url: string, isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      const sender = this.#open[writer] ?? this.#nextSender();
      const reply = await this.#send(url, sender);
      if (reply === undefined) return;
      const { status, text } = reply;
      if (status === BUSY) {
        await sleep(BUSY_MILLISECONDS);
        continue;
      }
      if (status !== 201) throw new Error(`A request was answered with ${status}: ${text}`);
      this.#answered.add(sender);
      this.#open[writer] = this.#nextSender();
    }
  }

  #nextSender(): string {
    this.#count += 1;
    return `buyer${this.#count}@plant.example`;
  }

  async #send(url: string, customerEmail: string): Promise<{ status: number; text: string } | undefined> {
    const submissionKey = `submission-of-${customerEmail.replace(/\W/g, '-')}`;
    const body = { ...serviceRequest, companyIds: this.#companyIds, customerEmail, submissionKey };
    const headers = { 'content-type': 'application/json' };
    try {
      const reply = await fetch(`${url}/api/service-requests`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: reply.status, text: await reply.text() };
    } catch {
      return undefined;
    }
  }

  /** The same writers with what has been answered by now. */
  snapshot(): PersistentWriters {
    const then = new PersistentWriters(this.#companyIds, 0);
    for (const sender of this.#answered) then.#answered.add(sender);
    return then;
  }

  /** Counts what is missing of answered requests, their recipients and their mails, and what is there twice. */
  async compareWith(pool: Pool): Promise<WrittenRequests> {
    const { rows } = await pool.query<{
      sender: string;
      requests: number;
      companies: number;
      sent: number;
      leads: number;
    }>(
      `select r.customer_email as sender, count(distinct r.id)::int as requests, count(distinct p.company_id)::int as companies,
         count(distinct p.id) filter (where p.sent_at is not null)::int as sent,
         count(distinct o.id)::int as leads
       from service_requests r
       left join request_recipients p on p.request_id = r.id
       left join outbox o on o.request_id = r.id and o.kind = 'request-lead'
       where r.customer_email like 'buyer%@plant.example' group by 1`,
    );
    const stored = new Map(rows.map((row) => [row.sender, row]));
    const lost = [...this.#answered].filter((sender) => {
      const { companies = 0, sent = 0, leads = 0 } = stored.get(sender) ?? {};
      // What looks like spam waits without mails.
      return companies < this.#companyIds.length || leads < sent;
    }).length;
    const doubled = rows.filter(({ requests, sent, leads }) => requests > 1 || leads > sent).length;
    return { answered: this.#answered.size, lost, doubled };
  }
}
