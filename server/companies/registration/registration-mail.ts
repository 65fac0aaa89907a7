import type { CompanyFields } from '#domain/companies/company-columns.ts';
import type { Duplicates } from '#server/companies/possible-duplicates.ts';
import { fieldLines, type Mail } from '#server/mail/outbox.ts';

/** Informs the admin that a company is pending approval, with its possible duplicates. */
export function registrationMail(
  company: CompanyFields & { id: number },
  duplicates: Duplicates,
  to: { siteName: string; admin: string; adminUrl: string },
): Mail {
  return {
    recipient: to.admin,
    replyTo: company.email,
    subject: `New company to review: ${company.name}, ${company.location}`,
    body: [
      `A company has registered on ${to.siteName} and is pending approval.`,
      fieldList(company),
      duplicates.length === 0
        ? 'No other company has the same name, website, phone number or email domain.'
        : ['Possible duplicates:', ...duplicates.map(describe)].join('\n'),
      `Review it at ${to.adminUrl}`,
    ].join('\n\n'),
  };
}

function fieldList(company: CompanyFields & { id: number }): string {
  return fieldLines([
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
  ]);
}

function describe({ id, name, location, approved, same }: Duplicates[number]): string {
  const state = approved ? 'approved' : 'pending approval';
  return `- company ${id}, ${name}, ${location}: same ${same.join(', ')} (${state})`;
}
