import type { QuarantineRules } from '#domain/admin/admin-settings.ts';
import type { HoneypotFields } from '#domain/spam/honeypot.ts';
import type { BaseContext } from '#server/base-context.ts';
import { readAdminSettings } from '#server/db/admin-settings.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { formTokenFault } from './form-token.ts';
import { suspiciousText } from './suspicious-text.ts';

/** How many forms with the same key are accepted in an hour before others go to quarantine. */
export type HourlyLimit = {
  lock: 'sender' | 'recipientCompany';
  /** The e-mail address or company id that is counted. */
  key: string;
  max: number;
  /** The SQL after "from" that selects the rows of the last hour: $1 is `key`, $2 the time. */
  count: string;
  /** The quarantine reason above `max`. */
  reason: string;
};

/** What is checked of a form beyond its hidden fields. */
type SpamCheck = {
  /** What the visitor wrote. */
  texts: readonly (string | null)[];
  limits: (rules: QuarantineRules) => HourlyLimit[];
  /** Instead of the setting. */
  minSeconds?: number;
};

/**
 * Receives a visitor's form in one transaction: runs the spam check, stores the form and queues the mails. A form that
 * looks like spam is quarantined with the reason and without mails; its sender gets the same response.
 */
export async function receiveForm<Stored>(
  context: BaseContext,
  form: HoneypotFields,
  steps: SpamCheck & {
    store: (client: Queryable, quarantineReason: string | null) => Promise<Stored>;
    mails: (client: Queryable, stored: Stored) => Promise<Mail[]>;
  },
): Promise<Stored> {
  return inTransaction(context.database.pool, async (client) => {
    const reason = await quarantineReason(client, context, form, steps);
    const stored = await steps.store(client, reason);
    if (reason === null) await enqueueMail(client, ...(await steps.mails(client, stored)));
    return stored;
  });
}

/** Why a form looks like spam, or null. */
export async function quarantineReason(
  client: Queryable,
  context: Pick<BaseContext, 'formSecret' | 'now'>,
  form: HoneypotFields,
  { texts = [], limits = () => [], minSeconds }: Partial<SpamCheck> = {},
): Promise<string | null> {
  const { quarantine: rules } = await readAdminSettings(client);
  return (
    checkForSpam(context, form, minSeconds ?? rules.minSeconds) ??
    suspiciousText(texts, rules) ??
    (await exceededLimit(client, limits(rules), context.now()))
  );
}

/** Locks each key until the transaction ends, so that parallel forms are counted, too. */
async function exceededLimit(client: Queryable, limits: HourlyLimit[], now: Date): Promise<string | null> {
  for (const limit of limits) await lock(client, limit.lock, limit.key);
  for (const { count, key, max, reason } of limits) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${count}`, [key, now]);
    if ((rows[0]?.count ?? 0) >= max) return reason;
  }
  return null;
}

/**
 * Why a form looks as if a machine had sent it, or null. The rule for all public forms: such a form is stored in
 * quarantine for the admin, it is not sent on, and the sender gets the same response as everybody else.
 */
function checkForSpam(
  { formSecret, now }: Pick<BaseContext, 'formSecret' | 'now'>,
  form: HoneypotFields,
  minSeconds: number,
): string | null {
  if (form.fax !== undefined && form.fax !== '') return 'a hidden field was filled in';
  if (form.formToken === undefined || form.formToken === '') return null;
  const fault = formTokenFault(formSecret, form.formToken, now(), minSeconds);
  if (fault === undefined) return null;
  return fault === 'forged'
    ? 'the form token is forged'
    : `the form was submitted within ${minSeconds === 1 ? 'a second' : `${minSeconds} seconds`}`;
}
