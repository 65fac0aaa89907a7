/** How exactly a place is known; `none` is a location that could not be read. */
export type PlacePrecision = 'city' | 'region' | 'country' | 'none';

/** Degrees, as the database has them. */
export type Coordinates = { latitude: number; longitude: number };

export type ResolvedPlace = Coordinates & {
  precision: Exclude<PlacePrecision, 'none'>;
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
