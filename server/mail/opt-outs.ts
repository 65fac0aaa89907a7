import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailOptOut } from '#domain/admin/settings-state.ts';
import { isOptOutKind, type OptOut } from '#domain/mail/opt-out.ts';
import { paths } from '#domain/paths.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Queryable } from '#server/db/database.ts';

/** The link that switches one kind of emails to one address off. It works for ever, and nobody can guess it. */
export function optOutUrl(siteUrl: string, secret: string, optOut: OptOut): string {
  const query = new URLSearchParams({ kind: optOut.kind, to: optOut.email, key: keyOf(secret, optOut) });
  return `${siteUrl}${paths.unsubscribe}?${query}`;
}

/** What such a link names; undefined if it is not one of ours. */
export function readOptOut(
  { formSecret }: Pick<BaseContext, 'formSecret'>,
  query: URLSearchParams,
): OptOut | undefined {
  const kind = query.get('kind');
  const email = query.get('to') ?? '';
  if (!isOptOutKind(kind)) return undefined;
  const expected = Buffer.from(keyOf(formSecret, { kind, email }));
  const given = Buffer.from(query.get('key') ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given) ? { kind, email } : undefined;
}

export async function addOptOut(client: Queryable, { kind, email }: OptOut): Promise<void> {
  await client.query('insert into mail_opt_outs (email, kind) values ($1, $2) on conflict do nothing', [email, kind]);
}

/** Addresses that want no more emails of a kind that goes to many, the newest first. */
export async function listOptOuts(db: Queryable): Promise<MailOptOut[]> {
  const { rows } = await db.query<Omit<MailOptOut, 'createdAt'> & { createdAt: Date }>(
    'select email, kind, created_at as "createdAt" from mail_opt_outs order by created_at desc, email limit 200',
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Returns whether the address was on the list. */
export async function removeOptOut(
  client: Queryable,
  { email, kind }: Pick<MailOptOut, 'email' | 'kind'>,
): Promise<boolean> {
  const { rowCount } = await client.query('delete from mail_opt_outs where lower(email) = lower($1) and kind = $2', [
    email,
    kind,
  ]);
  return rowCount === 1;
}

function keyOf(secret: string, { kind, email }: OptOut): string {
  return createHmac('sha256', secret).update(`opt out ${kind} ${email.toLowerCase()}`).digest('base64url');
}
