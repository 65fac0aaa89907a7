import type { LocalDate } from '#domain/certificates/local-date.ts';
import type {
  FormOutcome,
  LeadList,
  ListingCertificate,
  ListingCompany,
  ListingOverview,
  Removal,
  WaitingValues,
} from '#domain/listings/listing.ts';
import type { ChangeAction, ChangePage } from '#domain/listings/listing-change.ts';
import type { Lead, LeadAction } from '#domain/service-requests/lead.ts';

type Fields = Record<string, unknown>;

export type ChangeDecisions = {
  waiting: () => Promise<ChangePage>;
  all: (page: number) => Promise<ChangePage>;
  decide: (fields: Fields) => Promise<FormOutcome & { action: ChangeAction }>;
};

/** What a member can see and do with the listing of one company. Nobody else gets hold of it. */
export type ListingAccess = {
  overview: () => Promise<ListingOverview>;
  company: () => Promise<ListingCompany>;
  waiting: () => Promise<WaitingValues | null>;
  saveProfile: (fields: Fields) => Promise<FormOutcome>;
  saveSettings: (fields: Fields) => Promise<FormOutcome>;
  /** Without a file it removes the logo. */
  saveLogo: (fields: Fields) => Promise<FormOutcome>;
  certificates: () => Promise<{ items: ListingCertificate[]; today: LocalDate }>;
  addCertificate: (fields: Fields) => Promise<FormOutcome>;
  editCertificate: (id: string | undefined, fields: Fields) => Promise<FormOutcome>;
  addDocument: (id: string | undefined, fields: Fields) => Promise<FormOutcome>;
  removeDocument: (id: string | undefined, fields: Fields) => Promise<FormOutcome>;
  withdrawCertificate: (id: string | undefined) => Promise<FormOutcome>;
  leads: (page: number) => Promise<LeadList>;
  /** Undefined for a request that the company was not sent. `isOpening` records that somebody has seen it. */
  openLead: (recipientId: string | undefined, isOpening: boolean) => Promise<Lead | undefined>;
  answerLead: (
    recipientId: string | undefined,
    fields: Fields,
  ) => Promise<(FormOutcome & { action: LeadAction }) | undefined>;
  /** Only for owners, as the two below; null while the company is listed, or where an owner cannot restore it. */
  removal: () => Promise<Removal | null>;
  remove: (fields: Fields) => Promise<FormOutcome>;
  restore: () => Promise<FormOutcome>;
};
