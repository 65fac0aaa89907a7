import { aboutPage } from '#web/about/about-route.ts';
import { adminPage } from '#web/admin/admin-route.ts';
import { adminAuditPage } from '#web/admin/audit/audit-route.ts';
import { adminChangesPage } from '#web/admin/changes/changes-route.ts';
import { adminClaimsPage } from '#web/admin/claims/claims-route.ts';
import { adminInsightsPage } from '#web/admin/insights/insights-route.ts';
import { adminMailsPage } from '#web/admin/mails/mails-route.ts';
import { adminPaymentsPage } from '#web/admin/payments/payments-route.ts';
import { previewPage } from '#web/admin/review/preview-route.tsx';
import { adminCertificatesPage, duplicatesPage, reviewPage } from '#web/admin/screens.tsx';
import { adminSettingsPage } from '#web/admin/settings/settings-route.ts';
import { apiDocsPage } from '#web/api-docs/api-docs-route.ts';
import { securityPage } from '#web/auth/security-route.ts';
import { setPasswordPage } from '#web/auth/set-password-route.ts';
import { signInPage, signOutPage } from '#web/auth/sign-in-route.ts';
import { buyerPage } from '#web/buyer-requests/buyer-route.ts';
import { linksPage } from '#web/buyer-requests/links-route.ts';
import { checkPage } from '#web/certificates/check-route.ts';
import { profilePage } from '#web/companies/profile-route.ts';
import { sheetPage } from '#web/companies/sheet-route.ts';
import { comparePage } from '#web/compare/compare-route.ts';
import { doubtPage } from '#web/doubts/doubt-route.ts';
import { certificatePage } from '#web/guides/certificate-page.tsx';
import { certificatesPage } from '#web/guides/certificates-page.tsx';
import { countriesPage, countryPage } from '#web/guides/country-page.tsx';
import { drawingsPage } from '#web/guides/drawings-page.tsx';
import { glossaryPage } from '#web/guides/glossary-page.tsx';
import { guidesPage } from '#web/guides/guides-page.tsx';
import { inspectionIntervalsPage } from '#web/guides/inspection-intervals-page.tsx';
import { inspectionPlanPage } from '#web/guides/inspection-plan-page.tsx';
import { methodSelectorPage } from '#web/guides/method-selector-page.tsx';
import { personnelSchemesPage } from '#web/guides/personnel-schemes-page.tsx';
import { reportAnatomyPage } from '#web/guides/report-anatomy-page.tsx';
import { weldStandardsPage } from '#web/guides/weld-standards-page.tsx';
import { homePage } from '#web/home/home-route.ts';
import { locationPage } from '#web/landing/location-route.ts';
import { servicePage } from '#web/landing/service-route.ts';
import { leadPage } from '#web/leads/lead-route.ts';
import { fairLeadsPage, privacyPage, termsPage } from '#web/legal/legal-route.ts';
import { listingCertificatePage } from '#web/listings/certificate-route.ts';
import { listingCertificatesPage } from '#web/listings/certificates-route.ts';
import { listingOverviewPage } from '#web/listings/overview-route.ts';
import { listingProfilePage } from '#web/listings/profile-route.ts';
import { listingRequestPage } from '#web/listings/request-route.tsx';
import { listingRequestsPage } from '#web/listings/requests-route.ts';
import { listingSettingsPage } from '#web/listings/settings-route.ts';
import { unsubscribePage } from '#web/mails/unsubscribe-route.ts';
import { accountPage } from '#web/manage/account-route.ts';
import { claimPage } from '#web/manage/claim-route.ts';
import { memberSignInPage } from '#web/manage/link-route.ts';
import { managePage } from '#web/manage/manage-route.ts';
import { peoplePage } from '#web/manage/people-route.ts';
import { subscriptionPage } from '#web/manage/subscription-route.ts';
import type { Page } from '#web/page.ts';
import { registrationPage } from '#web/registration/registration-route.ts';
import { requestPage, sharedRequestPage } from '#web/service-requests/request-route.ts';
import { verificationPage } from '#web/verification/verification-route.ts';

/**
 * All pages (specification section 2, route table). A path that matches none gets the 404 page. Each page defines its
 * own props, which the table only passes on.
 */
export const pages = [
  homePage,
  requestPage,
  sharedRequestPage,
  leadPage,
  buyerPage,
  linksPage,
  doubtPage,
  claimPage,
  sheetPage,
  profilePage,
  checkPage,
  comparePage,
  aboutPage,
  registrationPage,
  verificationPage,
  fairLeadsPage,
  privacyPage,
  termsPage,
  guidesPage,
  methodSelectorPage,
  weldStandardsPage,
  inspectionIntervalsPage,
  drawingsPage,
  inspectionPlanPage,
  glossaryPage,
  countriesPage,
  countryPage,
  certificatesPage,
  certificatePage,
  personnelSchemesPage,
  reportAnatomyPage,
  apiDocsPage,
  managePage,
  memberSignInPage,
  accountPage,
  listingOverviewPage,
  listingProfilePage,
  listingCertificatesPage,
  listingCertificatePage,
  listingRequestsPage,
  listingRequestPage,
  listingSettingsPage,
  subscriptionPage,
  peoplePage,
  signInPage,
  signOutPage,
  adminPage,
  adminCertificatesPage,
  adminMailsPage,
  adminSettingsPage,
  unsubscribePage,
  setPasswordPage,
  adminClaimsPage,
  adminChangesPage,
  adminPaymentsPage,
  reviewPage,
  previewPage,
  duplicatesPage,
  adminAuditPage,
  adminInsightsPage,
  securityPage,
  locationPage,
  servicePage,
] as unknown as Page<object>[];
