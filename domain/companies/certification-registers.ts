import { accreditationBodiesOf } from '#domain/places/accreditation-bodies.ts';
import { countryOf } from '#domain/places/country-of.ts';
import type { Certification } from './certifications.ts';

type Register = { label: string; url: string | null };

/** Accreditations that each country's own body gives. */
const ACCREDITED_BY_COUNTRY = new Set(['iso-17025', 'iso-17020']);

/** Where a certificate of a company at this location can be checked: the registers of its country first. */
export function certificationRegisters(certification: Certification, location: string): Register[] {
  const country = ACCREDITED_BY_COUNTRY.has(certification.id) ? countryOf(location) : undefined;
  const bodies = country === undefined ? [] : accreditationBodiesOf(country);
  return [...bodies.map(({ short, name, url }) => ({ label: `${short}, ${name}`, url })), certification.register];
}
