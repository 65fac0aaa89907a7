import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { columnsSetBy } from '#domain/companies/company-columns.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { companyEditAt, editIssues, MAY_BE_MISSING } from '#domain/companies/editable-fields.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import type { CallBody } from '#web/api/call-api.ts';

const EDITED = columnsSetBy('edit');
type Name = (typeof EDITED)[number];
/** The names of fields by their kind of control. */
type NamesOf<Type> = { [Key in Name]: AdminCompany[Key] extends Type ? Key : never }[Name];
type ListName = NamesOf<readonly string[]>;
export type BadgeName = NamesOf<boolean>;
export type TextName = Exclude<Name, ListName | BadgeName>;

/** What the form contains. */
export type EditValues = Record<TextName, string> & Record<ListName, string[]> & Record<BadgeName, boolean>;
export type EditBody = CallBody<'PUT', '/api/admin/companies/:id'>;

export const FIELD_LABELS: Record<Name, string> = {
  name: 'Company name',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  location: 'Location',
  placeCorrection: 'Map location',
  serviceArea: 'Service area',
  moreServiceAreas: 'Also works in',
  description: 'Description',
  specializations: 'Specializations',
  certifications: 'Certifications',
  industries: 'Industries',
  equipmentTypes: 'Equipment types',
  yearEstablished: 'Year established',
  employeeCount: 'Employees',
  languages: 'Languages',
  requestEmail: 'Email for requests',
  awayUntil: 'Away until',
  imageUrl: 'Image URL',
  logoUrl: 'Logo URL',
  verified: 'Verified',
  featured: 'Featured',
};

export function editValuesOf(company: AdminCompany): EditValues {
  const entries = EDITED.map((name) => {
    const value = company[name];
    return [name, typeof value === 'boolean' || Array.isArray(value) ? value : String(value ?? '')];
  });
  return Object.fromEntries(entries);
}

/** The call that saves these values. Without `version` it overwrites what others have saved. */
export function bodyOf({ verified, featured, ...values }: EditValues, company: AdminCompany): EditBody {
  const badges = companyCan.takeBadges.when(company) ? { verified, featured } : {};
  return { ...(values as object as EditBody), ...badges, version: company.version };
}

/** What the server would refuse, before it is sent. */
export function issuesOf(values: EditValues, company: AdminCompany): Issue[] {
  const read = companyEditAt(() => new Date()).safeParse(bodyOf(values, company));
  const invalid = read.error?.issues.map(toIssue) ?? [];
  const yearEstablished = values.yearEstablished === '' ? null : Number(values.yearEstablished);
  const refused = editIssues(company, { ...trimmed(values), yearEstablished });
  const known = new Set(invalid.map(({ path }) => path));
  return [...invalid, ...refused.filter(({ path }) => !known.has(path))];
}

function trimmed({ email, phone, serviceArea, description }: EditValues) {
  return {
    email: email.trim(),
    phone: phone.trim(),
    serviceArea: serviceArea.trim(),
    description: description.trim(),
  };
}

/** The fields in which two states of the form differ, in the order of the table. */
export function differences(one: EditValues, other: EditValues): Name[] {
  return EDITED.filter((name) => editText(one[name]) !== editText(other[name]));
}

export function editText(value: EditValues[Name]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : value.trim();
}

/** What an import has left out may stay missing (decision 33). */
export function isRequired(name: TextName, company: AdminCompany): boolean {
  return (
    name === 'name' || name === 'location' || MAY_BE_MISSING.some((other) => other === name && company[other] !== '')
  );
}
