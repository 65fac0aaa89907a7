import type { SettingsOutcome } from '#domain/admin/settings-form.ts';
import type { SettingsState } from '#domain/admin/settings-state.ts';
import type { AdminStats } from '#domain/admin/stats.ts';
import type { WorkItem } from '#domain/admin/work-item.ts';
import type { AuditPage, AuditQuery } from '#domain/audit/audit-entry.ts';
import type { SecurityOutcome, SecurityState } from '#domain/auth/security.ts';
import type { AccountLink } from '#domain/auth/set-password.ts';
import type { CurrentUser, SignInReply } from '#domain/auth/user.ts';
import type { AdminPayments } from '#domain/billing/admin-payments.ts';
import type { CompanySubscription } from '#domain/billing/company-subscription.ts';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { CertificateCheck, LastChecked } from '#domain/certificates/certificate-check.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { CompanyProfile } from '#domain/companies/company-profile.ts';
import type { CompanyFacets, CompanyPage, DirectoryStats, PublicCompany } from '#domain/companies/public-company.ts';
import type { PageSearch, PlacedFilters } from '#domain/companies/search-query.ts';
import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import type { InsightRange, Insights } from '#domain/insights/insight-table.ts';
import type { LandingPlace, Town } from '#domain/landing/landing-place.ts';
import type { MailTemplate } from '#domain/mail/mail-template.ts';
import type { OptOut } from '#domain/mail/opt-out.ts';
import type { CompanyMap, LocatorMap, MapSize } from '#domain/maps/company-map.ts';
import type { MapFocus } from '#domain/maps/map-window.ts';
import type { SignInLink } from '#domain/members/sign-in-link.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import type { QrCode } from '#domain/qr-code.ts';
import type { BuyerAction, BuyerRequest } from '#domain/service-requests/buyer-request.ts';
import type { Lead, LeadAction } from '#domain/service-requests/lead.ts';
import type { SuggestedCompanies } from '#domain/service-requests/service-request-admin.ts';
import type { Issue } from '#domain/validation.ts';
import type { ChangeDecisions, ListingAccess } from '#web/listings/listing-access.ts';
import type { MemberData } from '#web/manage/member-data.ts';

