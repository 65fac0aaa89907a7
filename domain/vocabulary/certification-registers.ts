import { accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import type { Certification } from './certification.ts';

type Register = { label: string; url: string | null };

/** Accreditations that each country's own body gives. */
const ACCREDITED_BY_COUNTRY = new Set(['iso-17025', 'iso-17020']);

/** Where a certificate of a company can be checked: the registers of the country that it is based in first. */
export function certificationRegisters(certification: Certification, countryCode: string | null): Register[] {
  const isByCountry = countryCode !== null && ACCREDITED_BY_COUNTRY.has(certification.id);
  const bodies = isByCountry ? accreditationBodiesOf(countryCode) : [];
  return [...bodies.map(({ short, name, url }) => ({ label: `${short}, ${name}`, url })), certification.register];
}
