import { api } from '#domain/api.ts';
import { SITEMAP_PART } from '#domain/constants.ts';
import type { PlainRoute } from '#domain/endpoint.ts';
import { GUIDES } from '#domain/guides/guides.ts';
import { LANDING_LINKS } from '#domain/landing/landing-links.ts';
import { companyFiles, pagePatterns, paths, patternToWildcard } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { countSitemapCompanies, listSitemapCompanies, type SitemapCompany } from '#server/companies/queries.ts';
import type { Context } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import { NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { entry, xml } from './sitemap-xml.ts';

const XML = 'application/xml; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';
const SECURITY_TXT_DAYS = 180;
const TEXT = 'text/plain; charset=utf-8';

/** The files that crawlers and browsers request beside pages: robots.txt, llms.txt, the sitemap and the web manifest. */
export function searchEngineRoutes(mountPlain: MountPlain, context: Context, cache: PublicCache): void {
  const { env, database, directoryStats } = context;
  const { reads } = database;

  const mountCached = (route: PlainRoute, contentType: string, make: () => Promise<string>) =>
    mountPlain(route, async (_query, reply) => {
      await cache.send(route.path, reply, async () => ({ contentType, body: await make() }));
      return reply;
    });

  mountCached(plainRoutes.robots, TEXT, async () => robots(env.PUBLIC_URL));
  mountPlain(plainRoutes.securityTxt, async (_query, reply) => {
    if (env.OPERATOR_EMAIL === '') throw new NotFoundError('There is no security.txt. See OPERATOR_EMAIL.');
    return reply.type(TEXT).header('cache-control', 'public, max-age=86400').send(securityTxt(env, context.now()));
  });
  mountCached(plainRoutes.webManifest, MANIFEST, async () => webManifest(env.SITE_NAME));
  mountCached(plainRoutes.llms, TEXT, async () =>
    llms(env.SITE_NAME, env.PUBLIC_URL, (await directoryStats()).companies),
  );
  mountCached(plainRoutes.sitemap, XML, async () => {
    const { companies, newest } = await countSitemapCompanies(reads);
    const parts = Array.from({ length: Math.ceil(companies / SITEMAP_PART) }, (_, index) => companiesPart(index + 1));
    return xml(
      'sitemapindex',
      [plainRoutes.sitemapPages.path, ...parts].map((path) => entry('sitemap', env.PUBLIC_URL + path, newest)),
    );
  });
  mountPlain(plainRoutes.sitemapCompanies, async (_query, reply, request) => {
    const part = Number((request.params as { part: string }).part);
    await cache.send(companiesPart(part), reply, async () => {
      const companies = await listSitemapCompanies(reads, part);
      const entries = companies.map((company) => companyEntry(env.PUBLIC_URL, company));
      return { contentType: XML, body: xml('urlset', entries) };
    });
    return reply;
  });
}

function companiesPart(part: number): string {
  return plainRoutes.sitemapCompanies.path.replace(/:part\(.*\)/, String(part));
}

function companyEntry(site: string, company: SitemapCompany): string {
  return entry('url', site + paths.company(company), company.updatedAt);
}

/** RFC 9116: it must say until when it holds, less than a year ahead. */
function securityTxt({ OPERATOR_EMAIL, PUBLIC_URL }: Env, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TXT_DAYS * 24 * 3_600_000);
  return [
    `Contact: mailto:${OPERATOR_EMAIL}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${PUBLIC_URL}${plainRoutes.securityTxt.path}`,
    '',
  ].join('\n');
}

function robots(site: string): string {
  return [
    'User-agent: *',
    ...[paths.apiDocs, api.listCompanies.path, plainRoutes.apiDocument.path].map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    `Disallow: ${paths.admin}`,
    `Disallow: ${paths.signIn}`,
    `Disallow: ${paths.manage}`,
    `Disallow: ${patternToWildcard(pagePatterns.requestQuote)}`,
    `Disallow: ${patternToWildcard(pagePatterns.reportDoubt)}`,
    `Disallow: ${pagePatterns.requestLinks}`,
    `Disallow: ${pagePatterns.unsubscribe}`,
    `Disallow: ${patternToWildcard(pagePatterns.lead)}`,
    `Disallow: ${patternToWildcard(pagePatterns.setPassword)}`,
    `Disallow: ${pagePatterns.compare}`,
    `Disallow: ${pagePatterns.request}`,
    `Disallow: ${patternToWildcard(companyFiles.packPdf)}`,
    `Disallow: ${patternToWildcard(companyFiles.packZip)}`,
    '',
    `Sitemap: ${site}${plainRoutes.sitemap.path}`,
    '',
  ].join('\n');
}

/** The icons are drawn by scripts/draw-icons.mjs. */
function webManifest(name: string): string {
  const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
  return JSON.stringify({ name, start_url: paths.home(), display: 'browser', icons });
}

function llms(name: string, site: string, companies: number): string {
  return [
    `# ${name}`,
    '',
    `> A directory of ${companies} certified industrial inspection and testing companies: non-destructive testing, pressure equipment inspection, laboratories. Each profile lists methods, equipment, industries and certificates, and where to verify each certificate.`,
    '',
    '## API',
    '',
    `- [Search](${site}${api.listCompanies.path}?search=ultrasonic&location=Houston): JSON with items and the exact total`,
    `- [All endpoints](${site}${plainRoutes.apiDocument.path}): OpenAPI document; also as a web page at ${site}${paths.apiDocs}`,
    `- [Sitemap](${site}${plainRoutes.sitemap.path}): the company profiles and all pages with a text of their own`,
    '',
    '## Guides',
    '',
    ...GUIDES.map(({ path, label, description }) => `- [${label}](${site}${path}): ${description}`),
    `- [Countries](${site}${paths.countryGuides}), [certificates](${site}${paths.certificates})`,
    '',
    '## Locations and services',
    '',
    ...LANDING_LINKS.map(({ path, label }) => `- [${label}](${site}${path})`),
    '',
  ].join('\n');
}
