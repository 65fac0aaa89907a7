import type { Queryable } from '#server/db/database.ts';

/** The credentials of an account. They never leave the server. */
export type Account = {
  id: number;
  email: string;
  passwordHash: string | null;
  totpSecret: string | null;
  hasSecondFactor: boolean;
  hasIdentity: boolean;
  recoveryCodesLeft: number;
};

const COLUMNS = `id, email, password_hash as "passwordHash", totp_secret as "totpSecret",
  totp_confirmed_at is not null as "hasSecondFactor", oidc_subject is not null as "hasIdentity",
  cardinality(recovery_codes) as "recoveryCodesLeft"`;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from users where lower(email) = lower($1)`, [email]);
  return rows[0];
}

export async function findAccount(db: Queryable, id: number): Promise<Account | undefined> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from users where id = $1`, [id]);
  return rows[0];
}
