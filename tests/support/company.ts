import type { NewCompany } from '#server/companies/store.ts';
import type { TestApp } from './app.ts';

/** A realistic company, approved by default. Its texts are short, so that searches match what a test adds. */
export function company(overrides: Partial<NewCompany> = {}): NewCompany {
  return {
    name: 'Northgate Inspection',
    email: 'office@northgate.example',
    phone: '+44 1224 555 010',
    location: 'Aberdeen, Scotland, United Kingdom',
    serviceArea: 'Europe',
    description: 'Examines plant and lifting gear.',
    specializations: [],
    certifications: [],
    industries: [],
    equipmentTypes: [],
    yearEstablished: 1994,
    employeeCount: '11-50',
    website: 'https://www.northgate.example',
    logoUrl: null,
    imageUrl: null,
    approved: true,
    ...overrides,
  };
}

/** Inserts companies, and returns the key of each by its id. */
export async function insertByKey<Key extends string>(
  site: TestApp,
  companies: Record<Key, NewCompany>,
): Promise<Map<number, Key>> {
  const ids = await site.insert(Object.values(companies));
  return new Map((Object.keys(companies) as Key[]).map((key, index) => [ids[index] ?? 0, key]));
}
