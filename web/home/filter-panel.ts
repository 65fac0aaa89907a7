import type { CompanyFacets, FacetCount } from '#domain/companies/public-company.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { companies } from '#web/landing/count-words.ts';
import { escaped, Markup, markup } from '#web/ui/markup.ts';

import { countPanelFilters } from './describe-state.ts';

/** Rows that stand open; the others fold away. */
const ROWS_SHOWN = 6;
/** A longer list has a field that searches it. */
const LONG_LIST = 12;

/** What the panel chooses, all of it off. */
const NO_PANEL_FILTERS: HomeState = {
  serviceArea: undefined,
  equipmentType: undefined,
  certification: undefined,
  industry: undefined,
  verified: undefined,
  certificateState: undefined,
  validOn: undefined,
  page: 1,
};

/**
 * Specification section 2: the panel "Refine Your Search". Its boxes are drafts until its button is pressed. The server does
 * not know how wide the window is: beside results and where there is room, styles show the panel until it is pressed.
 * Written as text, because its hundred rows are most of what a page of results has to render.
 */
export function filterPanelHtml(state: HomeState, facets: CompanyFacets, total: number, isBeside: boolean): string {
  const filtersOn = countPanelFilters(state);
  return markup`<details class="${isBeside ? 'filter-panel is-beside' : 'filter-panel'}">
<summary class="button button-line">${FILTER_ICON}<span class="when-closed">Show Filters</span><span class="when-open">Hide Filters</span>${filtersOn > 0 ? markup`<small>${filtersOn} on</small>` : null}</summary>
<div class="filter-head"><h2>Refine Your Search</h2>${filtersOn > 0 ? markup`<a href="${paths.results({ ...state, ...NO_PANEL_FILTERS })}" class="link">Clear<span class="sr-only"> filters</span></a>` : null}</div>
<fieldset><legend>Company Status</legend>${row('verified', 'true', 'Verified Companies Only', facets.verified, state.verified === true)}</fieldset>
${group('Certifications', 'certification', state, facets.certifications)}
${certificateCheck(state, facets)}
${group('Equipment Type', 'equipmentType', state, facets.equipmentTypes)}
${group('Service Area', 'serviceArea', state, facets.serviceAreas, facets.serviceAreas.length)}
${group('Industry Sector', 'industry', state, facets.industries)}
<div class="filter-actions"><p class="draft-note"></p><button type="submit" class="button button-ink" data-total="${total}">Show ${companies(total)}</button></div>
</details>`.text;
}

/** What was checked of the chosen certificates, or of any. */
function certificateCheck({ certificateState, validOn }: HomeState, facets: CompanyFacets): Markup {
  const checked = facets.certificateStates.find(({ name }) => name === 'checked')?.count ?? 0;
  return markup`<fieldset><legend>Certificate Check</legend>${row('certificateState', 'checked', 'Checked ones only', checked, certificateState === 'checked')}
<label class="filter-date">Checked and valid on<input type="date" name="validOn" class="field" value="${validOn ?? ''}"></label></fieldset>`;
}

const FILTER_ICON = markup`<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" aria-hidden="true" class="icon"><path d="M4 7h10m4 0h2M4 17h2m4 0h10"/><circle cx="16" cy="7" r="2"/><circle cx="8" cy="17" r="2"/></svg>`;

type GroupName = 'serviceArea' | 'equipmentType' | 'certification' | 'industry';

function group(title: string, name: GroupName, state: HomeState, rows: FacetCount[], shown = ROWS_SHOWN): Markup {
  const chosen = new Set([state[name] ?? []].flat().map((value) => value.toLowerCase()));
  const isChosen = (value: FacetCount) => chosen.has(value.name.toLowerCase());
  // What is chosen is never folded away.
  const ordered = chosen.size === 0 ? rows : [...rows.filter(isChosen), ...rows.filter((value) => !isChosen(value))];
  const open = Math.max(shown, chosen.size);
  const toRow = (value: FacetCount) => row(name, value.name, value.name, value.count, isChosen(value));
  const folded = ordered.slice(open);
  return markup`<fieldset><legend>${title}</legend>
${rows.length > LONG_LIST ? markup`<input type="search" class="filter-search" aria-label="Search ${title}" placeholder="Search ${rows.length} values">` : null}
${ordered.slice(0, open).map(toRow)}
${folded.length > 0 ? markup`<details><summary><span class="when-closed">Show ${folded.length} more</span><span class="when-open">Show fewer</span><span class="sr-only">: ${title}</span></summary>${folded.map(toRow)}</details>` : null}</fieldset>`;
}

/** There are hundreds of them: put together without a template, and escaped once where label and value are the same. */
function row(name: string, value: string, label: string, count: number, isChosen: boolean): Markup {
  const text = escaped(label);
  const input = `<input type="checkbox" name="${name}" value="${value === label ? text : escaped(value)}"${isChosen ? ' checked' : ''}>`;
  const number = count < 1_000 ? count : count.toLocaleString('en');
  return new Markup(
    `<label${count === 0 && !isChosen ? ' class="dim"' : ''}>${input}${text}<small>${number}</small></label>`,
  );
}
