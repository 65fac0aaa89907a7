import type { ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import type { HomeState } from '#domain/paths.ts';
import { texts } from '#web/messages.ts';
import { LocateIcon } from '#web/ui/icons.tsx';

/** The search bar of the hero. It stands in the finder's form. */
export function SearchBar({ state, industries }: { state: HomeState; industries: string[] }) {
  return (
    <search className="search-bar">
      <Cell label="Equipment type or service" htmlFor="search">
        <input
          id="search"
          name="search"
          type="search"
          data-suggest="searches"
          defaultValue={state.search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="pressure vessel, ultrasonic, MPI…"
          autoComplete="off"
        />
      </Cell>
      <Cell label="Location" htmlFor="location">
        <input
          id="location"
          name="location"
          data-suggest="places"
          defaultValue={state.location}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="city, region or country"
          autoComplete="off"
        />
        <LocateButton />
      </Cell>
      <Cell label="Industry" htmlFor="industry">
        <select id="industry" name="industry" defaultValue={state.industry?.[0] ?? ''}>
          <option value="">All Industries</option>
          {industries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Cell>
      {state.industry !== undefined && <input type="hidden" name="was" value={state.industry[0]} />}
      {(state.view ?? 'grid') !== 'grid' && <input type="hidden" name="view" value={state.view} />}
      <button type="submit" className="button button-ink">
        Search
      </button>
    </search>
  );
}

function Cell({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={htmlFor} className="label-mono">
        {label}
      </label>
      {children}
    </div>
  );
}

/** Scripts show it where the browser knows its location. */
function LocateButton() {
  return (
    <button
      type="button"
      hidden
      className="icon-button locate-button"
      aria-label={texts.useMyLocation}
      data-tooltip={texts.useMyLocation}
    >
      <LocateIcon />
    </button>
  );
}
