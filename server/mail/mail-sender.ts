import type { OptOut } from '#domain/mail/opt-out.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { type Env, siteOf } from '#server/env.ts';
import type { MailContent } from './mail-content.ts';
import { optOutUrl } from './opt-outs.ts';

/** Who writes: the site, and the address to which receivers reply. Emails that can be switched off need the secret. */
export type MailSender = { site: Site; replyTo: string | null; secret?: string | undefined };

export function senderOf(env: Env, secret?: string): MailSender {
  return { site: siteOf(env), replyTo: env.OPERATOR_EMAIL || (env.ADMIN_EMAIL ?? null), secret };
}

/** Below mails to a company: why it gets them, and how it corrects or leaves its listing. */
export function companyFooter(site: Site, company: string): MailContent['footer'] {
  return {
    site,
    why: `You get this email because ${company} is listed on ${site.name} with this address.`,
    links: [{ label: 'Correct or remove this listing', url: site.url + paths.contact }],
  };
}

/** Switches off emails that nobody has asked for, or that repeat (RFC 8058). */
export function unsubscribeBy({ site, secret }: MailSender, optOut: OptOut): string | undefined {
  return secret === undefined ? undefined : optOutUrl(site.url, secret, optOut);
}

/** In the footer of all mails about a request: what happens to it. */
export function fairLeadsLink(site: Site) {
  return { label: 'Fair leads', url: site.url + paths.fairLeads };
}

export function adminFooter(site: Site): MailContent['footer'] {
  return { site, why: 'You get this email because this address is the admin address of the site.' };
}
