import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { todayIn } from '#domain/certificates/local-date.ts';
import { fillPattern, isLinkPath, isManagePath, pagePatterns, paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { changeSettings, readSettingsState } from '#server/admin/settings.ts';
import { followAccountLink, openAccountLink } from '#server/auth/account-links.ts';
import { pageSession } from '#server/auth/page-session.ts';
import { isPaymentOn } from '#server/billing/stripe-client.ts';
import { loadOncePerChange, memoizeText } from '#server/cache/memoize.ts';
import type { PublicAnswer, PublicCache } from '#server/cache/public-cache.ts';
import { checkNumber, findLastChecked, listPublicCertificates } from '#server/certificates/queries.ts';
import { loadProfile } from '#server/companies/load-profile.ts';
import { mergedInto } from '#server/companies/merge-queries.ts';
import { previewCompany } from '#server/companies/preview-company.ts';
import { countSitemapCompanies, getPublicCompany } from '#server/companies/queries.ts';
import type { Context } from '#server/context.ts';
import { countFacets, topCertifications, topServices } from '#server/directory/facets.ts';
import { knownPlace, partsOf } from '#server/directory/known-place.ts';
import { searchCompanies } from '#server/directory/search-companies.ts';
import { countByCountry, countIn, findCity, findPlace, listTowns } from '#server/directory/towns.ts';
import { drawQrCode } from '#server/drawing/qr-code.ts';
import { BadInputError, isDatabaseUnavailable, NotFoundError } from '#server/errors.ts';
import { mountPlainWith } from '#server/http/mount.ts';
import type { Protect } from '#server/http/protection.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { describeVisit } from '#server/insights/describe-search.ts';
import { changeDecisions } from '#server/listings/change-decisions.ts';
import { listingAccess } from '#server/listings/listing-access.ts';
import { addOptOut, readOptOut } from '#server/mail/opt-outs.ts';
import { companyMap } from '#server/maps/company-map.ts';
import { locatorMap } from '#server/maps/locator-map.ts';
import { openSignInLink } from '#server/members/use-link.ts';
import { openBuyerRequest } from '#server/service-requests/buyer-request.ts';
import { findLead, openLead } from '#server/service-requests/lead.ts';
import { suggestRecipients } from '#server/service-requests/suggest-recipients.ts';
import { createFormToken } from '#server/spam/form-token.ts';
import { signedAge, signTime } from '#server/spam/signed-time.ts';
import type { PageData, Visitor } from '#web/page-data.ts';
import type { RenderedPage } from '#web/page-module.ts';
import { adminPageData } from './admin-page-data.ts';
import { readFormBody } from './form-body.ts';
import { type FormCommands, formCommands } from './form-commands.ts';
import { memberData } from './member-data.ts';
import type { PageRenderer } from './page-renderer.ts';
import { paymentPages } from './payment-data.ts';
import { isPerson, MEMBER_HEADERS, PRIVATE_HEADERS } from './private-pages.ts';
import { HTML, problemPages, sendPage } from './problem-pages.ts';
import { admitFiles, maySendFiles } from './senders-of-files.ts';
import { sitemapPages } from './sitemap-pages.ts';

const FORM_POSTS_PER_MINUTE = 30;
/** How long a page shows, because of its URL, that a form was sent. A shared link must not show it forever. */
const SENT_SECONDS = 600;
const MAX_CACHED_PLACES = 5_000;
/** The pages whose forms work without scripts (docs/decisions/004-forms-without-scripts.md). */
const FORM_PAGES = [
  'reportDoubt',
  'about',
  'register',
  'pricing',
  'signIn',
  'signOut',
  'security',
  'adminSettings',
  'setPassword',
  'buyerRequest',
  'requestLinks',
  'manage',
  'memberSignIn',
  'manageSubscription',
  'adminPayments',
  'managePeople',
  'manageAccount',
  'adminClaims',
  'adminChanges',
  'manageCompany',
  'manageSettings',
] as const satisfies (keyof typeof pagePatterns)[];
/** Those whose forms may have files. */
const FILE_PAGES = [
  'requestQuote',
  'request',
  'lead',
  'unsubscribe',
  'claimCompany',
  'manageProfile',
  'manageCertificates',
  'manageCertificate',
  'manageRequest',
] as const satisfies (keyof typeof pagePatterns)[];
/** A phone sends its pictures slowly. */
const FILE_SECONDS = 60;

type Options = {
  cache: PublicCache;
  protect: Protect;
  renderer: PageRenderer;
  /** Refuses a form of a network that sends too many. */
  countForm: RateLimits['countForm'];
};

/** All URLs that are neither files nor API calls. The page table decides what they show. */
export function pageRoutes(app: FastifyInstance, context: Context, options: Options): void {
  const { cache, protect, renderer, countForm } = options;
  const shared = pageData(app, context);
  const formsOf = formCommands(context);
  /** Without a form to send. */
  const data: PageData = { ...shared, ...formsOf(async () => undefined) };
  const session = pageSession(context);
  const sendProblem = problemPages(renderer, { site: renderer.site, assets: renderer.assets, data });

  const toAnswer = ({ html, shown }: RenderedPage): PublicAnswer => ({
    contentType: HTML,
    body: html,
    visited: shown && describeVisit(context.search, shown),
  });
  const readForm = async (request: FastifyRequest, reply: FastifyReply, url: URL) => {
    if (!request.isMultipart?.()) return (request.body ?? {}) as Record<string, unknown>;
    if (!(await maySendFiles(context, request, url.searchParams))) {
      reply.header('connection', 'close');
      return {};
    }
    return readFormBody(request, reply, (fields) => admitFiles(context, request, reply, fields));
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply, isForm = false) => {
    const url = addressOf(request.url);
    if (isLinkPath(url.pathname)) reply.headers(PRIVATE_HEADERS);
    if (isManagePath(url.pathname)) reply.headers(MEMBER_HEADERS);
    const { matchPage, renderPage } = await renderer.load();
    const visitor: Visitor = {
      user: () => session.user(request),
      isPerson: isPerson(request),
      signIn: (fields) => session.signIn(request, reply, fields),
      signOut: () => session.signOut(request, reply),
      payments: paymentPages(context, request),
      members: memberData(context, request, reply, () => countForm(request)),
      changeDecisions: () => changeDecisions(context, request),
      listing: (id) => listingAccess(context, request, id),
      hasIdentityProvider: session.hasIdentityProvider,
      settings: async () => readSettingsState(context, await session.admin(request)),
      changeSettings: async (fields) => changeSettings(context, fields, await session.admin(request)),
      security: () => session.security(request),
      changeSecurity: (fields) => session.changeSecurity(request, reply, fields),
    };
    const { site, assets } = renderer;
    const sender = !isForm ? data : { ...shared, ...formsOf(() => countForm(request)) };
    const render = { site, assets, data: sender };
    try {
      const form = isForm ? await readForm(request, reply, url) : undefined;
      const match = matchPage(url.pathname, url.searchParams);
      if (match.kind === 'redirect') return reply.redirect(match.location, 301);
      if (match.kind === 'problem') throw new BadInputError(match.message);
      if (renderer.transform !== undefined) {
        const page = await renderPage(match, render, visitor, form);
        return sendPage(reply, { ...page, html: await renderer.transform(request.url, page.html) });
      }
      if (match.cacheKey !== null && form === undefined) {
        await cache.send(match.cacheKey, reply, async () => {
          const page = await renderPage(match, render, visitor);
          if (page.status !== 200) throw new NotCacheable(page);
          return toAnswer(page);
        });
        return reply;
      }
      return sendPage(reply, await renderPage(match, render, visitor, form));
    } catch (error) {
      if (error instanceof NotCacheable) return sendPage(reply, error.page);
      return sendProblem(error, request, reply);
    }
  };

  for (const url of ['/*', pagePatterns.apiDocs])
    app.get(url, { errorHandler: sendProblem }, (request, reply) => respond(request, reply));

  const mountPlain = mountPlainWith(app, { protect });
  const sendFragment = async (request: FastifyRequest, reply: FastifyReply, path: string, fragmentPath: string) => {
    const { matchPage, renderFragment } = await renderer.load();
    const match = matchPage(path, addressOf(request.url).searchParams);
    if (match.kind === 'problem') throw new BadInputError(match.message);
    if (match.kind === 'redirect') throw new NotFoundError('There is no such part of a page.');
    const render = () => renderFragment(match, { site: renderer.site, assets: renderer.assets, data });
    if (match.cacheKey === null || renderer.transform !== undefined) return sendPage(reply, await render());
    // The address of the page begins with its path; what follows is the query.
    await cache.send(fragmentPath + match.cacheKey.slice(path.length), reply, async () => {
      return toAnswer(await render());
    });
    return reply;
  };
  mountPlain(plainRoutes.resultsFragment, (_query, reply, request) =>
    sendFragment(request, reply, paths.home(), plainRoutes.resultsFragment.path),
  );
  mountPlain(plainRoutes.requestFragment, (_query, reply, request) => {
    const { id } = request.params as { id: string };
    return sendFragment(request, reply, fillPattern(pagePatterns.requestQuote, { id }), request.url);
  });

  mountPlain(
    plainRoutes.socialImage,
    async ({ page }, reply) => {
      await cache.send(`image of ${page}`, reply, async () => {
        const { loadHead } = await renderer.load();
        const head = await loadHead(page, { site: renderer.site, assets: renderer.assets, data });
        if (head === undefined) throw new NotFoundError('There is no image for this page.');
        const { name, url } = renderer.site;
        const { drawSocialImage } = await import('./social-image.ts');
        const { host } = new URL(url);
        const plain = {
          title: head.title.replace(` | ${name}`, ''),
          lines: [head.description],
          marks: [],
          badge: null,
        };
        const body = await drawSocialImage({ siteName: name, host, ...(head.preview ?? plain) });
        return { contentType: 'image/png', body };
      });
      return reply;
    },
    z.object({ page: z.string().max(200) }),
  );

  mountPlain(plainRoutes.sitemapPages, async (_query, reply) => {
    await cache.send(plainRoutes.sitemapPages.path, reply, async () => {
      const { loadHead } = await renderer.load();
      const { newest } = await countSitemapCompanies(context.database.reads);
      const isIndexed = async (path: string) =>
        (await loadHead(path, { site: renderer.site, assets: renderer.assets, data })) !== undefined;
      const body = await sitemapPages(context.env.PUBLIC_URL, newest, isIndexed);
      return { contentType: 'application/xml; charset=utf-8', body };
    });
    return reply;
  });

  // The forms work without scripts, so these routes accept URL-encoded bodies, and two of them files. All others accept only JSON.
  const mountForms = (
    forms: FastifyInstance,
    names: readonly (keyof typeof pagePatterns)[],
    timeoutSeconds?: number,
  ) => {
    for (const name of names) {
      const path = pagePatterns[name];
      const limits = { method: 'POST', path, role: 'visitor', callsPerMinute: FORM_POSTS_PER_MINUTE } as const;
      const options = protect({ ...limits, ...(timeoutSeconds && { timeoutSeconds }) });
      forms.post(path, { ...options, errorHandler: sendProblem }, (request, reply) => respond(request, reply, true));
    }
  };
  app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 64 * 1024 });
    mountForms(forms, FORM_PAGES);
    await forms.register(async (withFiles) => {
      await withFiles.register(multipart, { throwFileSizeLimit: false });
      mountForms(withFiles, FILE_PAGES, FILE_SECONDS);
    });
  });
}

