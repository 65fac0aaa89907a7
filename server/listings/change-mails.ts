import { paths } from '#domain/paths.ts';
import type { MailedCompany } from '#server/companies/company-mails.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { companyFooter, type MailSender } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';

type Decision = {
  changes: readonly { label: string; before: string; after: string }[];
  /** Why it was refused. */
  reason: string | null;
};

/** To the member whose change has waited: it is public, or why not. */
export function decisionMail(
  company: MailedCompany,
  { changes, reason }: Decision,
  { site, replyTo }: MailSender,
): Mail {
  const isAccepted = reason === null;
  return {
    recipient: company.email,
    replyTo,
    kind: isAccepted ? 'change-accepted' : 'change-refused',
    about: { companyId: company.id },
    ...layOutMail({
      subject: isAccepted
        ? `Your change to ${company.name} is public`
        : `Your change to ${company.name} was not accepted`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: isAccepted
            ? `We have checked what you changed of ${company.name} on ${site.name}. It is public now:`
            : `We have not published what you changed of ${company.name} on ${site.name}:`,
        },
        { type: 'fields', fields: changes.map(({ label, before, after }) => [label, `${after}\nBefore: ${before}`]) },
        ...(reason === null
          ? []
          : ([
              { type: 'paragraph', text: 'The reason:' },
              { type: 'quote', text: reason },
              {
                type: 'paragraph',
                text: 'The listing is as it was. Reply to this email if you think that this is a mistake.',
              },
            ] as const)),
        { type: 'buttons', links: [{ label: 'See the profile', url: site.url + paths.company(company) }] },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}
