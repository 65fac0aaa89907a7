import { messages } from '#web/messages.ts';
import type { Page } from '#web/pages.ts';
import { AdminPage, type AdminProps } from './admin-page.tsx';

export const adminPage: Page<AdminProps> = {
  name: 'admin',
  pattern: /^\/admin$/,
  address: () => ({ key: null }),
  load: async ({ visitor }, data, site) => {
    const user = await visitor.user();
    const head = {
      title: `Admin | ${site.name}`,
      description: 'For those who run this directory.',
      canonical: null,
      noIndex: true,
    };
    if (!user?.isAdmin) {
      return {
        status: user === null ? 401 : 403,
        props: { email: null },
        head: { ...head, title: `${messages.accessDenied.title} | ${site.name}` },
      };
    }
    return { status: 200, props: { email: user.email, stats: await data.adminStats() }, head };
  },
  component: AdminPage,
};
