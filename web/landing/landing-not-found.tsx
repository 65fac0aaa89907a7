import { SearchAgain } from '#web/errors/not-found-page.tsx';

/** The 404 page of a URL that looks like a landing page but names an unknown service or place (decision 11). */
export function LandingNotFound({ kind }: { kind: 'location' | 'service' }) {
  return (
    <div className="container-page narrow pt-18">
      <p className="label-mono">404</p>
      <h1 className="mt-2 text-2xl">Page Not Found</h1>
      <p className="mt-3 text-lg text-soft">The requested {kind} page could not be found.</p>
      <SearchAgain />
    </div>
  );
}
