import { paths } from '#domain/paths.ts';
import type { Toast } from '#web/messages.ts';

/** What follows once a request was sent: the mail leads on to the page of the request. */
export function RequestSent({ message }: { message: Toast }) {
  return (
    <div className="plate mt-4 border-ink p-6" role="status">
      <h1 className="text-2xl">{message.title}</h1>
      <p className="mt-3">{message.text}</p>
      <p className="mt-3 max-w-[60ch] text-soft">
        A copy is on its way to you by email. Open “See your request” in it: there you see who has read it, compare the
        quotes and answer questions. There you also confirm your address, which companies like to see.
      </p>
      <p className="mt-6 flex flex-wrap gap-2">
        <a href={paths.home()} className="button button-ink">
          Find more companies
        </a>
        <a href={paths.fairLeads} className="button button-line">
          Who sees your request
        </a>
      </p>
    </div>
  );
}
