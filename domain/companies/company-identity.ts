import type { CompanyFields } from './company.ts';

type Identity = Pick<CompanyFields, 'name' | 'email' | 'location'>;

/** By what companies are compared, as it is stored: name with e-mail, and name with location (decision 23). */
export function identityKeys(company: Identity) {
  return {
    email_key: company.email === '' ? null : `${compact(company.name)}|${compact(company.email)}`,
    place_key: `${compact(company.name)}|${compact(company.location)}`,
  };
}

/** `own`: what another company must have for this one to be its duplicate. `found`: under what it is found itself. */
export type DuplicateKeys = { own: string; found: string[] };

/** Same name and e-mail; without an e-mail, same name and location. Case and spaces do not count. */
export function duplicateKeys(company: Identity): DuplicateKeys {
  const { email_key, place_key } = identityKeys(company);
  const place = `place ${place_key}`;
  return email_key === null
    ? { own: place, found: [place] }
    : { own: `email ${email_key}`, found: [`email ${email_key}`, place] };
}

function compact(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
