import { accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import type { Certification } from './certification.ts';
import { ACCREDITATION_SEARCHES, REGISTER_SEARCHES } from './register-searches.ts';

export type Register = {
  label: string;
  /** The page where it is looked up; null where the issuer must be asked. */
  url: string | null;
  /** What to type there, or to ask for. */
  whatToType: string | null;
};

/** Accreditations that are granted by the national body of each country. */
const ACCREDITED_BY_COUNTRY = new Set(['iso-17025', 'iso-17020']);
const ACCREDITED_BODY_SEARCH = 'Name of the company or accreditation number';

/** The public page where it is looked up, as close to the search as its address goes; null where the issuer must be asked. */
export function registerPage({ id, register }: Certification): string | null {
  return REGISTER_SEARCHES[id]?.url ?? register.url;
}

/** The registers to check a company's certificate in, starting with those of the country where it is based. */
export function certificationRegisters(certification: Certification, countryCode: string | null): Register[] {
  const isByCountry = countryCode !== null && ACCREDITED_BY_COUNTRY.has(certification.id);
  const bodies = isByCountry ? accreditationBodiesOf(countryCode) : [];
  const search = REGISTER_SEARCHES[certification.id];
  return [
    ...bodies.map(({ short, name, url }) => ({
      label: `${short}, ${name}`,
      url: ACCREDITATION_SEARCHES[short] ?? url,
      whatToType: ACCREDITED_BODY_SEARCH,
    })),
    {
      label: certification.register.label,
      url: registerPage(certification),
      whatToType: search?.whatToType ?? null,
    },
  ];
}
