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
  'signIn /sign-in',
  'signOut /sign-out',
  'admin /admin',
  'adminCertificates /admin/certificates',
  'adminClaims /admin/claims',
  'adminInsights /admin/insights',
  'adminAudit /admin/audit',
  'adminMails /admin/mails',
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
  'POST /admin/claims',
  'POST /admin/security',
  'POST /company/:id/claim',
  'POST /company/:id/doubt',
  'POST /company/:id/request',
  'POST /leads/:token',
  'POST /manage',
  'POST /manage/account',
  'POST /manage/company/:id/people',
  'POST /manage/sign-in/:token',
  'POST /pricing',
  'POST /register',
  'POST /request',
  'POST /requests',
  'POST /requests/:token',
  'POST /sign-in',
  'POST /sign-out',
];
const CALLS = [
  '/api/admin/audit GET admin listAudit',
  '/api/admin/audit/:id/restore POST admin restoreCompany',
  '/api/admin/bulk-jobs GET admin listBulkJobs',
  '/api/admin/bulk-jobs POST admin startBulkJob',
  '/api/admin/bulk-jobs/:id/cancel POST admin cancelBulkJob',
  '/api/admin/certificates GET admin listAdminCertificates',
  '/api/admin/certificates/:id GET admin getAdminCertificate',
  '/api/admin/certificates/:id PUT admin editCertificate',
  '/api/admin/certificates/:id/check POST admin checkCertificateRecord',
  '/api/admin/certificates/:id/documents POST admin addCertificateDocument',
  '/api/admin/certificates/:id/keep POST admin keepCertificateClaim',
  '/api/admin/certificates/:id/refuse POST admin refuseCertificate',
  '/api/admin/certificates/:id/withdraw POST admin withdrawCertificate',
  '/api/admin/companies GET admin listAdminCompanies',
  '/api/admin/companies/:id DELETE admin removeCompany',
  '/api/admin/companies/:id GET admin getAdminCompany',
  '/api/admin/companies/:id PUT admin editCompany',
  '/api/admin/companies/:id/approve POST admin approveCompany',
  '/api/admin/companies/:id/certificates POST admin addCertificate',
  '/api/admin/companies/:id/distinct POST reviewer markDistinct',
  '/api/admin/companies/:id/feature PATCH admin setFeatured',
  '/api/admin/companies/:id/members GET admin listCompanyMembers',
  '/api/admin/companies/:id/members/:memberId DELETE admin removeCompanyMember',
  '/api/admin/companies/:id/hide POST reviewer hideCompany',
  '/api/admin/companies/:id/history GET reviewer getCompanyHistory',
  '/api/admin/companies/:id/merge POST admin mergeCompanies',
  '/api/admin/companies/:id/notes POST reviewer noteCompany',
  '/api/admin/companies/:id/review GET reviewer reviewCompany',
  '/api/admin/companies/:id/unhide POST reviewer unhideCompany',
  '/api/admin/companies/:id/verify PATCH admin setVerified',
  '/api/admin/companies/:id/verify POST admin verifyCompany',
  '/api/admin/companies/approve POST admin approveCompanies',
  '/api/admin/companies/bulk-import POST admin importCompanies',
  '/api/admin/companies/import-preview POST admin previewImport',
  '/api/admin/companies/inform POST admin informCompanies',
  '/api/admin/companies/neighbours GET admin listNeighbours',
  '/api/admin/companies/reject POST admin rejectCompanies',
  '/api/admin/companies/summary GET admin summarizeCompanies',
  '/api/admin/companies/undo POST reviewer undoDecision',
  '/api/admin/companies/uninformed GET admin countUninformed',
  '/api/admin/contact-messages GET admin listContactMessages',
  '/api/admin/contact-messages/:id DELETE admin deleteSpamMessage',
  '/api/admin/contact-messages/:id GET admin getContactMessage',
  '/api/admin/contact-messages/:id/notes POST admin noteContactMessage',
  '/api/admin/contact-messages/:id/release POST admin releaseContactMessage',
  '/api/admin/contact-messages/:id/status PATCH admin setContactMessageStatus',
  '/api/admin/documents/:id DELETE admin removeCertificateDocument',
  '/api/admin/documents/:id PATCH admin setDocumentAccess',
  '/api/admin/doubts/:id/resolve POST admin resolveDoubt',
  '/api/admin/duplicates GET reviewer listDuplicates',
  '/api/admin/erasures POST admin erasePerson',
  '/api/admin/imports GET admin listImports',
  '/api/admin/imports/:id/undo POST admin undoImport',
  '/api/admin/mails GET admin listMails',
  '/api/admin/mails/:id/dismiss POST admin dismissMail',
  '/api/admin/mails/:id/resend POST admin resendMail',
  '/api/admin/mails/resend POST admin resendMails',
  '/api/admin/merges/:id/undo POST admin undoMerge',
  '/api/admin/service-requests GET admin listServiceRequests',
  '/api/admin/service-requests/:id DELETE admin deleteSpamRequest',
  '/api/admin/service-requests/:id GET admin getServiceRequest',
  '/api/admin/service-requests/:id/close POST admin closeServiceRequest',
  '/api/admin/service-requests/:id/forward POST admin forwardServiceRequest',
  '/api/admin/service-requests/:id/notes POST admin noteServiceRequest',
  '/api/admin/service-requests/:id/release POST admin releaseServiceRequest',
  '/api/admin/service-requests/:id/suggestions GET admin suggestRecipients',
  '/api/admin/service-requests/stats GET admin getServiceRequestStats',
  '/api/admin/stats GET admin getAdminStats',
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
  '/api/admin/claims/documents/:id GET admin claimDocument',
  '/api/admin/audit.csv GET reviewer exportAudit',
  '/api/admin/companies.csv GET admin exportCompanies',
  '/api/admin/contact-messages.csv GET admin exportContactMessages',
  '/api/admin/documents/:id GET admin adminDocument',
  '/api/admin/documents/:id/preview GET admin adminPreview',
  '/api/admin/insights.csv GET reviewer exportInsights',
  '/api/admin/mail-templates/:id GET admin mailTemplate',
  '/api/admin/service-requests.csv GET admin exportServiceRequests',
  '/api/certificates/documents/:id GET visitor certificateDocument',
  '/api/certificates/documents/:id/preview GET visitor certificatePreview',
  '/api/companies/results GET visitor resultsFragment',
  '/api/login GET visitor beginSignIn',
  '/api/login/callback GET visitor finishSignIn',
  '/api/mail/bounces POST visitor reportBounce',
  '/api/openapi.json GET visitor apiDocument',
  '/company/:id/badge.svg GET visitor badge',
  '/company/:id/qualification-pack.pdf GET visitor packPdf',
  '/company/:id/qualification-pack.zip GET visitor packZip',
  '/company/:id/request/form GET visitor requestFragment',
  '/healthz GET visitor health',
  '/leads/:token/files/:id GET visitor leadFile',
  '/llms.txt GET visitor llms',
  '/manage/account/data.json GET visitor memberExport',
  '/metrics GET visitor metrics',
  '/readyz GET visitor readiness',
  '/requests/:token/files/:id GET visitor requestFile',
  '/robots.txt GET visitor robots',
  '/site.webmanifest GET visitor webManifest',
  String.raw`/sitemap-companies-:part(^[1-9]\d{0,3}$).xml GET visitor sitemapCompanies`,
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
