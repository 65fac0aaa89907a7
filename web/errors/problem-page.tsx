import type { ReactNode } from 'react';
import { REQUEST_ID_MARK } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';

const TITLES: Record<number, string> = {
  400: 'This link is not valid',
  403: 'Not allowed',
  404: 'Page Not Found',
  413: 'Too much to send',
  429: 'Too many requests',
  503: 'Back in a moment',
};

type Props = { status: number; title?: string; message: ReactNode; children?: ReactNode };

/**
 * The error message in one sentence, and what to do next: by default a search box and links (decision 13). The id of the request
 * is for who reports it; the log has the same (hardening H28).
 */
export function ProblemPage({ status, title, message, children = <SearchAgain /> }: Props) {
  return (
    <div className="container-page narrow pt-18">
      <p className="label-mono">{status}</p>
      <h1 className="mt-2 text-2xl">{title ?? TITLES[status] ?? 'Something went wrong'}</h1>
      <p className="mt-3 text-lg text-soft">{message}</p>
      {children}
      <p className="label-mono mt-12 normal-case">Request {REQUEST_ID_MARK}</p>
    </div>
  );
}

/** A search box and links for pages without content. */
function SearchAgain() {
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
