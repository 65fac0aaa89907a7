import { drawCertificates } from './certificates.ts';
import type { DemoCity } from './cities.ts';
import type { PhraseSubject } from './phrases.ts';
import type { Choice, DemoProfile } from './profiles.ts';
import type { Random } from './random.ts';

/** What a certificate requires a company to offer; below, what may only be offered with a certificate. */
const EQUIPMENT_OF_CERTIFICATE: Record<string, string> = {
  'api-510': 'pressure-vessel',
  'api-570': 'process-piping',
  'api-653': 'storage-tank',
  'api-1169': 'pipeline',
  'tped-nb': 'gas-cylinder',
  'lift-nb': 'elevator',
  'asme-s': 'boiler',
  'asme-pp': 'process-piping',
  'asme-uv': 'valve',
  'nb-vr': 'valve',
};
const SPECIALIZATION_OF_CERTIFICATE: Record<string, string> = {
  'irata-member': 'rope-access',
  'asme-aia': 'authorized',
  'ped-nb': 'nbi',
  'asme-uv': 'prv',
  'nb-vr': 'prv',
  'api-580': 'rbi',
};
const CERTIFICATES_FOR: Record<string, string[]> = {
  'rope-access': ['irata-member'],
  authorized: ['asme-aia'],
  nbi: ['ped-nb', 'ukab', 'tped-nb', 'spvd-nb'],
};
/** Industries that a company serves only if its city has them. */
const BOUND_TO_PLACES = ['nuclear', 'aerospace', 'marine-offshore'];
const FAR_FROM_FAIRS = ['drilling', 'mining'];
const MAX_SPECIALIZATIONS = 12;
const MAX_EQUIPMENT = 8;

type Trade = Pick<PhraseSubject, 'specializations' | 'certifications' | 'industries' | 'equipment'>;

/** Draws services, certificates, industries and equipment that are consistent with each other. */
export function drawTrade(random: Random, profile: DemoProfile, city: DemoCity, people: number): Trade {
  const certifications = drawCertificates(random, profile.kind, city.country, people);
  const isOffered = (id: string) => CERTIFICATES_FOR[id]?.some((one) => certifications.includes(one)) ?? true;
  const implied = (table: Record<string, string>) => certifications.flatMap((id) => table[id] ?? []);
  const specializations = drawChoice(random, profile.specializations, people, implied(SPECIALIZATION_OF_CERTIFICATE));
  const equipment = drawChoice(random, profile.equipment, people, implied(EQUIPMENT_OF_CERTIFICATE));
  const isInPlace = (id: string) => id !== 'amusement' || !FAR_FROM_FAIRS.some((other) => equipment.includes(other));
  const local = profile.industries.often.filter((id) => city.industries.includes(id));
  const elsewhere = profile.industries.often.filter((id) => !BOUND_TO_PLACES.includes(id));
  const industries = { ...profile.industries, often: [...local, ...local, ...local, ...elsewhere] };
  return {
    certifications,
    specializations: specializations.filter(isOffered).slice(0, MAX_SPECIALIZATIONS),
    equipment: equipment.filter(isInPlace).slice(0, MAX_EQUIPMENT),
    industries: drawChoice(random, industries, people, random.sample(local, 1)),
  };
}

/** First what every company of the trade has, then what its certificates require, then more for larger companies. */
function drawChoice(random: Random, choice: Choice, people: number, implied: string[]): string[] {
  const { always, often, atLeast, atMost } = choice;
  const max = people <= 10 ? Math.ceil((atLeast + atMost) / 2) : atMost;
  const size = random.int(atLeast, max);
  const certain = new Set([...random.sample(always, always.length), ...implied]);
  return [...new Set([...certain, ...random.sample(often, often.length)])].slice(0, Math.max(size, certain.size));
}
