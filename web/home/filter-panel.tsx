import type { ChangeEvent } from 'react';
import type { CompanyFacets, FacetCount } from '#domain/companies/company-summary.ts';
import { INDUSTRIES } from '#domain/companies/industries.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { countPanelFilters } from './describe-state.ts';
import { SEARCH_FORM } from './search-form.tsx';
import { FilterIcon } from '#web/ui/icons.tsx';

/** Rows that stand open; the others fold away. */
const ROWS_SHOWN = 6;

type Props = { state: HomeState; facets: CompanyFacets; onClear: (event: { preventDefault: () => void }) => void };

/** Specification section 2: the panel "Refine Your Search". Its boxes are drafts until Search is pressed. */
export function FilterPanel({ state, facets, onClear }: Props) {
  const filtersOn = countPanelFilters(state);
  return (
    <details className="filter-panel group/panel min-w-0" open={filtersOn > 0}>
      <summary className="button button-line w-full justify-between sm:w-auto group-open/panel:w-full">
        <span className="flex items-center gap-2">
          <FilterIcon />
          <span className="group-open/panel:hidden">Show Filters</span>
          <span className="hidden group-open/panel:inline">Hide Filters</span>
        </span>
        {filtersOn > 0 && <span className="font-mono text-xs text-soft">{filtersOn} ON</span>}
      </summary>
      <div className="pt-6">
        <h2 className="text-base">Refine Your Search</h2>
        <Group title="Service Area" name="serviceArea" chosen={state.serviceArea} rows={rowsOf(SERVICE_AREAS, facets.serviceAreas)} shown={7} />
        <Group title="Equipment Type" name="equipmentType" chosen={state.equipmentType} rows={facets.equipmentTypes} />
        <Group title="Certifications" name="certification" chosen={state.certification} rows={facets.certifications} />
        <fieldset className="border-line border-t py-4">
          <legend className="float-left mb-1 w-full font-semibold text-sm">Company Status</legend>
          <Row name="verified" value="true" label="Verified Companies Only" count={facets.verified} isChosen={state.verified === true} />
        </fieldset>
        <Group
          title="Industry Sector"
          name="industry"
          chosen={state.industry}
          rows={rowsOf(INDUSTRIES.map(({ name }) => name), facets.industries)}
        />
        <div className="flex gap-2 border-line border-t pt-4">
          <button type="submit" form={SEARCH_FORM} className="button button-ink grow">
            Search
          </button>
          {filtersOn > 0 && (
            <a href={paths.home({ search: state.search, location: state.location, view: state.view })} className="button button-line" onClick={onClear}>
              Clear
            </a>
          )}
        </div>
      </div>
    </details>
  );
}

/** The values of a closed list with their counts, those in use first. */
function rowsOf(names: readonly string[], counts: FacetCount[]): FacetCount[] {
  const countOf = new Map(counts.map(({ name, count }) => [name.toLowerCase(), count]));
  return names.map((name) => ({ name, count: countOf.get(name.toLowerCase()) ?? 0 }));
}

type GroupProps = { title: string; name: string; chosen: string | undefined; rows: FacetCount[]; shown?: number };

function Group({ title, name, chosen, rows, shown = ROWS_SHOWN }: GroupProps) {
  const isChosen = (row: FacetCount) => row.name.toLowerCase() === chosen?.toLowerCase();
  const known = chosen === undefined || rows.some(isChosen) ? rows : [{ name: chosen, count: 0 }, ...rows];
  // What is chosen is never folded away.
  const ordered = [...known.filter(isChosen), ...known.filter((row) => !isChosen(row))];
  const [open, folded] = shown >= known.length ? [known, []] : [ordered.slice(0, shown), ordered.slice(shown)];
  const row = (value: FacetCount) => (
    <Row key={value.name} name={name} value={value.name} label={value.name} count={value.count} isChosen={isChosen(value)} />
  );
  return (
    <fieldset className="border-line border-t py-4">
      <legend className="float-left mb-1 w-full font-semibold text-sm">{title}</legend>
      {open.map(row)}
      {folded.length > 0 && (
        <details className="group/more clear-both">
          <summary className="rounded-tag py-2 text-sm text-soft underline underline-offset-3 hover:text-ink">
            <span className="group-open/more:hidden">{`Show ${folded.length} more`}</span>
            <span className="hidden group-open/more:inline">Show fewer</span>
            <span className="sr-only"> of {title}</span>
          </summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  );
}

type RowProps = { name: string; value: string; label: string; count: number; isChosen: boolean };

function Row({ name, value, label, count, isChosen }: RowProps) {
  return (
    <label
      className={`clear-both flex min-h-9 cursor-pointer items-center gap-3 rounded-tag text-[15px] hover:bg-hair ${count === 0 && !isChosen ? 'text-soft' : ''}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        form={SEARCH_FORM}
        defaultChecked={isChosen}
        onChange={keepSingleChoice}
        className="ml-0.5 size-[18px] shrink-0"
      />
      <span className="grow">{label}</span>
      <span className="font-mono text-xs text-soft">
        <span className="sr-only">, </span>
        {count}
        <span className="sr-only"> companies</span>
      </span>
    </label>
  );
}

/** Boxes of one group exclude each other, and the two places for the industry say the same. */
function keepSingleChoice({ currentTarget: box }: ChangeEvent<HTMLInputElement>): void {
  for (const other of box.form?.elements ?? []) {
    const isOtherBox = other instanceof HTMLInputElement && other.type === 'checkbox' && other.name === box.name && other !== box;
    if (isOtherBox && box.checked) other.checked = false;
    if (other instanceof HTMLSelectElement && other.name === box.name) other.value = box.checked ? box.value : '';
  }
}
