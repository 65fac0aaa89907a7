import type { FoundCompany } from '#domain/companies/public-company.ts';
import type { PlacedFilters } from '#domain/companies/search-query.ts';
import { MAX_RECIPIENTS } from '#domain/constants.ts';
import type { SuggestedCompanies } from '#domain/service-requests/service-request-admin.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import type { Context } from '#server/context.ts';
import { searchCompanies } from '#server/directory/search-companies.ts';
import { NotFoundError } from '#server/errors.ts';
import { readRequest, type StoredRequest } from './stored-request.ts';

/** Enough for five, as some have the request already, and some have no e-mail address. */
const LOOKED_AT = 30;

type Suggestion = SuggestedCompanies['items'][number];

/**
 * The companies that the search finds best for a request, without those that have it: who does this work there with the
 * certificate valid on the day, then with one wish less each time. The nearest come first, which cannot be paid for.
 */
export async function suggestRecipients(context: Context, id: number | undefined): Promise<Suggestion[]> {
  const { pool } = context.database;
  const request = await readRequest(pool, id ?? 0);
  if (request === undefined) throw new NotFoundError('Request not found.');
  const found = new Map<number, Suggestion>();
  for (const filters of searchesFor(request)) {
    const page = await searchCompanies(context.search, { filters, sortBy: 'distance', page: 1, limit: LOOKED_AT });
    for (const company of page.items.slice(0, page.matches.all)) {
      if (found.size === MAX_RECIPIENTS) break;
      if (company.email === '' || request.companyIds.includes(company.id) || found.has(company.id)) continue;
      found.set(company.id, { ...company, reason: withCertificate(company, filters) });
    }
    if (found.size === MAX_RECIPIENTS) break;
  }
  return [...found.values()];
}

/** From all wishes to few. Only where nobody is known to work there, the place is left out. */
function searchesFor({ work, equipmentType, location, certification, validOn }: StoredRequest): PlacedFilters[] {
  const known = certification === null ? undefined : findCertification(certification)?.name;
  const named = known === undefined ? {} : { certification: [known] };
  const everything = [work, equipmentType].filter((text) => text !== null).join(' ');
  return [
    ...(validOn === null ? [] : [{ search: everything, location, ...named, validOn }]),
    ...(known === undefined ? [] : [{ search: everything, location, ...named }]),
    { search: everything, location },
    ...(work === null ? [] : [{ search: work, location }]),
    { search: equipmentType, location },
    { location },
    { search: everything },
    { search: equipmentType },
  ];
}

function withCertificate(
  { reason }: FoundCompany,
  { certification = [], validOn }: PlacedFilters,
): Suggestion['reason'] {
  if (validOn === undefined) return reason;
  return [...reason, { text: `${certification[0] ?? 'a certificate'} valid on ${validOn}`, isProof: true }];
}
