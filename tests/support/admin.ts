import { hashPassword } from '#server/auth/passwords.ts';
import type { TestApp } from './app.ts';

const PASSWORD = 'a long pass phrase';
/** So that signing in takes no time where it is not what a test is about. */
const CHEAP = { memory: 8, passes: 1 };
let count = 0;

/** Creates a user, signs in through the API, and returns a `call` with that session. */
export async function signedIn(
  site: TestApp,
  { isAdmin, isReviewer = false }: { isAdmin: boolean; isReviewer?: boolean } = { isAdmin: true },
) {
  count += 1;
  const role = isReviewer ? 'reviewer' : 'user';
  const email = `${isAdmin ? 'admin' : role}${count}@directory.example`;
  await site.database.pool.query(
    'insert into users (email, is_admin, is_reviewer, password_hash) values ($1, $2, $3, $4)',
    [email, isAdmin, isReviewer, await hashPassword(PASSWORD, CHEAP)],
  );
  const { headers } = await site.call('POST', '/api/login', { email, password: PASSWORD });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const call = <Body = unknown>(method: Parameters<TestApp['call']>[0], path: string, body?: object) =>
    site.call<Body>(method, path, body, { cookie });
  return { email, cookie, call };
}
