import type { PlainRoute } from '#domain/endpoint.ts';
import { companyFiles, fragmentPatterns, pagePatterns } from '#domain/paths.ts';

const EXPORT = { method: 'GET', role: 'admin', contentType: 'text/csv', timeoutSeconds: 600 } as const;
const PUBLIC = { method: 'GET', role: 'visitor' } as const;

/**
 * All routes other than pages (`pagePatterns`) and JSON endpoints (`api`): downloads, sign-in redirects, files for
 * search engines, parts of pages, and probes.
 */
export const plainRoutes = {
  exportCompanies: {
    ...EXPORT,
    path: '/api/admin/companies.csv',
    tag: 'Admin: companies',
    summary: 'Download the companies of a list as a CSV file',
  },
  exportServiceRequests: {
    ...EXPORT,
    path: '/api/admin/service-requests.csv',
    tag: 'Admin: requests and messages',
    summary: 'Download the service requests of a list as a CSV file',
  },
  exportContactMessages: {
    ...EXPORT,
    path: '/api/admin/contact-messages.csv',
    tag: 'Admin: requests and messages',
    summary: 'Download the contact messages of a list as a CSV file',
  },
  exportAudit: {
    ...EXPORT,
    path: '/api/admin/audit.csv',
    tag: 'Admin: operations',
    summary: 'Download the audit log, or what a filter leaves of it, in words as a CSV file',
  },
  exportInsights: {
    ...EXPORT,
    role: 'reviewer',
    path: '/api/admin/insights.csv',
    tag: 'Admin: operations',
    summary: 'Download a table of the insights as a CSV file',
  },
  certificateDocument: {
    ...PUBLIC,
    path: '/api/certificates/documents/:id',
    summary: 'Download a document of a certificate that its company publishes',
    callsPerMinute: 120,
  },
  certificatePreview: {
    ...PUBLIC,
    path: '/api/certificates/documents/:id/preview',
    summary: 'The preview image of such a document',
    callsPerMinute: 300,
  },
  logo: {
    ...PUBLIC,
    path: '/logos/:file',
    summary: 'A logo that a company has uploaded; its address changes with its content',
    callsPerMinute: 600,
  },
  adminDocument: {
    ...PUBLIC,
    role: 'reviewer',
    path: '/api/admin/documents/:id',
    summary: 'Download any document of a certificate',
  },
  adminPreview: {
    ...PUBLIC,
    role: 'reviewer',
    path: '/api/admin/documents/:id/preview',
    summary: 'The preview image of any document',
  },
  adminRequestFile: {
    ...PUBLIC,
    role: 'reviewer',
    path: '/api/admin/service-requests/:id/files/:fileId',
    summary: 'Download a file of a service request or of a quote for it',
  },
  memberExport: {
    ...PUBLIC,
    path: '/manage/account/data.json',
    summary: 'Download what is stored about the signed-in member',
    callsPerMinute: 10,
  },
  claimDocument: {
    ...PUBLIC,
    role: 'admin',
    path: '/api/admin/claims/documents/:id',
    summary: 'Download a document of somebody who claims a company',
  },
  badge: {
    ...PUBLIC,
    path: companyFiles.badge,
    summary: 'The badge of a company for its own website, as of now',
    callsPerMinute: 600,
  },
  packPdf: {
    ...PUBLIC,
    path: companyFiles.packPdf,
    summary: 'The qualification pack of a company as a PDF',
    callsPerMinute: 12,
  },
  packZip: {
    ...PUBLIC,
    path: companyFiles.packZip,
    summary: 'The qualification pack of a company with its public documents',
    callsPerMinute: 6,
    timeoutSeconds: 60,
  },
  mailTemplate: {
    ...PUBLIC,
    role: 'reviewer',
    path: '/api/admin/mail-templates/:id',
    summary: 'The HTML of an email with example data',
  },
  reportBounce: {
    method: 'POST',
    role: 'visitor',
    path: '/api/mail/bounces',
    summary: 'Where the mail server reports that an email came back; needs the shared secret MAIL_BOUNCE_SECRET',
    callsPerMinute: 600,
  },
  stripeWebhook: {
    method: 'POST',
    role: 'visitor',
    path: '/api/stripe/webhook',
    summary: 'Where Stripe reports payments; needs its signature over the body',
    callsPerMinute: 1_200,
  },
  beginSignIn: {
    ...PUBLIC,
    path: '/api/login',
    summary: 'Redirect to the identity provider or, if none is configured, to the sign-in page',
    callsPerMinute: 30,
  },
  finishSignIn: {
    ...PUBLIC,
    path: '/api/login/callback',
    summary: 'Where the identity provider redirects back to',
    callsPerMinute: 30,
  },
  apiDocument: { ...PUBLIC, path: '/api/openapi.json', summary: 'Get the API as an OpenAPI document' },
  health: { ...PUBLIC, path: '/healthz', summary: '200 while the process runs' },
  readiness: { ...PUBLIC, path: '/readyz', summary: '200 while the process can serve, else 503' },
  metrics: { ...PUBLIC, path: '/metrics', summary: 'Counters for Prometheus' },
  securityTxt: {
    ...PUBLIC,
    path: '/.well-known/security.txt',
    summary: 'Where to report a vulnerability; 404 without OPERATOR_EMAIL',
  },
  robots: { ...PUBLIC, path: '/robots.txt', summary: 'What crawlers may fetch' },
  webManifest: { ...PUBLIC, path: '/site.webmanifest', summary: 'Name and icons for a home screen' },
  llms: { ...PUBLIC, path: '/llms.txt', summary: 'An overview of the site for language models' },
  sitemap: { ...PUBLIC, path: '/sitemap.xml', summary: 'The sitemap index' },
  sitemapPages: { ...PUBLIC, path: '/sitemap-pages.xml', summary: 'The sitemap of the fixed pages' },
  sitemapCompanies: {
    ...PUBLIC,
    path: '/sitemap-companies-:part(^[1-9]\\d{0,3}$).xml',
    summary: 'One part of the sitemap of company profiles',
  },
  speculationRules: { ...PUBLIC, path: '/speculation-rules.json', summary: 'Which links browsers may prefetch' },
  resultsFragment: {
    ...PUBLIC,
    path: fragmentPatterns.results,
    summary: 'The results part of the home page as HTML',
    callsPerMinute: 600,
  },
  requestFragment: {
    ...PUBLIC,
    path: fragmentPatterns.request,
    summary: 'The request form of a company as HTML',
    callsPerMinute: 600,
  },
  requestFile: {
    ...PUBLIC,
    path: `${pagePatterns.buyerRequest}/files/:id`,
    summary: 'Download a file of a request, for its buyer',
    callsPerMinute: 120,
  },
  leadFile: {
    ...PUBLIC,
    path: `${pagePatterns.lead}/files/:id`,
    summary: 'Download a file of a request, for a company that it was sent to',
    callsPerMinute: 120,
  },
  exportListing: {
    ...PUBLIC,
    path: `${pagePatterns.manageCompany}/export/:file`,
    summary: 'Download what the directory has about a company, for its members',
    callsPerMinute: 30,
  },
  ownLeadFile: {
    ...PUBLIC,
    path: `${pagePatterns.manageRequest}/files/:file`,
    summary: 'Download a file of a request, for the members of a company that it was sent to',
    callsPerMinute: 120,
  },
  ownDocument: {
    ...PUBLIC,
    path: `${pagePatterns.manageCertificate}/documents/:document`,
    summary: 'Download a document of a certificate, for the members of its company',
    callsPerMinute: 120,
  },
  socialImage: {
    ...PUBLIC,
    path: '/social-image.png',
    summary: 'The image that other sites show with a link to a page',
    callsPerMinute: 60,
  },
} as const satisfies Record<string, PlainRoute>;

/** The image that other sites show with a link to this page. */
export function socialImagePath(page: string): string {
  return `${plainRoutes.socialImage.path}?page=${encodeURIComponent(page)}`;
}
