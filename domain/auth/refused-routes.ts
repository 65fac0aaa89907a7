import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { pagePatterns } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { type CurrentUser, hasRole } from './user.ts';

const ROUTES: readonly Route[] = [...Object.values(api), ...Object.values(plainRoutes)];

/** Pages of the dashboard that reviewers do not see (decision 76). */
const PAGES_FOR_ADMINS: readonly string[] = [
  pagePatterns.adminSettings,
  pagePatterns.adminPayments,
  pagePatterns.adminClaims,
];

/** The calls that the role of somebody who is signed in refuses, such as "DELETE /api/admin/companies/:id". */
export function refusedRoutes(user: CurrentUser): string[] {
  return ROUTES.filter(({ role }) => !hasRole(user, role)).map(({ method, path }) => `${method} ${path}`);
}

/** Whether somebody who is signed in may see a page of the dashboard; null is nobody. */
export function mayOpen(user: CurrentUser | null, path: string): user is CurrentUser {
  return user !== null && hasRole(user, PAGES_FOR_ADMINS.includes(path) ? 'admin' : 'reviewer');
}
