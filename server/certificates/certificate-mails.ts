import { dayInWords, type LocalDate } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';
import type { Queryable } from '#server/db/database.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { companyFooter, type MailSender, unsubscribeBy } from '#server/mail/mail-sender.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';

type MailedCompany = { id: number; name: string; email: string };

/** To a company whose claim was refused, with the reason. */
export function refusalMail(
  company: MailedCompany,
  certificate: string,
  reason: string,
  { site, replyTo }: MailSender,
): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'certificate-refused',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `${certificate} of ${company.name} was not accepted`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `We have checked the certificate ${certificate} that ${company.name} lists on ${site.name}. We could not confirm it, and have taken it off the profile.`,
        },
        { type: 'paragraph', text: 'The reason:' },
        { type: 'quote', text: reason },
        {
          type: 'paragraph',
          text: 'If this is a mistake, send us the number of the certificate and the page of the issuer where it can be seen.',
        },
        { type: 'buttons', links: [{ label: 'Write to us', url: site.url + paths.contact }] },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}

type Ending = { id: number; name: string; number: string | null; expires: LocalDate; daysLeft: number };

/** Before the end of a checked certificate. */
export function reminderMail(
  company: MailedCompany,
  { id, name, number, expires, daysLeft }: Ending,
  sender: MailSender,
): Mail {
  const { site, replyTo } = sender;
  const certificate = number === null ? name : `${name}, number ${number},`;
  const when = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return {
    recipient: company.email,
    replyTo,
    kind: 'certificate-reminder',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `${name} of ${company.name} ends ${when}`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `On ${site.name} the certificate ${certificate} of ${company.name} is shown as checked. It ends ${when}, on ${dayInWords(expires)}.`,
        },
        {
          type: 'paragraph',
          text: 'From the next day on it is shown as expired. If no other checked certificate is current, the verified badge ends with it.',
        },
        {
          type: 'paragraph',
          text: 'Has it been renewed? Send the new end date from your listing; the link signs you in by email. We look it up at the issuer, and ask for the document where its register is not public.',
        },
        {
          type: 'buttons',
          links: [
            {
              label: 'Send the renewal',
              url: site.url + paths.claimCompany(company.id, paths.renewOwnCertificate(company.id, id)),
            },
            { label: 'See the profile', url: site.url + paths.company(company) },
          ],
        },
        {
          type: 'links',
          links: [{ label: 'Or write the new date to us', url: site.url + paths.renewCertificate(company.id, id) }],
        },
      ],
      footer: {
        ...companyFooter(site, company.name),
        unsubscribeUrl: unsubscribeBy(sender, { kind: 'certificate-reminder', email: company.email }),
      },
    }),
  };
}

/** To a company that has just got the badge. */
export function verifiedMail(company: MailedCompany, { site, replyTo }: MailSender): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'company-verified',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `${company.name} is now verified on ${site.name}`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `${company.name} now has the verified badge on ${site.name}. The profile shows what we have checked, where and when, so that buyers can repeat it.`,
        },
        {
          type: 'paragraph',
          text: 'The badge lasts as long as a checked certificate is current. We remind you before one ends.',
        },
        {
          type: 'buttons',
          links: [
            { label: 'See the profile', url: site.url + paths.company(company) },
            { label: 'Show the badge on your website', url: site.url + paths.companySheet(company.id) },
          ],
        },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}

/** To a company that has just lost the badge. */
export function badgeEndedMail(company: MailedCompany, { site, replyTo }: MailSender): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'badge-ended',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `The verified badge of ${company.name} has ended`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `${company.name} no longer has the verified badge on ${site.name}, because none of its certificates is checked and current. The company stays listed.`,
        },
        { type: 'paragraph', text: 'Send us a current certificate, and the badge comes back once we have checked it.' },
        {
          type: 'buttons',
          links: [
            {
              label: 'Send a certificate',
              url: site.url + paths.claimCompany(company.id, paths.manageCertificates(company.id)),
            },
            { label: 'See the profile', url: site.url + paths.company(company) },
          ],
        },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}

/** Informs companies that they have got or lost the badge, in the transaction of the change. */
export async function mailBadges(
  client: Queryable,
  companyIds: readonly number[],
  isGranted: boolean,
  sender: MailSender,
): Promise<void> {
  if (companyIds.length === 0) return;
  const { rows } = await client.query<MailedCompany>(
    `select id, name, email from companies where id = any ($1) and is_public and email <> ''`,
    [companyIds],
  );
  const mail = isGranted ? verifiedMail : badgeEndedMail;
  await enqueueMail(client, ...rows.map((company) => mail(company, sender)));
}
