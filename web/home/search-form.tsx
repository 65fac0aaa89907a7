import type { ReactNode } from 'react';
import { INDUSTRIES } from '#domain/companies/industries.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import type { HomeState } from '#domain/paths.ts';

export const SEARCH_FORM = 'search-form';

/** The search bar of the hero: a plain GET form. The filter panel and the order belong to it through their `form`. */
export function SearchForm({ state, onSearch }: { state: HomeState; onSearch: (form: HTMLFormElement) => void }) {
  return (
    <search>
      <form
        id={SEARCH_FORM}
        action="/#results"
        method="get"
        className="grid overflow-hidden rounded-plate border border-ink bg-sheet md:grid-cols-[1.4fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(event.currentTarget);
        }}
      >
        <Cell label="Equipment type or service" htmlFor="search">
          <input
            id="search"
            name="search"
            type="search"
            defaultValue={state.search}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="pressure vessel, ultrasonic, MPI…"
            autoComplete="off"
            className={INPUT}
          />
        </Cell>
        <Cell label="Location" htmlFor="location">
          <input
            id="location"
            name="location"
            defaultValue={state.location}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="city, region or country"
            autoComplete="off"
            className={INPUT}
          />
        </Cell>
        <Cell label="Industry" htmlFor="industry">
          <select id="industry" name="industry" defaultValue={state.industry ?? ''} className={`${INPUT} -ml-1`}>
            <option value="">All Industries</option>
            {INDUSTRIES.map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
          </select>
        </Cell>
        {state.industry !== undefined && <input type="hidden" name="was" value={state.industry} />}
        {state.view === 'list' && <input type="hidden" name="view" value="list" />}
        <button type="submit" className="button button-ink min-h-13 rounded-none px-8 text-base">
          Search
        </button>
      </form>
    </search>
  );
}

const INPUT = 'w-full bg-transparent text-base leading-6 outline-none';

function Cell({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) {
  return (
    <div className="border-line border-b px-4 py-2.5 focus-within:outline-2 focus-within:outline-focus focus-within:-outline-offset-2 md:border-r md:border-b-0">
      <label htmlFor={htmlFor} className="label-mono block">
        {label}
      </label>
      {children}
    </div>
  );
}
