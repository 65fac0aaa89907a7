import { type FormEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { useShortcuts } from '#web/admin/ui/use-shortcuts.ts';
import type { Tab, TabProps } from './dashboard-state.ts';

const PLACEHOLDERS: Partial<Record<Tab, string>> = {
  requests: 'Search by customer, equipment, location or text',
  messages: 'Search by sender, company, subject or text',
  audit: 'Search by user, action or content',
};

/** The search of the current list, in the bar. "/" leads to it. */
export function AdminSearch({ state, onChange }: TabProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  const place = document.getElementById('admin-search');
  if (place === null) return null;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return createPortal(
    <form onSubmit={search} className="admin-search" key={`${state.tab} ${state.search}`}>
      <search>
        <input
          ref={field}
          name="search"
          type="search"
          className="field"
          aria-label="Search"
          aria-keyshortcuts="/"
          defaultValue={state.search}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={PLACEHOLDERS[state.tab] ?? 'Search by name, location or description'}
          title="Also by number, email and phone"
        />
        <kbd>/</kbd>
      </search>
    </form>,
    place,
  );
}
