import { paths } from '#domain/paths.ts';
import type { Mail } from '#server/mail/outbox.ts';

/** "You'll receive an email once it's approved" (specification section 8, decision 25). */
export function approvalMail(
  company: { id: number; name: string; email: string },
  site: { name: string; url: string },
): Mail {
  return {
    recipient: company.email,
    replyTo: null,
    subject: `${company.name} is now listed on ${site.name}`,
    body: [
      `Good news: ${company.name} is now live on ${site.name}. Buyers can find you at`,
      site.url + paths.company(company),
      'Quote requests will be sent to this address. To have your certificates checked and earn the verified badge, see',
      site.url + paths.pricing,
    ].join('\n\n'),
  };
}
