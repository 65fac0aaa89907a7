import { dateText } from '#domain/certificates/certificate-text.ts';
import { LINK_DAYS, MAX_RECIPIENTS } from '#domain/constants.ts';
import {
  type BuyerAction,
  type BuyerRequest,
  openQuestions,
  requestTitle,
  sumUp,
} from '#domain/service-requests/buyer-request.ts';
import { buyerDates } from '#domain/service-requests/lead.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import type { Quote } from '#domain/service-requests/quote.ts';
import type { SuggestedCompanies } from '#domain/service-requests/service-request-admin.ts';
import { LeadNeed } from '#web/leads/lead-need.tsx';
import { QuoteTable } from '#web/quotes/quote-table.tsx';
import { AskedCompanies } from './asked-companies.tsx';
import { ActionForm, AddForm, type BuyerForms, FinalForm, OrderForm } from './buyer-forms.tsx';
import { LinksForm, type LinksFormProps } from './links-page.tsx';
import { OpenQuestions, Threads } from './threads.tsx';

export type BuyerProps =
  | (LinksFormProps & { request: null })
  | {
      request: BuyerRequest;
      siteName: string;
      address: string;
      now: string;
      /** The companies that can be added. */
      suggested: SuggestedCompanies['items'];
      done: BuyerAction | null;
      conflict: string | null;
      forms: BuyerForms;
    };

/** What became of a request, for the buyer who holds the link (decision 36). */
export function BuyerPage(props: BuyerProps) {
  if (props.request === null) return <EndedLink {...props} />;
  const { request, siteName, address, now, done, conflict, forms } = props;
  const { companies, state, caseNumber, createdAt } = request;
  const { state: sentence, next } = sumUp(request);
  const asking = new Set(openQuestions(request).map(({ company }) => company.id));
  const isOpen = state === 'open';
  return (
    <div className="container-page buyer">
      <p className="label-mono">{`Request ${caseNumber}, sent ${momentText(createdAt, null)}`}</p>
      <h1 className={state === 'withdrawn' ? 'text-soft' : undefined}>{requestTitle(request.need)}</h1>
      <p className="buyer-state">
        {sentence} {next !== null && <b>{`Next: ${next}.`}</b>}
      </p>
      {done !== null && (
        <p role="status" className="lead-done">
          {DONE[done]}
        </p>
      )}
      {conflict !== null && (
        <p role="alert" className="lead-conflict">
          {conflict}
        </p>
      )}
      <div className="buyer-columns">
        <div className="buyer-main">
          {state === 'unconfirmed' && <Confirm request={request} address={address} />}
          {isOpen && request.isAskedForOrder && request.ordered === null && (
            <section id="order" className="buyer-question" aria-labelledby="order-title">
              <h2 id="order-title">Did you order?</h2>
              <OrderForm address={address} form={forms.order} request={request} />
            </section>
          )}
          {companies.length > 0 && (
            <AskedCompanies companies={companies} state={state} asking={asking} now={now} siteName={siteName} />
          )}
          <OpenQuestions request={request} address={address} form={forms.reply} siteName={siteName} />
          <Quotes request={request} address={address} />
          <Threads request={request} address={address} form={forms.reply} siteName={siteName} />
        </div>
        <Aside {...props} />
      </div>
    </div>
  );
}

const DONE: Record<BuyerAction, string> = {
  confirm: 'Thank you. Your address is confirmed.',
  reply: 'Your message is on its way.',
  add: 'Your request is on its way to the company.',
  answered: 'Noted. We send this company no reminders.',
  order: 'Thank you. Your answer is noted.',
  withdraw: 'Your request is withdrawn, and the companies are informed.',
  erase: 'Your data are deleted.',
};

function Confirm({ request, address }: { request: BuyerRequest; address: string }) {
  return (
    <section className="buyer-question" aria-labelledby="confirm-title">
      <h2 id="confirm-title">Is this your request?</h2>
      <p>{`It was sent with the address ${request.customerEmail} and goes to the companies once you confirm it.`}</p>
      <ActionForm address={address} action="confirm">
        <button type="submit" className="button button-ink">
          Confirm and send
        </button>
      </ActionForm>
    </section>
  );
}

