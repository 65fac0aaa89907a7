import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { exportRoutes } from './admin/export-routes.ts';
import { adminRoutes, mailTemplateRoutes } from './admin/routes.ts';
import { auditRoutes } from './audit/admin-routes.ts';
import { oidcRoutes } from './auth/oidc-routes.ts';
import { dashboardGuards, refuseUnguardedRoutes } from './auth/require-admin.ts';
import { authRoutes } from './auth/routes.ts';
import { sessionCookie } from './auth/session-cookie.ts';
import { paymentRoutes } from './billing/admin-routes.ts';
import { webhookRoutes } from './billing/webhook.ts';
import { PublicCache } from './cache/public-cache.ts';
import { adminCertificateRoutes } from './certificates/admin-routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { followOwnWrites, isBehind } from './changes/own-writes.ts';
import { adminCompanyRoutes } from './companies/admin-routes.ts';
import { importRoutes } from './companies/import/import-routes.ts';
import { logoRoute } from './companies/logos/logo-route.ts';
import { companyRoutes } from './companies/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Context } from './context.ts';
import { placeRoutes } from './directory/place-routes.ts';
import { NotFoundError } from './errors.ts';
import { createCachingServer } from './http/caching-server.ts';
import { sendFailure } from './http/error-handler.ts';
import { mountPlainWith, mountWith } from './http/mount.ts';
import { openApiOptions } from './http/openapi.ts';
import { refuseUnderPressure } from './http/pressure.ts';
import { protectWith } from './http/protection.ts';
import { noRateLimits, rateLimits } from './http/rate-limits.ts';
import { isRawHeadUsable } from './http/raw-head.ts';
import { refuseCrossSiteWrites, securityHeaders } from './http/security.ts';
import { sharedCounts } from './http/shared-counts.ts';
import { insightRoutes } from './insights/admin-routes.ts';
import { visitTest } from './insights/is-visit.ts';
import { adminListingRoutes } from './listings/admin-routes.ts';
import { listingRoutes } from './listings/routes.ts';
import { mailRoutes } from './mail/admin-routes.ts';
import { bounceRoutes } from './mail/bounces.ts';
import { MAP_ADDRESS, MAP_FILES } from './maps/map-files.ts';
import { accountRoutes } from './members/account-routes.ts';
import { adminMemberRoutes } from './members/admin-routes.ts';
import { healthRoutes, reportOf } from './operations/health.ts';
import { Metrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { answerSupervisor } from './operations/process-reports.ts';
import { companyFileRoutes } from './pages/company-files/routes.ts';
import { CLIENT_FILES, type PageRenderer } from './pages/page-renderer.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { searchEngineRoutes } from './pages/search-engine-routes.ts';
import { speculationRulesRoute } from './pages/speculation-rules.ts';
import { requestFileRoutes } from './service-requests/file-routes.ts';
import { serviceRequestRoutes } from './service-requests/routes.ts';

const KILOBYTE = 1024;
const REQUEST_ID = 'x-request-id';
/** Of the build. */
const ASSETS = '/assets/';
/** For files whose address changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Everything that the server consists of, in the order in which a request passes it. */
export async function createApp(context: Context, renderer: PageRenderer): Promise<FastifyInstance> {
  const { env, log } = context;
  const development = renderer.assets.development;
  const headers = securityHeaders(env, { development });
  const writesRawHeads = await isRawHeadUsable();
  if (!writesRawHeads) log.info('cached pages are sent by writeHead: the internals of this version of Node differ');
  const isVisit = visitTest(context.caches, sessionCookie(context).name);
  const cache = new PublicCache({
    changes: context.changes,
    headers,
    writesRawHeads,
    onVisit: (visited, request) => {
      if (isVisit(request)) context.visits.count(visited);
    },
  });
  const metrics = new Metrics(context, cache);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY ?? false,
    bodyLimit: 64 * KILOBYTE,
    handlerTimeout: 15_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    serverFactory: createCachingServer({
      tryAnswer: metrics.timeCached(
        (request, response) => !isBehind(request, context.changes) && cache.tryAnswer(request, response),
      ),
      isStopping: () => context.state.stopping,
    }),
    // The hooks below do not run for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.headers({ ...headers, [REQUEST_ID]: request.id })),
    genReqId: () => randomUUID(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(async () => {
    throw new NotFoundError('There is no page or endpoint for this URL and method.');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    refuseCrossSiteWrites(request, env);
  });
  // By it the line of the log is found that belongs to an answer.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) reply.header(REQUEST_ID, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.timeResponse(request, reply);
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });

  const report = () => reportOf(context, metrics);
  if (cluster.isWorker) answerSupervisor(report);
  else if (env.METRICS_PORT !== undefined)
    serveMetrics(
      app,
      { metrics: () => metrics.text(), reports: async () => [await report()] },
      env.METRICS_PORT,
      env.HOST,
    );
  refuseUnderPressure(app, { ...context, isFile: (path) => path.startsWith(ASSETS) || path.startsWith(MAP_ADDRESS) });
  await app.register(cookie);
  followOwnWrites(app, {
    changes: context.changes,
    sessionCookie: sessionCookie(context).name,
    isSecure: env.PUBLIC_URL.startsWith('https:'),
  });
  await app.register(swagger, openApiOptions(env, sessionCookie(context).name));
  await app.register(fastifyStatic, {
    root: MAP_FILES,
    prefix: MAP_ADDRESS,
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', IMMUTABLE),
  });
  if (renderer.middleware !== undefined) {
    const { middleware } = renderer;
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done));
  } else {
    await app.register(fastifyStatic, {
      root: CLIENT_FILES,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      globIgnore: ['.vite/**'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes(ASSETS);
        reply.header('cache-control', isHashed ? IMMUTABLE : 'public, max-age=3600');
      },
    });
  }

  const guards = dashboardGuards(context);
  refuseUnguardedRoutes(app, Object.values(guards));
  const limits =
    env.RATE_LIMIT === 'on'
      ? await rateLimits(app, { shared: await sharedCounts(app, context), secret: context.formSecret, log })
      : noRateLimits;
  const protect = protectWith({ guards: { visitor: [], reviewer: [guards.reviewer], admin: [guards.admin] }, limits });
  await app.register(async (slices) => {
    const mount = mountWith(slices, { protect, cache });
    const mountPlain = mountPlainWith(slices, { protect });
    companyRoutes(mount, context);
    adminCompanyRoutes(mount, context);
    certificateRoutes(mount, mountPlain, context);
    logoRoute(mountPlain, context);
    adminCertificateRoutes(mount, mountPlain, context);
    accountRoutes(mountPlain, context);
    adminListingRoutes(mount, context);
    adminMemberRoutes(mount, mountPlain, context);
    importRoutes(mount, context);
    paymentRoutes(mount, context);
    adminRoutes(mount, context);
    mailTemplateRoutes(mountPlain, context);
    exportRoutes(mountPlain, context);
    auditRoutes(mount, mountPlain, context);
    insightRoutes(mountPlain, context);
    authRoutes(mount, context);
    oidcRoutes(mountPlain, context);
    placeRoutes(mount, context);
    serviceRequestRoutes(mount, context);
    requestFileRoutes(mountPlain, context);
    listingRoutes(mountPlain, context);
    contactRoutes(mount, context);
    mailRoutes(mount, context);
    bounceRoutes(mountPlain, context);
    await slices.register(async (scope) => webhookRoutes(scope, mountPlainWith(scope, { protect }), context));
    healthRoutes(mountPlain, context, metrics);
    searchEngineRoutes(mountPlain, context, cache);
    companyFileRoutes(mountPlain, context, cache);
    speculationRulesRoute(mountPlain);
    mountPlain(plainRoutes.apiDocument, async () => app.swagger());
    slices.all('/api/*', { schema: { hide: true } }, async () => {
      throw new NotFoundError(`There is no such endpoint. See ${paths.apiDocs} for all endpoints.`);
    });
  });
  pageRoutes(app, context, { cache, protect, renderer, countForm: limits.countForm });
  return app;
}
