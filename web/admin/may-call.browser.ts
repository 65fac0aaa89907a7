import type { Api } from '#domain/api.ts';
import type { CompanyAction } from '#domain/companies/company-status.ts';
import type { plainRoutes } from '#domain/plain-routes.ts';

type PlainRoutes = typeof plainRoutes;
type Route = Api[keyof Api] | PlainRoutes[keyof PlainRoutes];
type Call = { [Method in Route['method']]: [Method, Extract<Route, { method: Method }>['path']] }[Route['method']];

/**
 * Whether the role of the person who is signed in allows a call (decision 76). The page has those that it refuses; the server
 * refuses them in any case.
 */
export function mayCall(...[method, path]: Call): boolean {
  const refused = document.getElementById('main')?.dataset.refused?.split('\n') ?? [];
  return !refused.includes(`${method} ${path}`);
}

/** The call behind each action on a company. */
const ACTION_CALLS: Record<CompanyAction, Call> = {
  approve: ['POST', '/api/admin/companies/:id/approve'],
  reject: ['POST', '/api/admin/companies/reject'],
  verify: ['POST', '/api/admin/companies/:id/verify'],
  unverify: ['PATCH', '/api/admin/companies/:id/verify'],
  feature: ['PATCH', '/api/admin/companies/:id/feature'],
  unfeature: ['PATCH', '/api/admin/companies/:id/feature'],
  setBadges: ['PUT', '/api/admin/companies/:id'],
  takeBadges: ['PUT', '/api/admin/companies/:id'],
  hide: ['POST', '/api/admin/companies/:id/hide'],
  unhide: ['POST', '/api/admin/companies/:id/unhide'],
  edit: ['PUT', '/api/admin/companies/:id'],
  delete: ['DELETE', '/api/admin/companies/:id'],
};

/** Whether that role allows an action on a company. */
export function mayAct(action: CompanyAction): boolean {
  return mayCall(...ACTION_CALLS[action]);
}
