import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#domain/constants.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { activeFilters } from './active-filters.ts';
import { describeState } from './describe-state.ts';
import type { SearchResults } from './search-results.ts';

type Props = Pick<SearchResults, 'total' | 'country' | 'understood' | 'place'> & { state: HomeState };

/** A sentence, and the ways on. */
export function NoResults({ state, total, country, ...reading }: Props) {
  if (total > 0) {
    return (
      <EmptyResults text={`Page ${state.page} does not exist. The last page is ${Math.ceil(total / PAGE_SIZE)}.`}>
        <a href={paths.results({ ...state, page: 1 })} className="button button-ink">
          First page
        </a>
      </EmptyResults>
    );
  }
  if (describeState(state) === '') {
    return (
      <EmptyResults text="No companies are listed yet. Be the first.">
        <a href={paths.register} className="button button-ink">
          List Your Company
        </a>
      </EmptyResults>
    );
  }
  const filters = activeFilters(state, reading);
  return (
    <EmptyResults
      title="No company fits all of this"
      text="No companies match. Try fewer words or filters, or a larger place: a town, a region or a country."
    >
      {country !== undefined && (
        <a href={paths.results({ ...state, location: country, page: 1, at: undefined })} className="button button-ink">
          {`Search all of ${withArticle(country)}`}
        </a>
      )}
      {filters.length > 1 &&
        filters.map(({ label, without }) => (
          <a key={label} href={paths.results(without)} className="button button-line">
            {`Without “${label}”`}
          </a>
        ))}
      <a href={paths.results({ view: state.view })} className="button button-line">
        Clear search
      </a>
      <p>
        Or{' '}
        <a href={paths.contact} className="link">
          ask us
        </a>{' '}
        which method fits and whom to ask.
      </p>
    </EmptyResults>
  );
}

type EmptyProps = { title?: string; text: string; children: ReactNode };

function EmptyResults({ title, text, children }: EmptyProps) {
  return (
    <div className="plate empty-results">
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
      <div>{children}</div>
    </div>
  );
}
