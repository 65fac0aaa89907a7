import { paths } from '#domain/paths.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { companyFooter, type MailSender, unsubscribeBy } from '#server/mail/mail-sender.ts';
import { manageBlocks } from '#server/mail/manage-blocks.ts';
import type { Mail } from '#server/mail/outbox.ts';

export type MailedCompany = { id: number; name: string; email: string };

/** "You'll receive an email once it's approved" (specification section 8, decision 25). */
export function approvalMail(company: MailedCompany, signInToken: string, { site, replyTo }: MailSender): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'company-approved',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `${company.name} is now listed on ${site.name}`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `Good news: ${company.name} is now live on ${site.name}, and buyers can find it. Quote requests will be sent to this address; a request costs you nothing.`,
        },
        {
          type: 'buttons',
          links: [
            { label: 'See the profile', url: site.url + paths.company(company) },
            { label: 'Get the verified badge', url: site.url + paths.pricing },
          ],
        },
        { type: 'paragraph', text: 'For the badge we check your certificates at their issuers.' },
        ...manageBlocks(signInToken, site),
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}

/** To a company that registered and was not accepted. */
export function rejectionMail(company: MailedCompany, reason: string | null, { site, replyTo }: MailSender): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'company-rejected',
    ...layOutMail({
      subject: `The registration of ${company.name} on ${site.name} was not accepted`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `We have reviewed the registration of ${company.name} on ${site.name} and have not accepted it. It will not be listed.`,
        },
        ...(reason === null
          ? []
          : [{ type: 'paragraph', text: 'The reason:' } as const, { type: 'quote', text: reason } as const]),
        { type: 'paragraph', text: 'If you think that this is a mistake, write to us. You can also register again.' },
        {
          type: 'links',
          links: [
            { label: 'Contact', url: site.url + paths.contact },
            { label: 'Register again', url: site.url + paths.register },
          ],
        },
      ],
      footer: { site, why: 'You get this email because this address was entered in the registration form.' },
    }),
  };
}

/** To a company whose entry an admin has changed: what was changed, old and new. */
export function changedMail(
  company: MailedCompany,
  changes: readonly { label: string; before: string; after: string }[],
  { site, replyTo }: MailSender,
): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'company-changed',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `We have changed the entry of ${company.name} on ${site.name}`,
      greeting: 'Hello,',
      blocks: [
        { type: 'paragraph', text: `An admin of ${site.name} has changed the entry of ${company.name}:` },
        {
          type: 'fields',
          fields: changes.map(({ label, before, after }) => [
            label,
            `${after || '(removed)'}\nBefore: ${before || '(empty)'}`,
          ]),
        },
        { type: 'paragraph', text: 'If something is wrong, reply to this email or write to us.' },
        {
          type: 'buttons',
          links: [{ label: 'See the profile', url: site.url + paths.company(company) }],
        },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}

/** To an address that a listing has named until now. */
export function addressChangedMail(company: MailedCompany, author: string, { site, replyTo }: MailSender): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'company-address-changed',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `${company.name} no longer uses this address on ${site.name}`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `${author}, who manages ${company.name} on ${site.name}, has replaced this address. Requests and messages go elsewhere now.`,
        },
        { type: 'paragraph', text: 'If that is not right, reply to this email. We can undo it.' },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}

/** To an imported company, which has not asked for its entry: only when an admin sends it. */
export function listedMail(
  company: MailedCompany & { location: string },
  signInToken: string,
  sender: MailSender,
): Mail {
  const { site, replyTo } = sender;
  return {
    recipient: company.email,
    replyTo,
    kind: 'company-listed',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `${company.name} is listed on ${site.name}`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `${site.name} lists inspection and testing companies so that buyers find them. We have added ${company.name}, ${company.location}, from public sources. The entry is free, and so is every request for a quote that buyers send to you through it.`,
        },
        { type: 'paragraph', text: 'Please check what we say about you:' },
        { type: 'buttons', links: [{ label: 'See the profile', url: site.url + paths.company(company) }] },
        ...manageBlocks(signInToken, site),
        {
          type: 'paragraph',
          text: 'Write to us if something is wrong, or if you do not want to be listed. We will correct or remove the entry.',
        },
        { type: 'links', links: [{ label: 'Correct or remove the entry', url: site.url + paths.contact }] },
      ],
      footer: {
        ...companyFooter(site, company.name),
        unsubscribeUrl: unsubscribeBy(sender, { kind: 'company-listed', email: company.email }),
      },
    }),
  };
}
