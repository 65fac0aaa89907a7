import type { Notice } from './load-listing.ts';

/** What became of a form, above the page. */
export function NoticeLines({ done, conflict }: Notice) {
  return (
    <>
      {done !== null && (
        <p id="done" role="status" tabIndex={-1} className="lead-done">
          {done}
        </p>
      )}
      {conflict !== null && (
        <p id="conflict" role="alert" className="lead-done lead-conflict">
          {conflict}
        </p>
      )}
    </>
  );
}
