import type { PlainRoute } from '#domain/endpoint.ts';

const EXPORT = { method: 'GET', role: 'admin', contentType: 'text/csv', timeoutSeconds: 600 } as const;
const PUBLIC = { method: 'GET', role: 'visitor' } as const;

/**
 * All addresses other than those of pages (`pagePatterns`) and calls in JSON (`api`): downloads, the way through the sign-in, what
 * search engines read, and what operators monitor.
 */
export const plainRoutes = {
  exportCompanies: {
    ...EXPORT,
    path: '/api/admin/companies.csv',
    tag: 'Admin: companies',
    summary: 'The companies of a list as a CSV file',
  },
  exportServiceRequests: {
    ...EXPORT,
    path: '/api/admin/service-requests.csv',
    tag: 'Admin: requests and messages',
    summary: 'The service requests of a list as a CSV file',
  },
  exportContactMessages: {
    ...EXPORT,
    path: '/api/admin/contact-messages.csv',
    tag: 'Admin: requests and messages',
    summary: 'The contact messages of a list as a CSV file',
  },
  beginSignIn: {
    ...PUBLIC,
    path: '/api/login',
    summary: 'Leads to the identity provider or, where none is configured, to the sign-in page',
    callsPerMinute: 30,
  },
  finishSignIn: {
    ...PUBLIC,
    path: '/api/login/callback',
    summary: 'Where the identity provider sends the visitor back to',
    callsPerMinute: 30,
  },
  apiDocument: { ...PUBLIC, path: '/api/openapi.json', summary: 'The API as an OpenAPI document' },
  health: { ...PUBLIC, path: '/healthz', summary: '200 while the process runs' },
  readiness: { ...PUBLIC, path: '/readyz', summary: '200 while the process can serve, else 503' },
  metrics: { ...PUBLIC, path: '/metrics', summary: 'Counters for Prometheus' },
  robots: { ...PUBLIC, path: '/robots.txt', summary: 'What crawlers may read' },
  llms: { ...PUBLIC, path: '/llms.txt', summary: 'An overview of the site for language models' },
  sitemap: { ...PUBLIC, path: '/sitemap.xml', summary: 'The index of the site maps' },
  sitemapPages: { ...PUBLIC, path: '/sitemap-pages.xml', summary: 'The pages that exist without any company' },
  sitemapCompanies: {
    ...PUBLIC,
    path: '/sitemap-companies-:part(^[1-9]\\d{0,3}$).xml',
    summary: 'One part of the company profiles',
  },
  speculationRules: { ...PUBLIC, path: '/speculation-rules.json', summary: 'Which links browsers may prefetch' },
  socialImage: {
    ...PUBLIC,
    path: '/social-image.png',
    summary: 'The picture that other sites show with a link to a page',
    callsPerMinute: 60,
  },
} as const satisfies Record<string, PlainRoute>;

/** The picture that other sites show with a link to this page. */
export function socialImagePath(page: string): string {
  return `${plainRoutes.socialImage.path}?page=${encodeURIComponent(page)}`;
}
