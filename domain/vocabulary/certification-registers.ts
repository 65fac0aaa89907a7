import { accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import type { Certification } from './certification.ts';

type Register = { label: string; url: string | null };

/** Accreditations that are granted by the national body of each country. */
const ACCREDITED_BY_COUNTRY = new Set(['iso-17025', 'iso-17020']);

/** The registers to check a company's certificate in, starting with those of the country where it is based. */
export function certificationRegisters(certification: Certification, countryCode: string | null): Register[] {
  const isByCountry = countryCode !== null && ACCREDITED_BY_COUNTRY.has(certification.id);
  const bodies = isByCountry ? accreditationBodiesOf(countryCode) : [];
  return [...bodies.map(({ short, name, url }) => ({ label: `${short}, ${name}`, url })), certification.register];
}
