import type { NewCompany } from '#server/companies/store.ts';

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