/** What the server provides to the page loaders: the queries and commands of the REST calls. */
export type PageData = {
  searchCompanies: (search: PageSearch) => Promise<CompanyPage>;
  countFacets: (filters: PlacedFilters) => CompanyFacets;
  /** The facets of the whole directory. The same object is returned until the directory changes. */
  allFacets: () => Promise<CompanyFacets>;
  /** The map of all companies of a search, zoomed in if a focus is given. */
  companyMap: (filters: PlacedFilters, sizes: readonly MapSize[], focus?: MapFocus | null) => CompanyMap;
  /** The map of a profile; null if the location is not precise enough. */
  locatorMap: (company: PublicCompany) => LocatorMap | null;
  topCertifications: (filters: PlacedFilters, limit: number) => string[];
  topServices: (filters: PlacedFilters, limit: number) => string[];
  /** The city that a text names in any spelling. */
  findCity: (text: string) => ResolvedPlace | undefined;
  /** The place that the URL of a landing page names; undefined if it is unknown. */
  knownPlace: (place: LandingPlace, towns: readonly Town[]) => LandingPlace | undefined;
  /** The parts of a country whose landing pages have enough companies. */
  partsOf: (place: LandingPlace, towns: readonly Town[]) => LandingPlace[];
  /** With the distance from `from`, if given. */
  getCompany: (id: number, from?: ResolvedPlace) => Promise<PublicCompany | undefined>;
  /** All that its profile shows, with the distance from `from`, if given. */
  companyProfile: (id: number, from?: ResolvedPlace) => Promise<CompanyProfile | undefined>;
  /** What a profile shows of a company in any state; only for admins. */
  previewCompany: (id: number) => Promise<{ company: PublicCompany; certificates: PublicCertificate[] } | undefined>;
  /** The company that a merged one has become. */
  mergedInto: (id: number) => Promise<{ id: number; name: string } | undefined>;
  /** The public certificates of a company: checked ones first, then claimed, expired and withdrawn ones. */
  certificates: (companyId: number) => Promise<PublicCertificate[]>;
  checkNumber: (number: string) => Promise<CertificateCheck>;
  /** The certificate that was checked last and is current. */
  lastChecked: () => Promise<LastChecked | null>;
  /** A QR code that leads to a path of this site. */
  qrCode: (path: string) => QrCode;
  /** The time as an ISO text. */
  now: () => string;
  /** The day in UTC. */
  today: () => LocalDate;
  directoryStats: () => Promise<DirectoryStats>;
  /** The towns with companies, those with most companies first. */
  towns: () => Promise<Town[]>;
  /** How many companies the page of a city or town lists as its own. */
  countIn: (location: string) => number;
  /** How many companies each country has, by its code. */
  countries: () => Promise<Map<string, number>>;
  adminStats: () => Promise<AdminStats>;
  adminWork: (user: CurrentUser) => Promise<{ items: WorkItem[] }>;
  insights: (range: InsightRange) => Promise<Insights>;
  /** Where the requests of these days come from, by country. */
  requestMap: (range: InsightRange, sizes: readonly MapSize[]) => Promise<CompanyMap>;
  /** A page of the audit log, newest first. */
  listAudit: (query: AuditQuery) => Promise<AuditPage>;
  /** All mails with example data. */
  mailTemplates: () => MailTemplate[];
  formToken: () => string;
  /** The URL that the sender of a form is redirected to. `isSent` is true for it for ten minutes, on this page only. */
  sentAddress: (address: string) => string;
  isSent: (address: string, query: URLSearchParams) => boolean;
  /** Empty if the form was stored, else its issues. */
  createServiceRequest: (fields: Record<string, unknown>) => Promise<Issue[]>;
  createContactMessage: (fields: Record<string, unknown>) => Promise<Issue[]>;
  registerCompany: (fields: Record<string, unknown>) => Promise<Issue[]>;
  /** Listed companies that a registration may repeat; none while it has issues. */
  similarCompanies: (fields: Record<string, unknown>) => Promise<SimilarCompany[]>;
  /** What a visitor doubts on a profile. */
  reportDoubt: (companyId: number, fields: Record<string, unknown>) => Promise<Issue[]>;
  /** The request that a private link opens for a company; `isOpening` records that somebody has seen it. */
  openLead: (token: string, isOpening: boolean) => Promise<Lead | undefined>;
  /** Runs a form of that page. `conflict` says why the request takes no answer any more; undefined if there is no such page. */
  answerLead: (
    token: string,
    fields: Record<string, unknown>,
  ) => Promise<{ action: LeadAction; issues: Issue[]; conflict: string | null } | undefined>;
  /** The request that a private link opens for its buyer. */
  openBuyerRequest: (token: string) => Promise<BuyerRequest | undefined>;
  /** Runs a form of that page. `conflict` says why the request takes it no more. */
  changeRequest: (
    token: string,
    fields: Record<string, unknown>,
  ) => Promise<{ action: BuyerAction; issues: Issue[]; conflict: string | null } | undefined>;
  /** The next best companies for a request. */
  suggestRecipients: (requestId: number) => Promise<SuggestedCompanies['items']>;
  /** Mails private links to an address. Empty also if there are none. */
  mailLinks: (fields: Record<string, unknown>) => Promise<Issue[]>;
  /** Mails a link that signs in, and claims a company if one is given. Empty for every valid address. */
  askForLink: (fields: Record<string, unknown>, companyId?: number) => Promise<Issue[]>;
  /** What such a link does; undefined if it has ended. */
  openSignInLink: (token: string) => Promise<SignInLink | undefined>;
  /** Which emails a link in one switches off; undefined if it is not one of ours. */
  readOptOut: (query: URLSearchParams) => OptOut | undefined;
  /** Switches them off. */
  optOut: (query: URLSearchParams) => Promise<OptOut | undefined>;
  /** What the link in an invitation or a reset opens. */
  openAccountLink: (token: string) => Promise<AccountLink | undefined>;
  /** Sets the password. Returns the issues of the form; undefined if the link has ended. */
  followAccountLink: (token: string, fields: Record<string, unknown>) => Promise<Issue[] | undefined>;
  /** Whether Get Verified is paid here; else it is requested. */
  isPaymentOn: boolean;
  /** The OpenAPI document of the server. */
  apiDocument: () => unknown;
};

/** The visitor of a page, with the actions that set or read a session. */
export type Visitor = {
  user: () => Promise<CurrentUser | null>;
  /** As far as the request shows: no program, and no browser that loads ahead (docs/decisions/049-what-counts-as-opened.md). */
  isPerson: boolean;
  signIn: (form: Record<string, unknown>) => Promise<SignInReply>;
  signOut: () => Promise<void>;
  payments: PaymentPages;
  members: MemberData;
  /** The listing of a company of the signed-in member; rejects, so that the page is a 404, for any other. */
  listing: (companyId: number) => Promise<ListingAccess>;
  /** What companies changed, for reviewers and admins; rejects all others. */
  changeDecisions: () => Promise<ChangeDecisions>;
  /** Whether users can also sign in through their organization. */
  hasIdentityProvider: boolean;
  /** Only for admins; both reject other users. */
  settings: () => Promise<SettingsState>;
  changeSettings: (form: Record<string, unknown>) => Promise<SettingsOutcome>;
  /** Only for admins and reviewers; both reject other users. */
  security: () => Promise<SecurityState>;
  changeSecurity: (form: Record<string, unknown>) => Promise<SecurityOutcome>;
};

/** Payments of the companies of a member, and of all for an admin. All reject other users. */
export type PaymentPages = {
  ofCompany: (companyId: number) => Promise<CompanySubscription>;
  /** Runs a form of an owner. Returns the address that follows, or why that is not possible now. */
  change: (companyId: number, fields: Record<string, unknown>) => Promise<{ location: string } | { conflict: string }>;
  /** Reads the payment page back from which the visitor comes. */
  finish: (companyId: number, session: string) => Promise<'paid' | 'open'>;
  ofAll: () => Promise<AdminPayments>;
  refund: (companyId: number, fields: Record<string, unknown>) => Promise<{ issues: Issue[] } | { conflict: string }>;
};
