import { PAGE_SIZE } from '#domain/constants.ts';
import { type HomeState, isSearch } from '#domain/paths.ts';
import type { CardCompany } from '#web/companies/card-content.ts';
import { CompanyCard } from '#web/companies/company-card.tsx';
import { companies } from '#web/landing/count-words.ts';
import type { SearchResults } from './search-results.ts';

type Props = Pick<SearchResults, 'items' | 'matches'> & { state: HomeState };

/** The cards. Companies that match only most of the words stand apart, under a heading of their own. */
export function CardGroups({ state, items, matches }: Props) {
  const { all, most, words } = matches;
  const before = ((state.page ?? 1) - 1) * PAGE_SIZE;
  const allShown = items.slice(0, Math.max(0, all - before));
  const mostShown = items.slice(allShown.length);
  if (most === 0) {
    return (
      <>
        {isSearch(state) && <h2 className="sr-only">Companies</h2>}
        <Cards state={state} companies={items} />
      </>
    );
  }
  return (
    <>
      {allShown.length > 0 && (
        <>
          <h2 className="group-title">{`${companies(all)} ${all === 1 ? 'matches' : 'match'} all words`}</h2>
          <Cards state={state} companies={allShown} />
        </>
      )}
      {mostShown.length > 0 && (
        <>
          <h2 className="group-title">{mostTitle(all, most, words)}</h2>
          <Cards state={state} companies={mostShown} />
        </>
      )}
    </>
  );
}

/** "40 more match “pressure vessel”" */
function mostTitle(all: number, most: number, words: string | null): string {
  const count = `${most.toLocaleString('en')}${all === 0 ? '' : ' more'}`;
  const what = words === null ? 'most of the words' : `“${words}”`;
  return `${count} ${most === 1 ? 'matches' : 'match'} ${what}`;
}

function Cards({ state, companies: cards }: { state: HomeState; companies: CardCompany[] }) {
  const view = state.view === 'list' ? 'list' : 'grid';
  return (
    <ul className={`results-${view}`}>
      {cards.map((company) => (
        <li key={company.id} data-places={isSearch(state) ? `${company.city}|${company.country}` : undefined}>
          <CompanyCard company={company} view={view} from={state.location} validOn={state.validOn} />
        </li>
      ))}
    </ul>
  );
}
