import { aboutPage } from '#web/about/about-route.ts';
import { adminPage } from '#web/admin/admin-route.ts';
import { apiDocsPage } from '#web/api-docs/api-docs-route.ts';
import { securityPage } from '#web/auth/security-route.ts';
import { signInPage, signOutPage } from '#web/auth/sign-in-route.ts';
import { profilePage } from '#web/companies/profile-route.ts';
import { homePage } from '#web/home/home-route.ts';
import { locationPage } from '#web/landing/location-route.ts';
import { servicePage } from '#web/landing/service-route.ts';
import { privacyPage, termsPage } from '#web/legal/legal-route.ts';
import type { Page } from '#web/page.ts';
import { registrationPage } from '#web/registration/registration-route.ts';
import { requestPage } from '#web/service-requests/request-route.ts';
import { verificationPage } from '#web/verification/verification-route.ts';

/**
 * All pages (specification section 2, route table). A path that matches none gets the 404 page. Each page defines its
 * own props, which the table only passes on.
 */
export const pages = [
  homePage,
  requestPage,
  profilePage,
  aboutPage,
  registrationPage,
  verificationPage,
  privacyPage,
  termsPage,
  apiDocsPage,
  signInPage,
  signOutPage,
  adminPage,
  securityPage,
  locationPage,
  servicePage,
] as unknown as Page<object>[];
