import type { CertificateState } from '#domain/certificates/certificate-status.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import type { ColumnValues } from '#domain/companies/company-columns.ts';
import type { ResponseRecord } from '#domain/companies/public-company.ts';
import type { CompanyStatistics } from '#domain/insights/company-statistics.ts';
import type { Lead } from '#domain/service-requests/lead.ts';
import type { Issue } from '#domain/validation.ts';
import type { ProfileField } from './listing-profile.ts';

/** What a company states, with what only its members read. */
export type ListingCompany = ColumnValues<
  | ProfileField
  | 'id'
  | 'version'
  | 'approved'
  | 'verified'
  | 'logoUrl'
  | 'certifications'
  | 'languages'
  | 'awayUntil'
  | 'requestEmail'
  | 'timeZone'
>;

/** What waits for an admin: values of name and location. */
export type WaitingValues = { name?: string; location?: string };

/** A certificate as the members of its company see it: also a refused one, with the reason. */
export type ListingCertificate = {
  id: number;
  version: number;
  name: string;
  mark: string;
  state: CertificateState;
  number: string | null;
  issuer: string | null;
  scope: string | null;
  holderKind: string;
  holderName: string | null;
  holderConsent: boolean;
  issued: LocalDate | null;
  expires: LocalDate | null;
  untilWithdrawn: boolean;
  registerUrl: string | null;
  checkedAt: string | null;
  endReason: string | null;
  createdAt: string;
  /** `isSeen`: an admin has decided with it. */
  documents: { id: number; name: string; size: number; isPublic: boolean; isSeen: boolean }[];
};

/** A request as a row of the company's list. */
export type LeadSummary = Pick<Lead, 'recipientId' | 'caseNumber' | 'state' | 'answer'> & {
  equipmentType: string;
  location: string;
  urgency: string;
  sentAt: string;
  isOpened: boolean;
  /** The buyer has written last, and waits. */
  hasNewMessage: boolean;
};
export type LeadList = { items: LeadSummary[]; total: number };

export type ListingOverview = {
  company: ListingCompany;
  certificates: ListingCertificate[];
  waitingLeads: LeadSummary[];
  people: number;
  waiting: WaitingValues | null;
  statistics: CompanyStatistics;
  responseRecord: ResponseRecord | null;
  /** By the clock of the company. */
  today: LocalDate;
  now: string;
};

/** What became of a form: what is to be corrected, or why nothing was saved. */
export type FormOutcome = { issues: Issue[]; conflict: string | null };
/** Of a company that was deleted by an owner: until when it can be restored. */
export type Removal = { until: LocalDate; by: string };
