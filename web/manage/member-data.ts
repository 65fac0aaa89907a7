import type { AccountAction, MemberAccount } from '#domain/members/account.ts';
import type { ManagingPeople } from '#domain/members/admin-people.ts';
import type { ClaimOffer, CompanyClaim } from '#domain/members/claim.ts';
import type { CompanyPerson, ManagedCompany, OpenInvitation } from '#domain/members/member.ts';
import type { PeopleAction } from '#domain/members/people-forms.ts';
import type { Issue } from '#domain/validation.ts';

type Fields = Record<string, unknown>;
export type People = { people: CompanyPerson[]; invitations: OpenInvitation[]; claims: CompanyClaim[] };

/** `conflict` says why nothing was changed. */
export type PeopleOutcome = { action: PeopleAction | null; issues: Issue[]; conflict: string | null };

/** What members do, and those who want to be one. Each rejects without a session, unless it says otherwise. */
export type MemberData = {
  /** Signs in by a link, which is then used up, and returns the page that follows; undefined if the link has ended. No session. */
  signInByLink: (token: string) => Promise<string | undefined>;
  /** The companies of the user, by name. */
  companies: () => Promise<ManagedCompany[]>;
  /** One of them by its id in an address; rejects, so that the page is a 404, for any other. */
  company: (id: string | undefined) => Promise<ManagedCompany>;
  account: () => Promise<MemberAccount>;
  changeAccount: (
    fields: Fields,
  ) => Promise<{ action: AccountAction | null; issues: Issue[]; conflict: string | null }>;
  people: (companyId: number) => Promise<People>;
  changePeople: (companyId: number, fields: Fields) => Promise<PeopleOutcome>;
  /** What "Is this your company?" offers; undefined if there is no such public company. Also without a session. */
  offerClaim: (companyId: number) => Promise<ClaimOffer | undefined>;
  fileClaim: (companyId: number, fields: Fields) => Promise<Issue[]>;
  /** For admins alone: claims and people of all companies. */
  claims: () => Promise<CompanyClaim[]>;
  managingPeople: (search: string) => Promise<ManagingPeople>;
  changeClaims: (fields: Fields) => Promise<{ action: string; issues: Issue[]; conflict: string | null }>;
};
