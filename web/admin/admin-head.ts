import type { CurrentUser } from '#domain/auth/user.ts';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';
import { messages } from '#web/messages.ts';

/** The head of a page for admins only. */
export function adminHead(title: string, site: Site): Head {
  return {
    title: `${title} | ${site.name}`,
    description: 'For administrators.',
    canonical: null,
    noIndex: true,
  };
}

/** What everyone else gets instead: 401 without a session, 403 without the flag. */
export function accessDenied(user: CurrentUser | null, site: Site): { status: 401 | 403; head: Head } {
  return { status: user === null ? 401 : 403, head: adminHead(messages.accessDenied.title, site) };
}