function Quotes({ request, address }: { request: BuyerRequest; address: string }) {
  const { quotes, state } = request;
  if (quotes.length === 0) return null;
  const isOpen = state === 'open';
  return (
    <section aria-labelledby="quotes-title" className="buyer-quotes">
      <div className="buyer-head">
        <h2 id="quotes-title">{quotes.length === 1 ? 'One quote' : `${quotes.length} quotes`}</h2>
        <p className="buyer-note">Amounts as quoted; nothing is converted or added up</p>
      </div>
      <QuoteTable
        quotes={quotes}
        dates={buyerDates(request.need)}
        today={request.today}
        fileHref={({ file }) => `${address}/files/${file?.id}`}
        {...(isOpen && { actions: (quote: Quote) => <QuoteActions quote={quote} address={address} /> })}
      />
    </section>
  );
}

function QuoteActions({ quote, address }: { quote: Quote; address: string }) {
  return (
    <ActionForm address={address} action="order" className="buyer-quote-actions">
      <button type="submit" name="order" value={quote.recipientId} className="button button-line">
        I ordered this one
      </button>
      <a href={`#thread-${quote.recipientId}`} className="button button-line">
        Reply
      </a>
    </ActionForm>
  );
}

function Aside({ request, siteName, address, suggested, forms }: Exclude<BuyerProps, { request: null }>) {
  const { state, companies, isConfirmed, linkEnds, customerEmail } = request;
  const isOpen = state === 'open';
  const count = companies.length;
  const readers =
    count === 0
      ? `the staff of ${siteName}`
      : `${count === 1 ? 'the company' : `the ${count} companies`} and the staff of ${siteName}`;
  return (
    <aside>
      <LeadNeed lead={request} address={address} title="What you asked" />
      <div className="buyer-actions">
        {isOpen && count < MAX_RECIPIENTS && (
          <AddForm address={address} form={forms.add} suggested={suggested} count={count} />
        )}
        {isOpen && count > 0 && !(request.isAskedForOrder && request.ordered === null) && (
          <details id="order" className="buyer-fold" open={forms.order.issues.length > 0 || undefined}>
            <summary>I have ordered</summary>
            <OrderForm address={address} form={forms.order} request={request} />
          </details>
        )}
        <button type="button" hidden data-print className="buyer-print">
          Print, or save as PDF
        </button>
        {(isOpen || state === 'unconfirmed') && (
          <FinalForm address={address} action="withdraw" title="Withdraw the request" button="Yes, withdraw it">
            The companies are informed that the job is gone. This page stays, so that you can read it.
          </FinalForm>
        )}
        <FinalForm address={address} action="erase" title="Delete my data" button="Yes, delete everything">
          Name, address, phone, texts, files, messages and quotes are deleted for good, and this page ends. An open
          request is withdrawn. What companies got by email stays with them.
        </FinalForm>
      </div>
      <div className="buyer-privacy">
        <p>
          {`Only people with this link can see this page. It expires on ${dateText(linkEnds)}, ${LINK_DAYS} days after we sent it. `}
          {`Only ${readers} can see the request.`}
        </p>
        {isOpen && !isConfirmed ? (
          <ActionForm address={address} action="confirm">
            <p>{`Companies see that the address ${customerEmail} is not confirmed.`}</p>
            <button type="submit" className="button button-line">
              Confirm my address
            </button>
          </ActionForm>
        ) : (
          isConfirmed && <p>Your address is confirmed.</p>
        )}
      </div>
    </aside>
  );
}

function EndedLink(form: LinksFormProps) {
  return (
    <div className="container-page narrow buyer">
      <h1>This link has ended</h1>
      <p className="buyer-state">
        {`It is not complete, older than ${LINK_DAYS} days, or its request was deleted. Get new links to your requests by email.`}
      </p>
      <LinksForm {...form} />
    </div>
  );
}
