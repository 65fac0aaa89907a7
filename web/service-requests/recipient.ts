import type { PublicCompany } from '#domain/companies/public-company.ts';

/** A company that a request goes to, as its form names it; `place` is spelled as on cards. */
export type Recipient = Pick<PublicCompany, 'id' | 'name' | 'location' | 'awayUntil'> & { place: string };
