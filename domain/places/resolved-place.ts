/** Degrees, as the database has them. */
export type Coordinates = { latitude: number; longitude: number };

export type ResolvedPlace = Coordinates & {
  precision: 'city' | 'region' | 'country';
  /** "Houston, Texas, United States": as a location it resolves to the same place. */
  label: string;
  /** ISO 3166-1 alpha-2; Kosovo is "XK". */
  countryCode: string;
  /** "US.TX" */
  regionCode: string | null;
  /** "Texas" */
  region: string | null;
  /** "Houston" */
  city: string | null;
  timeZone: string | null;
  population: number;
};
