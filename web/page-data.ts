import type { AdminStats } from '#domain/admin/stats.ts';
import type { SecurityOutcome, SecurityState } from '#domain/auth/security.ts';
import type { CurrentUser, SignInReply } from '#domain/auth/user.ts';
import type { CompanyFacets, CompanyPage, DirectoryStats, PublicCompany } from '#domain/companies/public-company.ts';
import type { CompanySearch, PlacedFilters } from '#domain/companies/search-query.ts';
import type { LandingPlace, Town } from '#domain/landing/landing-place.ts';
import type { CompanyMap, LocatorMap, MapSize } from '#domain/maps/company-map.ts';
import type { MapFocus } from '#domain/maps/map-window.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import type { Issue } from '#domain/validation.ts';

/** What the server gives to the loaders of the page table: the same queries and commands as the REST calls use. */
export type PageData = {
  searchCompanies: (search: Omit<CompanySearch, 'filters'> & { filters: PlacedFilters }) => Promise<CompanyPage>;
  countFacets: (filters: PlacedFilters) => CompanyFacets;
  /** Those of the whole directory, the same object until it changes. */
  allFacets: () => Promise<CompanyFacets>;
  /** Where all companies of a search are; closer to a part of the map where a focus is given. */
  companyMap: (filters: PlacedFilters, sizes: readonly MapSize[], focus?: MapFocus | null) => CompanyMap;
  /** The map of a profile; null where the place is not known well enough. */
  locatorMap: (company: PublicCompany) => LocatorMap | null;
  topCertifications: (filters: PlacedFilters, limit: number) => string[];
  topServices: (filters: PlacedFilters, limit: number) => string[];
  /** The city that a text names, in any spelling. */
  findCity: (text: string) => ResolvedPlace | undefined;
  /** The place that the address of a landing page names; undefined where nobody knows it. */
  knownPlace: (place: LandingPlace, towns: readonly Town[]) => LandingPlace | undefined;
  /** The parts of a country whose landing pages have enough companies. */
  partsOf: (place: LandingPlace, towns: readonly Town[]) => LandingPlace[];
  /** With its distance from a city, where one is given. */
  getCompany: (id: number, from?: ResolvedPlace) => Promise<PublicCompany | undefined>;
  directoryStats: () => Promise<DirectoryStats>;
  /** The towns that have companies, those with most first. */
  towns: () => Promise<Town[]>;
  adminStats: () => Promise<AdminStats>;
  formToken: () => string;
  /** Where the sender of a form is led. The page at `address` knows it for a while (`isSent`), and no other. */
  sentAddress: (address: string) => string;
  isSent: (address: string, query: URLSearchParams) => boolean;
  /** Empty when it was stored, else what is to be mended. */
  createServiceRequest: (fields: Record<string, unknown>) => Promise<Issue[]>;
  createContactMessage: (fields: Record<string, unknown>) => Promise<Issue[]>;
  registerCompany: (fields: Record<string, unknown>) => Promise<Issue[]>;
  /** The OpenAPI document of the server. */
  apiDocument: () => unknown;
};

/** Who asks for a page, and what only an answer to them can do. */
export type Visitor = {
  user: () => Promise<CurrentUser | null>;
  signIn: (form: Record<string, unknown>) => Promise<SignInReply>;
  signOut: () => Promise<void>;
  /** True where people can sign in by their organisation, too. */
  hasIdentityProvider: boolean;
  /** For admins alone; both refuse all others. */
  security: () => Promise<SecurityState>;
  changeSecurity: (form: Record<string, unknown>) => Promise<SecurityOutcome>;
};
