import type { MouseEvent } from 'react';
import { PAGE_BUTTONS } from '#domain/constants.ts';
import { type HomeState, paths } from '#domain/paths.ts';

type Props = { state: HomeState; pages: number; onPage: (page: number) => void };

/** Up to five page buttons; previous and next disabled at the bounds; nothing with a single page (section 4). */
export function Pagination({ state, pages, onPage }: Props) {
  if (pages <= 1) return null;
  const current = state.page ?? 1;
  const link = (page: number, label: string, className: string, isCurrent = false) => (
    <a
      key={label}
      href={`${paths.home({ ...state, page })}#results`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isNaN(Number(label)) ? undefined : `Page ${label}`}
      className={className}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPage(page);
      }}
    >
      {label}
    </a>
  );
  const bound = (page: number, label: string) =>
    page >= 1 && page <= pages ? (
      link(page, label, 'button button-line')
    ) : (
      <button type="button" disabled className="button button-line cursor-not-allowed opacity-50">
        {label}
      </button>
    );
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-2">
      {bound(current - 1, 'Previous')}
      {pageNumbers(current, pages).map((page) =>
        link(page, String(page), `button min-w-11 px-2 font-mono ${page === current ? 'button-ink' : 'button-line'}`, page === current),
      )}
      {bound(current + 1, 'Next')}
    </nav>
  );
}

/** Five neighbouring pages with the current one in the middle where there is room. */
export function pageNumbers(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_BUTTONS / 2), pages - PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(PAGE_BUTTONS, pages) }, (_, index) => first + index);
}
