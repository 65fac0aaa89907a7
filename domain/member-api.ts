import type { Endpoint } from '#domain/endpoint.ts';
import { companyPeople, memberParams } from '#domain/members/admin-member.ts';
import { idParams } from '#domain/validation.ts';

const companies = { role: 'admin', tag: 'Admin: companies', status: 200 } as const;

/** Who manages a company, for admins. */
export const memberApi = {
  listCompanyMembers: {
    ...companies,
    method: 'GET',
    path: '/api/admin/companies/:id/members',
    summary: 'List who manages a company, and who is invited',
    params: idParams,
    reply: companyPeople,
  },
  removeCompanyMember: {
    ...companies,
    method: 'DELETE',
    path: '/api/admin/companies/:id/members/:memberId',
    summary: 'End that somebody manages a company; also of its last owner. The person is informed',
    params: memberParams,
    reply: companyPeople,
  },
} as const satisfies Record<string, Endpoint>;
