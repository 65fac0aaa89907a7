import type { FastifyInstance } from 'fastify';

const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/company/*/request' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The links that browsers may prefetch: pages, but not API calls or the request form. */
export function speculationRulesRoute(app: FastifyInstance): void {
  app.get('/speculation-rules.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(SPECULATION_RULES),
  );
}
