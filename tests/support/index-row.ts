import type { IndexRow } from '#server/search/indexed-company.ts';

/** A company of which searches know only what a test says. */
export const indexRow = (fields: Partial<IndexRow> & { id: number }): IndexRow => ({
  name: `Company ${fields.id}`,
  nameKey: `company ${fields.id}`,
  locationKey: 'aberdeen united kingdom',
  featured: false,
  verified: false,
  rating: 0,
  reviewCount: 0,
  latitude: null,
  longitude: null,
  placePrecision: 'none',
  countryCode: null,
  regionCode: null,
  region: null,
  city: null,
  searchWords: '|||',
  specializations: [],
  industries: [],
  equipmentTypes: [],
  certifications: [],
  serviceArea: '',
  moreServiceAreas: [],
  ...fields,
});