/** Path and query of a request. A leading "//" is part of the path and does not start a host. */
function addressOf(url: string): URL {
  return new URL(`http://localhost${url.replace(/^https?:\/\/[^/]*/, '')}`);
}

class NotCacheable extends Error {
  readonly page: { status: number; html: string };
  constructor(page: { status: number; html: string }) {
    super('This page is not cacheable.');
    this.page = page;
  }
}

function pageData(app: FastifyInstance, context: Context): Omit<PageData, keyof FormCommands> {
  const { caches, changes, database, env, search: sources, gazetteer, directoryStats, formSecret, now } = context;
  const towns = loadOncePerChange(changes, async () => listTowns(sources));
  const places = {
    findCity: (text: string) => findCity(sources, text),
    findPlace: memoizeText({ caches, name: 'landing-places', max: MAX_CACHED_PLACES }, (text) =>
      findPlace(gazetteer, text),
    ),
  };
  return {
    directoryStats,
    towns,
    countIn: (location) => countIn(sources, location),
    countries: loadOncePerChange(changes, async () => countByCountry(sources)),
    searchCompanies: (search) => searchCompanies(sources, search),
    countFacets: (filters) => countFacets(sources, filters),
    allFacets: loadOncePerChange(changes, async () => countFacets(sources, {})),
    companyMap: (filters, sizes, focus) => companyMap(sources, filters, sizes, focus),
    locatorMap,
    topCertifications: (filters, limit) => topCertifications(sources, filters, limit),
    topServices: (filters, limit) => topServices(sources, filters, limit),
    findCity: places.findCity,
    knownPlace: (place, known) => knownPlace(place, known, places),
    partsOf: (place, known) => partsOf(place, known, places),
    getCompany: (id, from) =>
      getPublicCompany(database.reads, id, now(), from).catch(async (error: unknown) => {
        if (error instanceof NotFoundError) return undefined;
        // So that a form about a company that was shown a moment ago comes back with what was typed.
        const [card] = isDatabaseUnavailable(error) ? await sources.cards.read([id]).catch(() => []) : [];
        if (card === undefined) throw error;
        return card;
      }),
    companyProfile: (id, from) => loadProfile(database.reads, id, now(), from),
    previewCompany: (id) => previewCompany(database.pool, id, now()),
    mergedInto: (id) => mergedInto(database.reads, id),
    certificates: async (id) => (await listPublicCertificates(database.reads, id, now())).items,
    openSignInLink: (token) => openSignInLink(context, token),
    readOptOut: (query) => readOptOut(context, query),
    optOut: async (query) => {
      const optOut = readOptOut(context, query);
      if (optOut !== undefined) await addOptOut(database.pool, optOut);
      return optOut;
    },
    openAccountLink: (token) => openAccountLink(context, token),
    followAccountLink: (token, fields) => followAccountLink(context, token, fields),
    openBuyerRequest: (token) => openBuyerRequest(context, token),
    suggestRecipients: (id) => suggestRecipients(context, id),
    openLead: async (token, isOpening) => {
      const lead = await findLead(context, token);
      return lead && openLead(context, lead, isOpening);
    },
    checkNumber: (number) => checkNumber(database.reads, number, now()),
    lastChecked: loadOncePerChange(changes, () => findLastChecked(database.reads, now())),
    qrCode: (path) => drawQrCode(env.PUBLIC_URL + path),
    now: () => now().toISOString(),
    today: () => todayIn(null, now()),
    ...adminPageData(context),
    formToken: () => createFormToken(formSecret, now()),
    sentAddress: (address) =>
      `${address}${address.includes('?') ? '&' : '?'}sent=${signTime(formSecret, `sent ${address}`, now())}`,
    isSent: (address, query) => {
      const age = signedAge(formSecret, `sent ${address}`, query.get('sent') ?? '', now());
      return age !== undefined && age < SENT_SECONDS;
    },
    isPaymentOn: isPaymentOn(env),
    apiDocument: () => app.swagger(),
  };
}
