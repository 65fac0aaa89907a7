import type { CompanyFields } from '#domain/companies/company-columns.ts';
import { paths } from '#domain/paths.ts';
import type { Duplicates } from '#server/companies/possible-duplicates.ts';
import type { MailBlock } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter, type MailSender } from '#server/mail/mail-sender.ts';
import { manageBlocks } from '#server/mail/manage-blocks.ts';
import type { Mail } from '#server/mail/outbox.ts';

type Registered = CompanyFields & { id: number };

/** Informs the admin that a company is pending approval, with its possible duplicates. */
export function registrationMail(
  company: Registered,
  duplicates: Duplicates,
  admin: string,
  { site }: MailSender,
): Mail {
  return {
    recipient: admin,
    replyTo: company.email,
    kind: 'registration-admin',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `New company to review: ${company.name}, ${company.location}`,
      preheader: duplicates.length === 0 ? 'No possible duplicates.' : 'There are possible duplicates.',
      blocks: [
        { type: 'paragraph', text: `A company has registered on ${site.name} and is pending approval.` },
        { type: 'buttons', links: [{ label: 'Review it', url: site.url + paths.adminCompany(company.id) }] },
        { type: 'heading', text: 'Possible duplicates' },
        duplicates.length === 0
          ? { type: 'paragraph', text: 'No other company has the same name, website, phone number or email domain.' }
          : { type: 'list', items: duplicates.map(describe) },
        { type: 'heading', text: 'What the company states' },
        fieldBlock(company),
      ],
      footer: adminFooter(site),
    }),
  };
}

/**
 * The receipt for the company. Without a form token it repeats nothing, so that the API cannot be used to mail arbitrary
 * text to anyone.
 */
export function receiptMail(
  company: Registered,
  { isOfForm, signInToken }: { isOfForm: boolean; signInToken: string },
  { site, replyTo }: MailSender,
): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind: 'registration-receipt',
    about: { companyId: company.id },
    ...layOutMail({
      subject: `Your registration on ${site.name}${isOfForm ? `: ${company.name}` : ''}`,
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `Thank you for registering ${isOfForm ? company.name : 'your company'} on ${site.name}. It has been submitted for review. You'll receive an email once it's approved.`,
        },
        ...(isOfForm ? [{ type: 'paragraph', text: 'What will be listed:' } as const, fieldBlock(company)] : []),
        ...manageBlocks(signInToken, site),
        {
          type: 'paragraph',
          text: 'If something else is to be corrected, or if you did not register this company, write to us:',
        },
        { type: 'links', links: [{ label: 'Contact', url: site.url + paths.contact }] },
      ],
      footer: { site, why: 'You get this email because this address was entered in the registration form.' },
    }),
  };
}

function fieldBlock(company: Registered): MailBlock {
  return {
    type: 'fields',
    fields: [
      ['Company ID', String(company.id)],
      ['Name', company.name],
      ['Location', company.location],
      ['Service area', [company.serviceArea, ...company.moreServiceAreas].join(', ')],
      ['Email', company.email],
      ['Phone', company.phone],
      ['Website', company.website],
      ['Specializations', company.specializations.join(', ')],
      ['Certifications', company.certifications.join(', ')],
      ['Industries', company.industries.join(', ')],
      ['Equipment types', company.equipmentTypes.join(', ')],
      ['Established', company.yearEstablished === null ? '' : String(company.yearEstablished)],
      ['Employees', company.employeeCount],
      ['Description', company.description],
    ],
  };
}

function describe({ id, name, location, approved, isHidden, same }: Duplicates[number]): string {
  const state = isHidden ? 'hidden' : approved ? 'approved' : 'pending approval';
  return `Company ${id}, ${name}, ${location}: same ${same.join(', ')} (${state})`;
}
