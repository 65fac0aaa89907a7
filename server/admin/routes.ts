import { api } from '#domain/api.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import { adminOf } from '#server/auth/require-admin.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';
import type { Mount, MountPlain } from '#server/http/mount.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { mailTemplates } from './mail-templates.ts';
import { listSavedViews, removeView, saveView } from './saved-views.ts';
import { getAdminStats } from './stats.ts';
import { listWork } from './work-items.ts';

export function adminRoutes(mount: Mount, context: Context): void {
  const { database, now } = context;
  mount(api.exportPerson, ({ body }, request) => exportPerson(context, body, adminOf(request)));
  mount(api.erasePerson, async ({ body }, request) => ({ erased: await erasePerson(context, body, adminOf(request)) }));
  mount(api.listSavedViews, (_call, request) => listSavedViews(database.adminPool, adminOf(request)));
  mount(api.saveView, ({ body }, request) => saveView(database.pool, body, adminOf(request)));
  mount(api.removeView, async ({ params }, request) => {
    await removeView(database.pool, parseId(params.id), adminOf(request));
    return { message: 'Deleted.' };
  });
  mount(api.listWork, (_call, request) => listWork(database.adminPool, now(), adminOf(request)));
  mount(api.getAdminStats, () => getAdminStats(database.adminPool, now()));
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
