import type { Pool } from 'pg';
import type { SignInProblem } from '#domain/auth/sign-in-problem.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import type { OidcIdentity } from './oidc-client.ts';

/**
 * The account of an identity. Known users are found by issuer and subject only. At the first sign-in the confirmed
 * email address links an account created by `npm run admin -- add`; all others become users without the admin flag.
 * Without a confirmed address no account is created: it could be the address of a future admin.
 */
export async function accountOfIdentity(
  pool: Pool,
  identity: OidcIdentity,
): Promise<{ userId: number } | { problem: SignInProblem }> {
  const { issuer, subject, email, firstName, lastName } = identity;
  const names = [firstName ?? null, lastName ?? null];
  return inTransaction(pool, async (client) => {
    // Concurrent first sign-ins of one person create one account.
    await lock(client, 'identities');
    const known = await client.query<{ id: number }>(
      `update users set first_name = coalesce($3, first_name), last_name = coalesce($4, last_name)
       where oidc_issuer = $1 and oidc_subject = $2 returning id`,
      [issuer, subject, ...names],
    );
    if (known.rows[0] !== undefined) return { userId: known.rows[0].id };
    if (email === undefined) return { problem: 'unconfirmed' };

    const bound = await client.query<{ id: number }>(
      `update users set oidc_issuer = $1, oidc_subject = $2, first_name = coalesce($3, first_name),
         last_name = coalesce($4, last_name), updated_at = now()
       where lower(email) = lower($5) and oidc_subject is null returning id`,
      [issuer, subject, ...names, email],
    );
    const made = bound.rows[0]
      ? undefined
      : await client.query<{ id: number }>(
          `insert into users (oidc_issuer, oidc_subject, first_name, last_name, email) values ($1, $2, $3, $4, $5)
           on conflict (lower(email)) do nothing returning id`,
          [issuer, subject, ...names, email],
        );
    const userId = bound.rows[0]?.id ?? made?.rows[0]?.id;
    if (userId === undefined) return { problem: 'taken' };
    await writeAudit(client, {
      actor: { email },
      action: made === undefined ? 'user.bind-identity' : 'user.create',
      entity: { id: userId, name: email },
      after: { issuer, subject },
    });
    return { userId };
  });
}
