import type { InjectOptions } from 'fastify';
import type { MemberRole } from '#domain/members/member.ts';
import { sessionCookie } from '#server/auth/session-cookie.ts';
import { beginSession } from '#server/auth/sessions.ts';
import type { TestApp } from './app.ts';
import { postForm } from './forms.ts';
import { openPage } from './lead.ts';

let count = 0;

function nextEmail(companyId: number): string {
  count += 1;
  return `member${count}@company${companyId}.example`;
}

/** Signs in a new member of a company, and returns ways to open pages, send forms and call the API with that session. */
export async function signedInMember(
  site: TestApp,
  companyId: number,
  role: MemberRole = 'owner',
  email = nextEmail(companyId),
) {
  const { pool } = site.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email) values ($1) on conflict (lower(email)) do update set updated_at = now() returning id`,
    [email],
  );
  const userId = rows[0]?.id ?? 0;
  await pool.query('insert into company_members (company_id, user_id, role) values ($1, $2, $3)', [
    companyId,
    userId,
    role,
  ]);
  return { userId, email, ...(await sessionOf(site, userId)) };
}

/** A session of a user, as the link in a mail starts it. */
export async function sessionOf(site: TestApp, userId: number) {
  const sessionId = await beginSession(site.database.pool, userId, { by: 'link', device: 'Firefox on Windows' });
  return withCookie(site, `${sessionCookie(site.context).name}=${sessionId}`);
}

export function withCookie(site: TestApp, cookie: string) {
  return {
    cookie,
    open: (url: string, options: Partial<InjectOptions> = {}) =>
      openPage(site, url, { ...options, headers: { accept: 'text/html', cookie, ...options.headers } }),
    post: (url: string, fields: Record<string, string> = {}) => postForm(site, url, fields, { cookie }),
    call: <Body = unknown>(method: Parameters<TestApp['call']>[0], path: string, body?: object) =>
      site.call<Body>(method, path, body, { cookie }),
  };
}
