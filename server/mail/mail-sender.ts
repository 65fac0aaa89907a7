import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { type Env, siteOf } from '#server/env.ts';
import type { MailContent } from './mail-content.ts';

/** Who writes: the site, and the address to which receivers reply. */
export type MailSender = { site: Site; replyTo: string | null };

export function senderOf(env: Env): MailSender {
  return { site: siteOf(env), replyTo: env.OPERATOR_EMAIL || (env.ADMIN_EMAIL ?? null) };
}

/** Below mails to a company: why it gets them, and how it corrects or leaves its listing. */
export function companyFooter(site: Site, company: string): MailContent['footer'] {
  return {
    site,
    why: `You get this email because ${company} is listed on ${site.name} with this address.`,
    links: [{ label: 'Correct or remove this listing', url: site.url + paths.contact }],
  };
}

/** Switches off mails that a company has not asked for, or that repeat: by a mail to us, where we have an address. */
export function unsubscribeBy(replyTo: string | null, companyId: number): string | undefined {
  if (replyTo === null) return undefined;
  return `mailto:${replyTo}?subject=${encodeURIComponent(`No more emails to company ${companyId}`)}`;
}

/** In the footer of all mails about a request: what happens to it. */
export function fairLeadsLink(site: Site) {
  return { label: 'Fair leads', url: site.url + paths.fairLeads };
}

export function adminFooter(site: Site): MailContent['footer'] {
  return { site, why: 'You get this email because this address is the admin address of the site.' };
}
