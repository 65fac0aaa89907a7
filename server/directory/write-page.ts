import { companyPage, foundCompany, type PublicCompany, publicCompany } from '#domain/companies/public-company.ts';
import type { FoundPage } from './search-companies.ts';

/** What a search says of a company, and what all searches say of it. */
const OF_SEARCH = { distance: true, serves: true, reason: true, marks: true } as const;
const ofSearch = foundCompany.pick(OF_SEARCH);
const ofCompany = publicCompany.omit({ distance: true, serves: true });
const ofPage = companyPage.omit({ items: true });

const texts = new WeakMap<PublicCompany, string>();

/**
 * The reply of `GET /api/companies` as JSON: what its schema names, and no more. Searches find the same companies again and again:
 * what all of them say of a company is written once, until it changes.
 */
export function writePage({ found, ...page }: FoundPage): string {
  const items = found.map(({ card, why }) => joined(textOf(card), JSON.stringify(ofSearch.parse(why))));
  return joined(`{"items":[${items.join(',')}]}`, JSON.stringify(ofPage.parse(page)));
}

function textOf(card: PublicCompany): string {
  let text = texts.get(card);
  if (text === undefined) {
    text = JSON.stringify(ofCompany.parse(card));
    texts.set(card, text);
  }
  return text;
}

/** One object with the fields of two, neither of which is empty. */
function joined(first: string, second: string): string {
  return `${first.slice(0, -1)},${second.slice(1)}`;
}
