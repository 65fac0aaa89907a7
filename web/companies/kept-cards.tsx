import { renderToStaticMarkup } from 'react-dom/server';
import type { CardView } from '#domain/paths.ts';
import type { CardCompany } from './card-company.ts';
import { CompanyCard } from './company-card.tsx';

/** Some 20 MB at most; the least recently shown go first. */
const MOST_KEPT = 2_000;

const made = new Map<string, string>();

/**
 * The HTML of a list of cards, for the server alone. A company is on many pages, and making its card again for each of
 * them takes half of the time that such a page takes.
 */
export function cardsHtml(companies: readonly CardCompany[], view: CardView, from?: string): string {
  const items = companies.map((company) => `<li>${keptCard(company, view, from)}</li>`);
  return `<ul class="results-${view}">${items.join('')}</ul>`;
}

/** Kept under all that it shows, so that no change of a company has to be followed. */
function keptCard(company: CardCompany, view: CardView, from: string | undefined): string {
  const key = JSON.stringify([view, company, company.distance === null ? null : from]);
  const html = made.get(key) ?? renderToStaticMarkup(<CompanyCard company={company} view={view} from={from} />);
  made.delete(key);
  made.set(key, html);
  if (made.size > MOST_KEPT) made.delete(made.keys().next().value as string);
  return html;
}
