import type { CompanyFields } from './company-columns.ts';

type Identity = Pick<CompanyFields, 'name' | 'email' | 'location'>;

/** The stored keys by which companies are compared: name with e-mail, and name with location (decision 23). */
export function identityKeys(company: Identity) {
  return {
    emailKey: company.email === '' ? null : `${compact(company.name)}|${compact(company.email)}`,
    placeKey: `${compact(company.name)}|${compact(company.location)}`,
  };
}

/** `own`: what another company must have for this one to be its duplicate. `found`: under what it is found itself. */
export type DuplicateKeys = { own: string; found: string[] };

/** Same name and e-mail; without an e-mail, same name and location. Case and spaces do not count. */
export function duplicateKeys(company: Identity): DuplicateKeys {
  const { emailKey, placeKey } = identityKeys(company);
  const place = `place ${placeKey}`;
  return emailKey === null
    ? { own: place, found: [place] }
    : { own: `email ${emailKey}`, found: [`email ${emailKey}`, place] };
}

function compact(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
