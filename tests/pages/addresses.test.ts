import { expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { LOCATION_ADDRESS, SERVICE_ADDRESS } from '#domain/landing/landing-path.ts';
import { landingPatterns, pagePatterns, patternToRegExp } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { describeOnEmbedded } from '#tests/support/app.ts';
import { pages } from '#web/pages.ts';

/** The site map of the product: every address that it answers, other than its files. */
const PAGES = [
  'home /',
  'company /company/:id/:slug?',
  'requestQuote /company/:id/request',
  'requestLinks /requests',
  'buyerRequest /requests/:token',
  'lead /leads/:token',
  'reportDoubt /company/:id/doubt',
  'companySheet /company/:id/sheet',
  'checkCertificate /certificates/check',
  'compare /compare',
  'request /request',
  'about /about',
  'register /register',
  'pricing /pricing',
  'manageSubscription /manage/company/:id/subscription',
  'privacy /privacy',
  'fairLeads /fair-leads',
  'terms /terms',
  'guides /guides',
  'methodSelector /guides/method-selector',
  'weldStandards /guides/weld-standards',
  'inspectionIntervals /guides/inspection-intervals',
  'inspectionPlan /guides/inspection-and-test-plan',
  'personnelSchemes /guides/personnel-schemes',
  'reportAnatomy /guides/test-reports',
  'drawings /guides/how-tests-work',
  'glossary /guides/glossary',
  'countryGuides /guides/countries',
  'countryGuide /guides/countries/:slug',
  'certificates /certificates',
  'certificate /certificates/:slug',
  'apiDocs /api/docs',
  'claimCompany /company/:id/claim',
  'manage /manage',
  'manageAccount /manage/account',
  'memberSignIn /manage/sign-in/:token',
  'manageCompany /manage/company/:id',
  'managePeople /manage/company/:id/people',
  'manageProfile /manage/company/:id/profile',
  'manageCertificates /manage/company/:id/certificates',
  'manageCertificate /manage/company/:id/certificates/:part',
  'manageRequests /manage/company/:id/requests',
  'manageRequest /manage/company/:id/requests/:part',
  'manageSettings /manage/company/:id/settings',
  'signIn /sign-in',
  'signOut /sign-out',
  'admin /admin',
  'adminCertificates /admin/certificates',
  'adminClaims /admin/claims',
  'reviewCompany /admin/companies/:id',
  'previewCompany /admin/companies/:id/preview',
  'duplicates /admin/duplicates',
  'adminChanges /admin/changes',
  'adminInsights /admin/insights',
  'adminAudit /admin/audit',
  'adminMails /admin/mails',
  'adminPayments /admin/payments',
  'adminSettings /admin/settings',
  'setPassword /set-password/:token',
  'unsubscribe /unsubscribe',
  'security /admin/security',
];
const LANDING_PAGES = [
  'location /inspection-companies-in-:place',
  'asmeLabs /asme-certified-labs-:place',
  'iso17025Labs /iso-17025-labs-in-:place',
  'service /:service-services',
  'testingService /:service-testing-services',
  'testingInPlace /:service-testing-:place',
  'labsInPlace /:service-labs-:place',
  'testLabsInPlace /:service-test-labs-:place',
];
const FORMS = [
  'POST /about',
  'POST /admin/changes',
  'POST /admin/claims',
  'POST /admin/payments',
  'POST /admin/security',
  'POST /admin/settings',
  'POST /company/:id/claim',
  'POST /company/:id/doubt',
  'POST /company/:id/request',
  'POST /leads/:token',
  'POST /manage',
  'POST /manage/account',
  'POST /manage/company/:id',
  'POST /manage/company/:id/certificates',
  'POST /manage/company/:id/certificates/:part',
  'POST /manage/company/:id/people',
  'POST /manage/company/:id/profile',
  'POST /manage/company/:id/requests/:part',
  'POST /manage/company/:id/settings',
  'POST /manage/company/:id/subscription',
  'POST /manage/sign-in/:token',
  'POST /pricing',
  'POST /register',
  'POST /request',
  'POST /requests',
  'POST /requests/:token',
  'POST /set-password/:token',
  'POST /sign-in',
  'POST /sign-out',
  'POST /unsubscribe',
];
const CALLS = [
  '/api/admin/audit GET reviewer listAudit',
  '/api/admin/audit/:id/restore POST admin restoreCompany',
  '/api/admin/bulk-jobs GET admin listBulkJobs',
  '/api/admin/bulk-jobs POST admin startBulkJob',
  '/api/admin/bulk-jobs/:id/cancel POST admin cancelBulkJob',
  '/api/admin/certificates GET reviewer listAdminCertificates',
  '/api/admin/certificates/:id GET reviewer getAdminCertificate',
  '/api/admin/certificates/:id PUT reviewer editCertificate',
  '/api/admin/certificates/:id/check POST reviewer checkCertificateRecord',
  '/api/admin/certificates/:id/documents POST reviewer addCertificateDocument',
  '/api/admin/certificates/:id/keep POST reviewer keepCertificateClaim',
  '/api/admin/certificates/:id/refuse POST reviewer refuseCertificate',
  '/api/admin/certificates/:id/withdraw POST reviewer withdrawCertificate',
  '/api/admin/changes GET reviewer listChanges',
  '/api/admin/changes/:id/accept POST reviewer acceptChange',
  '/api/admin/changes/:id/refuse POST reviewer refuseChange',
  '/api/admin/changes/:id/revert POST reviewer revertChange',
  '/api/admin/companies GET reviewer listAdminCompanies',
  '/api/admin/companies/:id DELETE admin removeCompany',
  '/api/admin/companies/:id GET reviewer getAdminCompany',
  '/api/admin/companies/:id PUT reviewer editCompany',
  '/api/admin/companies/:id/approve POST reviewer approveCompany',
  '/api/admin/companies/:id/certificates POST reviewer addCertificate',
  '/api/admin/companies/:id/distinct POST reviewer markDistinct',
  '/api/admin/companies/:id/feature PATCH admin setFeatured',
  '/api/admin/companies/:id/hide POST reviewer hideCompany',
  '/api/admin/companies/:id/history GET reviewer getCompanyHistory',
  '/api/admin/companies/:id/members GET admin listCompanyMembers',
  '/api/admin/companies/:id/members/:memberId DELETE admin removeCompanyMember',
  '/api/admin/companies/:id/merge POST admin mergeCompanies',
  '/api/admin/companies/:id/notes POST reviewer noteCompany',
  '/api/admin/companies/:id/refund POST admin refundCompany',
  '/api/admin/companies/:id/review GET reviewer reviewCompany',
  '/api/admin/companies/:id/unhide POST reviewer unhideCompany',
  '/api/admin/companies/:id/verify PATCH reviewer setVerified',
  '/api/admin/companies/:id/verify POST reviewer verifyCompany',
  '/api/admin/companies/approve POST reviewer approveCompanies',
  '/api/admin/companies/bulk-import POST admin importCompanies',
  '/api/admin/companies/import-preview POST admin previewImport',
  '/api/admin/companies/inform POST admin informCompanies',
  '/api/admin/companies/neighbours GET reviewer listNeighbours',
  '/api/admin/companies/reject POST reviewer rejectCompanies',
  '/api/admin/companies/summary GET reviewer summarizeCompanies',
  '/api/admin/companies/undo POST reviewer undoDecision',
  '/api/admin/companies/uninformed GET reviewer countUninformed',
  '/api/admin/contact-messages GET reviewer listContactMessages',
  '/api/admin/contact-messages/:id DELETE admin deleteSpamMessage',
  '/api/admin/contact-messages/:id GET reviewer getContactMessage',
  '/api/admin/contact-messages/:id/notes POST reviewer noteContactMessage',
  '/api/admin/contact-messages/:id/release POST reviewer releaseContactMessage',
  '/api/admin/contact-messages/:id/status PATCH reviewer setContactMessageStatus',
  '/api/admin/documents/:id DELETE admin removeCertificateDocument',
  '/api/admin/documents/:id PATCH reviewer setDocumentAccess',
  '/api/admin/doubts/:id/resolve POST reviewer resolveDoubt',
  '/api/admin/duplicates GET reviewer listDuplicates',
  '/api/admin/erasures POST admin erasePerson',
  '/api/admin/imports GET admin listImports',
  '/api/admin/imports/:id/undo POST admin undoImport',
  '/api/admin/mails GET reviewer listMails',
  '/api/admin/mails/:id/dismiss POST reviewer dismissMail',
  '/api/admin/mails/:id/resend POST reviewer resendMail',
  '/api/admin/mails/resend POST reviewer resendMails',
  '/api/admin/merges/:id/undo POST admin undoMerge',
  '/api/admin/payments GET admin listPayments',
  '/api/admin/person-exports POST admin exportPerson',
  '/api/admin/place-reading GET reviewer readPlace',
  '/api/admin/service-requests GET reviewer listServiceRequests',
  '/api/admin/service-requests/:id DELETE admin deleteSpamRequest',
  '/api/admin/service-requests/:id GET reviewer getServiceRequest',
  '/api/admin/service-requests/:id/close POST reviewer closeServiceRequest',
  '/api/admin/service-requests/:id/forward POST reviewer forwardServiceRequest',
  '/api/admin/service-requests/:id/notes POST reviewer noteServiceRequest',
  '/api/admin/service-requests/:id/release POST reviewer releaseServiceRequest',
  '/api/admin/service-requests/:id/suggestions GET reviewer suggestRecipients',
  '/api/admin/service-requests/stats GET reviewer getServiceRequestStats',
  '/api/admin/stats GET reviewer getAdminStats',
  '/api/admin/views GET reviewer listSavedViews',
  '/api/admin/views POST reviewer saveView',
  '/api/admin/views/:id DELETE reviewer removeView',
  '/api/admin/work GET reviewer listWork',
  '/api/auth/user GET visitor getCurrentUser',
  '/api/certificates/check GET visitor checkCertificate',
  '/api/certifications GET visitor listCertifications',
  '/api/companies GET visitor listCompanies',
  '/api/companies POST visitor registerCompany',
  '/api/companies/:id GET visitor getCompany',
  '/api/companies/:id/certificates GET visitor listCertificates',
  '/api/companies/:id/doubts POST visitor reportDoubt',
  '/api/companies/facets GET visitor countFacets',
  '/api/companies/map GET visitor getCompanyMap',
  '/api/companies/similar GET visitor findSimilarCompanies',
  '/api/contact POST visitor createContactMessage',
  '/api/equipment-types GET visitor listEquipmentTypes',
  '/api/form-token GET visitor getFormToken',
  '/api/industries GET visitor listIndustries',
  '/api/login POST visitor signIn',
  '/api/logout POST visitor signOut',
  '/api/places GET visitor suggestPlaces',
  '/api/places/nearest GET visitor findNearestPlace',
  '/api/service-requests POST visitor createServiceRequest',
  '/api/suggestions GET visitor suggestSearches',
];
const OTHERS = [
  '/.well-known/security.txt GET visitor securityTxt',
  '/api/admin/audit.csv GET admin exportAudit',
  '/api/admin/claims/documents/:id GET admin claimDocument',
  '/api/admin/companies.csv GET admin exportCompanies',
  '/api/admin/contact-messages.csv GET admin exportContactMessages',
  '/api/admin/documents/:id GET reviewer adminDocument',
  '/api/admin/documents/:id/preview GET reviewer adminPreview',
  '/api/admin/insights.csv GET reviewer exportInsights',
  '/api/admin/mail-templates/:id GET reviewer mailTemplate',
  '/api/admin/service-requests.csv GET admin exportServiceRequests',
  '/api/admin/service-requests/:id/files/:fileId GET reviewer adminRequestFile',
  '/api/certificates/documents/:id GET visitor certificateDocument',
  '/api/certificates/documents/:id/preview GET visitor certificatePreview',
  '/api/companies/results GET visitor resultsFragment',
  '/api/login GET visitor beginSignIn',
  '/api/login/callback GET visitor finishSignIn',
  '/api/mail/bounces POST visitor reportBounce',
  '/api/openapi.json GET visitor apiDocument',
  '/api/stripe/webhook POST visitor stripeWebhook',
  '/company/:id/badge.svg GET visitor badge',
  '/company/:id/qualification-pack.pdf GET visitor packPdf',
  '/company/:id/qualification-pack.zip GET visitor packZip',
  '/company/:id/request/form GET visitor requestFragment',
  '/healthz GET visitor health',
  '/leads/:token/files/:id GET visitor leadFile',
  '/llms.txt GET visitor llms',
  '/logos/:file GET visitor logo',
  '/manage/account/data.json GET visitor memberExport',
  '/manage/company/:id/certificates/:part/documents/:document GET visitor ownDocument',
  '/manage/company/:id/export/:file GET visitor exportListing',
  '/manage/company/:id/requests/:part/files/:file GET visitor ownLeadFile',
  '/metrics GET visitor metrics',
  '/readyz GET visitor readiness',
  '/requests/:token/files/:id GET visitor requestFile',
  '/robots.txt GET visitor robots',
  '/site.webmanifest GET visitor webManifest',
  '/sitemap-companies-:part(^[1-9]\\d{0,3}$).xml GET visitor sitemapCompanies',
  '/sitemap-pages.xml GET visitor sitemapPages',
  '/sitemap.xml GET visitor sitemap',
  '/social-image.png GET visitor socialImage',
  '/speculation-rules.json GET visitor speculationRules',
];

/** Without it there is no way back from one. It is asked when somebody signs in, so that it need not exist here. */
const IDENTITY_PROVIDER = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };

