import { renderToStaticMarkup } from 'react-dom/server';
import type { CardView } from '#domain/paths.ts';
import type { CardCompany } from './card-company.ts';
import { CompanyCard } from './company-card.tsx';

/** Of all that is kept, keys included; the least recently shown go first. */
const MOST_CHARACTERS = 10_000_000;

const made = new Map<string, string>();
let characters = 0;

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
  const found = made.get(key);
  const html = found ?? renderToStaticMarkup(<CompanyCard company={company} view={view} from={from} />);
  made.delete(key);
  made.set(key, html);
  if (found === undefined) characters += key.length + html.length;
  for (const [oldest, { length }] of made) {
    if (characters <= MOST_CHARACTERS) break;
    made.delete(oldest);
    characters -= oldest.length + length;
  }
  return html;
}
