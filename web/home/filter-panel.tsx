import type { CompanyFacets, FacetCount } from '#domain/companies/public-company.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { FilterIcon } from '#web/ui/icons.tsx';
import { countPanelFilters } from './describe-state.ts';

/** Rows that stand open; the others fold away. */
const ROWS_SHOWN = 6;

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

type Props = { state: HomeState; facets: CompanyFacets };

/**
 * Specification section 2: the panel "Refine Your Search". Its boxes are drafts until Search is pressed. The server does not
 * know how wide the window is: where filters are on and there is room, styles show the panel until it is pressed.
 */
export function FilterPanel({ state, facets }: Props) {
  const filtersOn = countPanelFilters(state);
  return (
    <details className={filtersOn > 0 ? 'filter-panel is-on' : 'filter-panel'}>
      <summary className="button button-line">
        <FilterIcon />
        <span className="when-closed">Show Filters</span>
        <span className="when-open">Hide Filters</span>
        {filtersOn > 0 && <small>{filtersOn} ON</small>}
      </summary>
      <h2>Refine Your Search</h2>
      <Group
        title="Service Area"
        name="serviceArea"
        state={state}
        rows={facets.serviceAreas}
        shown={facets.serviceAreas.length}
      />
      <Group title="Equipment Type" name="equipmentType" state={state} rows={facets.equipmentTypes} />
      <Group title="Certifications" name="certification" state={state} rows={facets.certifications} />
      <fieldset>
        <legend>Certificate Check</legend>
        <Row
          name="certificateState"
          value="checked"
          label="Checked ones only"
          count={facets.certificateStates.find(({ name }) => name === 'checked')?.count ?? 0}
          isChosen={state.certificateState === 'checked'}
        />
        <label className="filter-date">
          Checked and valid on
          <input type="date" name="validOn" className="field" defaultValue={state.validOn} />
        </label>
      </fieldset>
      <fieldset>
        <legend>Company Status</legend>
        <Row
          name="verified"
          value="true"
          label="Verified Companies Only"
          count={facets.verified}
          isChosen={state.verified === true}
        />
      </fieldset>
      <Group title="Industry Sector" name="industry" state={state} rows={facets.industries} />
      <div className="filter-actions">
        <button type="submit" className="button button-ink">
          Search
        </button>
        {filtersOn > 0 && (
          <a href={paths.results({ ...state, ...NO_PANEL_FILTERS })} className="button button-line">
            Clear
          </a>
        )}
      </div>
    </details>
  );
}

type GroupProps = {
  title: string;
  name: 'serviceArea' | 'equipmentType' | 'certification' | 'industry';
  state: HomeState;
  rows: FacetCount[];
  shown?: number;
};

function Group({ title, name, state, rows, shown = ROWS_SHOWN }: GroupProps) {
  const chosen = [state[name] ?? []].flat().map((value) => value.toLowerCase());
  const isChosen = (row: FacetCount) => chosen.includes(row.name.toLowerCase());
  // What is chosen is never folded away.
  const ordered = shown >= rows.length ? rows : [...rows.filter(isChosen), ...rows.filter((row) => !isChosen(row))];
  const folded = ordered.slice(shown);
  const toRow = (row: FacetCount) => (
    <Row key={row.name} name={name} value={row.name} count={row.count} isChosen={isChosen(row)} />
  );
  return (
    <fieldset>
      <legend>{title}</legend>
      {ordered.slice(0, shown).map(toRow)}
      {folded.length > 0 && (
        <details>
          <summary>
            <span className="when-closed">{`Show ${folded.length} more`}</span>
            <span className="when-open">Show fewer</span>
            <span className="sr-only">{`: ${title}`}</span>
          </summary>
          {folded.map(toRow)}
        </details>
      )}
    </fieldset>
  );
}

type RowProps = { name: string; value: string; label?: string; count: number; isChosen: boolean };

function Row({ name, value, label = value, count, isChosen }: RowProps) {
  return (
    <label className={count === 0 && !isChosen ? 'dim' : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {label}
      <small>{count}</small>
    </label>
  );
}
