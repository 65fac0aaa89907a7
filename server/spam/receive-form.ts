import type { HoneypotFields } from '#domain/spam/honeypot.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { checkForSpam } from './spam-check.ts';

/** How many forms of one kind are believed in an hour, and how those of the last hour are counted. */
export type HourlyLimit = {
  lock: 'sender' | 'recipientCompany';
  /** The e-mail address or the id by which they are counted. */
  key: string;
  max: number;
  /** Counts the rows of the last hour: $1 is `key`, $2 the time. */
  count: string;
  /** Why it goes to quarantine above `max`. */
  reason: string;
};

/**
 * Receives the form of a visitor in one transaction: checks it for spam, stores it, and queues the mails that the page
 * promises. What looks like spam is stored with the reason and quarantined without mails; its sender gets the same answer.
 */
export async function receiveForm<Stored>(
  context: BaseContext,
  form: HoneypotFields,
  steps: {
    limits: HourlyLimit[];
    store: (client: Queryable, quarantineReason: string | null) => Promise<Stored>;
    mails: (client: Queryable, stored: Stored) => Promise<Mail[]>;
  },
): Promise<Stored> {
  return inTransaction(context.database.pool, async (client) => {
    const reason = checkForSpam(context, form) ?? (await exceededLimit(client, steps.limits, context.now()));
    const stored = await steps.store(client, reason);
    if (reason === null) for (const mail of await steps.mails(client, stored)) await enqueueMail(client, mail);
    return stored;
  });
}

/** Forms with one key wait for each other until their transactions end, so that parallel ones are all counted. */
async function exceededLimit(client: Queryable, limits: HourlyLimit[], now: Date): Promise<string | null> {
  for (const limit of limits) await lock(client, limit.lock, limit.key);
  for (const { count, key, max, reason } of limits) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${count}`, [key, now]);
    if ((rows[0]?.count ?? 0) >= max) return reason;
  }
  return null;
}
