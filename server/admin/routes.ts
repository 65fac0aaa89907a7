import type { AdminStats } from '#domain/admin/stats.ts';
import { api } from '#domain/api.ts';
import { EXPIRING_DAYS } from '#domain/certificates/admin-certificate.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { NotFoundError } from '#server/errors.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { findMailAlert } from '#server/mail/queries.ts';
import { erasePerson } from './erase-person.ts';
import { mailTemplates } from './mail-templates.ts';

export function adminRoutes(mount: Mount, context: Context): void {
  const { database, now } = context;
  mount(api.erasePerson, async ({ body }, request) => ({ erased: await erasePerson(context, body, adminOf(request)) }));
  mount(api.getAdminStats, () => getAdminStats(database.pool, now()));
}

/** Mails have inline styles, which pages may not have: each is a document of its own, which only our pages may frame. */
const TEMPLATE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

export function mailTemplateRoutes(mountPlain: MountPlain, { env }: Context): void {
  mountPlain(plainRoutes.mailTemplate, async (_query, reply, request) => {
    const id = parseId((request.params as { id: string }).id);
    const template = mailTemplates(env).find((one) => one.id === id);
    if (template === undefined) throw new NotFoundError('There is no such email.');
    return reply
      .header('content-security-policy', TEMPLATE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(template.html);
  });
}

/** The stats of the admin dashboard (decision 22). Quarantined requests and messages do not count. */
export async function getAdminStats(db: Queryable, now: Date): Promise<AdminStats> {
  const { rows } = await db.query<Omit<AdminStats, 'mailAlert'>>(
    `select count(*)::int as "totalCompanies", count(*) filter (where not approved)::int as "pendingCompanies",
            count(*) filter (where approved and verified)::int as "verifiedCompanies",
            count(*) filter (where approved and featured)::int as "featuredCompanies",
            (select count(*)::int from service_requests where held_reason is null) as "serviceRequests",
            (select count(*)::int from contact_messages where held_reason is null) as "contactMessages",
            (select count(*)::int from contact_messages where held_reason is null and status = 'new')
              as "newContactMessages",
            (select count(*)::int from certificates
              where state = 'checked' and listed and not expiry_recorded and expires <= $1::date + ${EXPIRING_DAYS})
              as "endingCertificates"
     from companies`,
    [todayIn(null, now)],
  );
  const [stats] = rows;
  if (stats === undefined) throw new Error('The aggregate returned no row.');
  return { ...stats, mailAlert: await findMailAlert(db, now) };
}
