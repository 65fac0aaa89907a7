import { companyFiles, pagePatterns, patternToWildcard } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { MountPlain } from '#server/http/mount.ts';

const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: patternToWildcard(pagePatterns.requestQuote) } },
          { not: { href_matches: patternToWildcard(pagePatterns.reportDoubt) } },
          { not: { href_matches: patternToWildcard(pagePatterns.lead) } },
          { not: { href_matches: patternToWildcard(pagePatterns.buyerRequest) } },
          { not: { href_matches: patternToWildcard(pagePatterns.setPassword) } },
          { not: { href_matches: `${pagePatterns.manage}/*` } },
          { not: { href_matches: pagePatterns.compare } },
          { not: { href_matches: pagePatterns.request } },
          { not: { href_matches: patternToWildcard(companyFiles.packPdf) } },
          { not: { href_matches: patternToWildcard(companyFiles.packZip) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The links that browsers may prefetch: pages, but not API calls or the request form. */
export function speculationRulesRoute(mountPlain: MountPlain): void {
  mountPlain(plainRoutes.speculationRules, async (_query, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(SPECULATION_RULES),
  );
}
