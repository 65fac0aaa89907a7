import { PAGE_BUTTONS } from '#domain/constants.ts';
import { type HomeState, paths } from '#domain/paths.ts';

/**
 * Up to five page buttons, the first and the last page where these are not among them; previous and next disabled at the
 * bounds; nothing with a single page (section 4).
 */
export function Pagination({ state, pages }: { state: HomeState; pages: number }) {
  if (pages <= 1) return null;
  // Beyond the end, Previous leads to the last page.
  const current = Math.min(state.page ?? 1, pages + 1);
  const step = (page: number, label: string) =>
    page >= 1 && page <= pages ? (
      <a href={paths.results({ ...state, page })} className="button button-line pages-step">
        {label}
      </a>
    ) : (
      <button type="button" disabled className="button button-line pages-step">
        {label}
      </button>
    );
  const numbers = pageNumbers(current, pages);
  return (
    <nav aria-label="Pages" className="pages">
      {step(current - 1, 'Previous')}
      {!numbers.includes(1) && (
        <a href={paths.results({ ...state, page: 1 })} className="button button-line">
          <span className="sr-only">First page, </span>1…
        </a>
      )}
      {numbers.map((page) => (
        <a
          key={page}
          href={paths.results({ ...state, page })}
          aria-current={page === current ? 'page' : undefined}
          aria-label={`Page ${page}`}
          className={page === current ? 'button button-ink' : 'button button-line'}
        >
          {page}
        </a>
      ))}
      {!numbers.includes(pages) && (
        <a href={paths.results({ ...state, page: pages })} className="button button-line">
          <span className="sr-only">Last page, </span>…{pages.toLocaleString('en')}
        </a>
      )}
      {step(current + 1, 'Next')}
    </nav>
  );
}

/** Five neighbouring pages with the current one in the middle where there is room. */
function pageNumbers(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_BUTTONS / 2), pages - PAGE_BUTTONS + 1));
  return Array.from({ length: Math.min(PAGE_BUTTONS, pages) }, (_, index) => first + index);
}
