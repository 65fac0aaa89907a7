import type { CompanyFields } from './company-columns.ts';

type Identity = Pick<CompanyFields, 'name' | 'email' | 'location'>;

/** The stored keys by which companies are compared: name with email, and name with location (decision 23). */
export function identityKeys(company: Identity) {
  return {
    emailKey: company.email === '' ? null : [compact(company.name), compact(company.email)].join('|'),
    placeKey: [compact(company.name), compact(company.location)].join('|'),
  };
}

/** A company is a duplicate of another one if its `own` key is among the `found` keys of that one. */
export type DuplicateKeys = { own: string; found: string[] };

/** Same name and email; without an email, same name and location. Case and spaces are ignored. */
export function duplicateKeys(company: Identity): DuplicateKeys {
  const { emailKey, placeKey } = identityKeys(company);
  const place = `place ${placeKey}`;
  return emailKey === null
    ? { own: place, found: [place] }
    : { own: `email ${emailKey}`, found: [`email ${emailKey}`, place] };
}

/** By which two rows are found that are about one listed company. */
export function companyKey(id: unknown): string {
  return `company ${String(id ?? '').trim()}`;
}

/** Whether two texts are the same for these keys. */
export function isSameText(one: string, other: string): boolean {
  return compact(one) === compact(other);
}

/** Joined, since V8 stores what it has replaced in a text as a tree of its parts: three times the memory of a large import's keys. */
function compact(text: string): string {
  return text.toLowerCase().split(/\s+/).join('');
}
