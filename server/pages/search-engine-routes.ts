import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SITEMAP_PART } from '#domain/constants.ts';
import { LANDING_LINKS } from '#domain/landing/landing-links.ts';
import { paths } from '#domain/paths.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { countSitemapCompanies, listSitemapCompanies, type SitemapCompany } from '#server/companies/queries.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';

const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** The pages that do not depend on companies. */
const FIXED_PAGES = [paths.home(), paths.about, paths.pricing, paths.register, paths.apiDocs];

/** The files that crawlers request before pages: robots.txt, llms.txt and the sitemap. */
export function searchEngineRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  const { env, database, directoryStats } = context;
  const { pool } = database;

  const cachedFile = (path: string, contentType: string, make: () => Promise<string>) => {
    app.get(path, { schema: { hide: true } }, async (_request: FastifyRequest, reply: FastifyReply) => {
      await cache.send(path, reply, async () => ({ contentType, body: await make() }));
      return reply;
    });
  };

  cachedFile('/robots.txt', TEXT, async () => robots(env.PUBLIC_URL));
  cachedFile('/llms.txt', TEXT, async () => llms(env.SITE_NAME, env.PUBLIC_URL, (await directoryStats()).companies));
  cachedFile('/sitemap.xml', XML, async () => {
    const { companies, newest } = await countSitemapCompanies(pool);
    const parts = Array.from(
      { length: Math.ceil(companies / SITEMAP_PART) },
      (_, index) => `/sitemap-companies-${index + 1}.xml`,
    );
    return xml(
      'sitemapindex',
      ['/sitemap-pages.xml', ...parts].map((path) => entry('sitemap', env.PUBLIC_URL + path, newest)),
    );
  });
  cachedFile('/sitemap-pages.xml', XML, async () =>
    xml(
      'urlset',
      [...FIXED_PAGES, ...LANDING_LINKS.map(({ path }) => path)].map((path) =>
        entry('url', env.PUBLIC_URL + path, null),
      ),
    ),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap-companies-:part(^[1-9]\\d{0,3}$).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const part = Number(request.params.part);
      await cache.send(`/sitemap-companies-${part}.xml`, reply, async () => {
        const companies = await listSitemapCompanies(pool, part);
        if (companies.length === 0) throw new NotFoundError('There is no such part of the sitemap.');
        return {
          contentType: XML,
          body: xml(
            'urlset',
            companies.map((company) => companyEntry(env.PUBLIC_URL, company)),
          ),
        };
      });
      return reply;
    },
  );
}

function companyEntry(site: string, company: SitemapCompany): string {
  return entry('url', site + paths.company(company), company.updatedAt);
}

/** URLs consist of slugs, so they contain no characters that XML requires to be escaped. */
function entry(name: 'url' | 'sitemap', address: string, changed: Date | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`;
  return `<${name}><loc>${address}</loc>${lastmod}</${name}>`;
}

function xml(root: string, entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function robots(site: string): string {
  return [
    'User-agent: *',
    `Allow: ${paths.apiDocs}`,
    'Disallow: /api/',
    `Disallow: ${paths.admin}`,
    `Disallow: ${paths.signIn}`,
    'Disallow: /company/*/request',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

function llms(name: string, site: string, companies: number): string {
  return [
    `# ${name}`,
    '',
    `> A directory of ${companies} certified industrial inspection and testing companies: non-destructive testing, pressure equipment inspection, laboratories. Each profile lists methods, equipment, industries and certificates, and where to verify each certificate.`,
    '',
    '## API',
    '',
    `- [Search](${site}/api/companies?search=ultrasonic&location=Houston): JSON with items and the exact total`,
    `- [All endpoints](${site}/api/openapi.json): OpenAPI document; also as a web page at ${site}${paths.apiDocs}`,
    `- [Sitemap](${site}/sitemap.xml): every company profile and the main pages`,
    '',
    '## Locations and services',
    '',
    ...LANDING_LINKS.map(({ path, label }) => `- [${label}](${site}${path})`),
    '',
  ].join('\n');
}
