import { plainRoutes } from '#domain/plain-routes.ts';
import { messages } from '#web/messages.ts';

/** What a visitor without admin rights sees in place of a screen of the dashboard (specification section 2 "Admin dashboard"). */
export function AccessDenied() {
  return (
    <div className="container-page narrow pt-18" data-access-denied="">
      <h1 className="text-2xl">{messages.accessDenied.title}</h1>
      <p className="mt-3 text-lg text-soft">You need admin privileges to access this page.</p>
      <a href={plainRoutes.beginSignIn.path} className="button button-ink mt-8">
        Sign In
      </a>
    </div>
  );
}
