import type { ComponentType } from 'react';
import { aboutPage } from '#web/about/about-route.ts';
import { adminPage } from '#web/admin/admin-route.ts';
import { apiDocsPage } from '#web/api-docs/api-docs-route.ts';
import { securityPage } from '#web/auth/security-route.ts';
import { signInPage, signOutPage } from '#web/auth/sign-in-route.ts';
import { profilePage } from '#web/companies/profile-route.ts';
import type { Head } from '#web/document.tsx';
import { homePage } from '#web/home/home-route.ts';
import { locationPage } from '#web/landing/location-route.ts';
import { servicePage } from '#web/landing/service-route.ts';
import type { PageData, Site, Visitor } from '#web/page-data.ts';
import { registrationPage } from '#web/registration/registration-route.ts';
import { requestPage } from '#web/service-requests/request-route.ts';
import { verificationPage } from '#web/verification/verification-route.ts';

type PageRequest = {
  params: string[];
  query: URLSearchParams;
  /** What a form without scripts has sent. */
  form?: Record<string, unknown>;
  /** Who asks; only pages that are never kept may look. */
  visitor: Visitor;
};

/** What a loader decides before anything is rendered. */
type Loaded<Props> =
  | { status: 200 | 400 | 401 | 403 | 404; props: Props; head: Head; component?: never }
  | { status: 301 | 303; location: string };

/** One page: which addresses it has, what it loads, how it looks. Its address comes from `domain/paths.ts`. */
export type Page<Props> = {
  name: string;
  /** Groups become `params`. Tried in the order of the table. */
  pattern: RegExp;
  /**
   * The one address of what this request shows, which is also the key under which the page is kept; null for pages that
   * are never kept. A different address of an existing thing is answered by a redirect, a wrong value by a problem.
   */
  address: (
    request: Pick<PageRequest, 'params' | 'query'>,
  ) => { key: string | null } | { redirect: string } | { problem: string };
  load: (request: PageRequest, data: PageData, site: Site) => Promise<Loaded<Props>>;
  component: ComponentType<Props>;
};

/**
 * All pages (specification section 2, route table). A path that fits none is the 404 page. Each page knows its own props;
 * the table only passes them on and knows none of them.
 */
export const pages = [
  homePage,
  requestPage,
  profilePage,
  aboutPage,
  registrationPage,
  verificationPage,
  apiDocsPage,
  signInPage,
  signOutPage,
  adminPage,
  securityPage,
  locationPage,
  servicePage,
] as unknown as Page<object>[];