const routesOf = (table: Record<string, Route>) =>
  Object.entries(table)
    .map(([name, { method, path, role }]) => `${path} ${method} ${role} ${name}`)
    .toSorted();

test('section 2: these are all pages', () => {
  expect(Object.entries(pagePatterns).map((entry) => entry.join(' '))).toEqual(PAGES);
  expect(Object.entries(landingPatterns).map((entry) => entry.join(' '))).toEqual(LANDING_PAGES);
  const expected = [...Object.values(pagePatterns).map(patternToRegExp), LOCATION_ADDRESS, SERVICE_ADDRESS];
  expect(pages.map(({ pattern }) => String(pattern)).toSorted()).toEqual(expected.map(String).toSorted());
});

test('section 7: these are all calls', () => {
  expect(routesOf(api)).toEqual(CALLS);
});

test('these are all other addresses: downloads, sign-in, search engines, monitoring', () => {
  expect(routesOf(plainRoutes)).toEqual(OTHERS);
});

describeOnEmbedded('the router', (makeApp) => {
  test('has the forms of the pages, the calls, the other addresses, and nothing else', async () => {
    const { app } = await makeApp({ env: IDENTITY_PROVIDER });
    const table = [...Object.values<Route>(api), ...Object.values<Route>(plainRoutes)];
    const named = table.map(({ method, path }) => `${method} ${path}`);
    // The one page under /api, where the wildcard of the pages does not reach.
    const expected = [...FORMS, ...named, `GET ${pagePatterns.apiDocs}`];
    expect(readRoutes(app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(expected.toSorted());
  });
});

/** Reads Fastify's tree of routes, of which each line continues the line that it is indented under. */
function readRoutes(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    const path = (parents[indent.length / 4 - 1] ?? '') + part;
    parents[indent.length / 4] = path;
    const isFile = /^\/(assets\/|maps\/|favicon|icon-|apple-touch-icon|\*)|^\*/.test(path);
    const names = methods === '' || isFile ? [] : methods.split(', ');
    return names.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`);
  });
}
