import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#domain/constants.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { companies } from '#web/landing/count-words.ts';
import { describeState } from './describe-state.ts';
import type { SearchResults } from './search-results.ts';

type Props = Pick<SearchResults, 'total' | 'ways'> & { state: HomeState };

/** A sentence, and the ways on. */
export function NoResults({ state, total, ways }: Props) {
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
  return (
    <EmptyResults
      title="No company fits all of this"
      text="No companies match. Try fewer words or filters, or a larger place: a town, a region or a country."
    >
      {ways.map((way, index) => (
        <a
          key={way.label}
          href={paths.results(way.state)}
          className={index === 0 ? 'button button-ink' : 'button button-line'}
        >
          {`${way.label}: ${companies(way.count)}`}
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
