import type { ListingCertificate, ListingCompany } from './listing.ts';

/** Where a missing item is added. */
export type ListingPart = 'profile' | 'logo' | 'certificates' | 'people' | 'settings';
export type Item = { label: string; reason: string; part: ListingPart; isDone: boolean };
type Stated = { company: ListingCompany; certificates: readonly ListingCertificate[]; people: number };

/** A shorter description leaves the first three lines of the results half empty. */
const FULL_DESCRIPTION = 200;

/** What a listing may have, and why a buyer or our check needs it. */
export function completeness({ company, certificates, people }: Stated): { percent: number; missing: Item[] } {
  const items = itemsOf({ company, certificates, people });
  const missing = items.filter(({ isDone }) => !isDone);
  return { percent: Math.round((100 * (items.length - missing.length)) / items.length), missing };
}

function itemsOf({ company, certificates, people }: Stated): Item[] {
  const current = certificates.filter(({ state }) => state === 'claimed' || state === 'checked');
  const profile = (label: string, reason: string, isDone: boolean): Item => ({
    label,
    reason,
    part: 'profile',
    isDone,
  });
  const documents = current
    .filter(({ state }) => state === 'claimed')
    .map(({ name, documents: { length } }): Item => {
      const reason = 'with it we can check the certificate';
      return { label: `Document for ${name}`, reason, part: 'certificates', isDone: length > 0 };
    });
  return [
    {
      label: 'Logo',
      reason: 'buyers recognise you on cards and quotes',
      part: 'logo',
      isDone: company.logoUrl !== null,
    },
    {
      label: 'Certificates',
      reason: 'buyers filter by them, and the verified badge needs one',
      part: 'certificates',
      isDone: current.length > 0,
    },
    ...documents,
    profile(
      'A longer description',
      'results show its first three lines',
      company.description.length >= FULL_DESCRIPTION,
    ),
    profile('Methods', 'searches for a method find you by them', company.specializations.length > 0),
    profile('Equipment types', 'buyers filter by what they own', company.equipmentTypes.length > 0),
    profile('Industries', 'buyers filter by them', company.industries.length > 0),
    profile('Website', 'people at its address can sign in for you', company.website !== null),
    profile('Year established', 'it stands in every comparison', company.yearEstablished !== null),
    profile('Number of employees', 'it stands in every comparison', company.employeeCount !== null),
    {
      label: 'Languages spoken',
      reason: 'buyers abroad look for one they share with you',
      part: 'settings',
      isDone: company.languages.length > 0,
    },
    { label: 'A second person', reason: 'requests wait while you are away', part: 'people', isDone: people > 1 },
  ];
}
