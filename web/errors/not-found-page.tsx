import { paths } from '#domain/paths.ts';
import { texts } from '#web/messages.ts';

/** Specification section 2: the sentence of the 404 page, then a search box and links (decision 13). */
export function NotFoundPage() {
  return (
    <div className="container-page narrow pt-18">
      <p className="label-mono">404</p>
      <h1 className="mt-2 text-2xl">Page Not Found</h1>
      <p className="mt-3 text-lg text-soft">{texts.notFound}</p>
      <SearchAgain />
    </div>
  );
}

/** A search box and links for pages without content. */
export function SearchAgain() {
  return (
    <>
      <search>
        <form action="/" className="mt-8 flex flex-wrap gap-2">
          <label htmlFor="again" className="sr-only">
            Equipment type or service
          </label>
          <input
            id="again"
            name="search"
            type="search"
            placeholder="Equipment type or service"
            className="field min-w-0 grow basis-60"
          />
          <button type="submit" className="button button-ink">
            Search
          </button>
        </form>
      </search>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <a href={paths.home()} className="link">
          All companies
        </a>
        <a href={paths.industries} className="link">
          Browse by industry
        </a>
        <a href={paths.contact} className="link">
          Contact
        </a>
      </p>
    </>
  );
}
