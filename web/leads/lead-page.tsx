import { paths } from '#domain/paths.ts';
import { buyerDates, type Lead, type LeadAction } from '#domain/service-requests/lead.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import { QuoteTable } from '#web/quotes/quote-table.tsx';
import { Thread } from '#web/quotes/thread.tsx';
import { AnsweredForm, DeclineForm, QuestionForm } from './answer-forms.tsx';
import type { LeadForms } from './lead-forms.ts';
import { LeadNeed } from './lead-need.tsx';
import { QuoteForm } from './quote-form.tsx';
import { WhoAsks } from './who-asks.tsx';

export type OpenLeadProps = {
  lead: Lead;
  siteName: string;
  address: string;
  /** What was sent a moment ago. */
  done: LeadAction | null;
  /** Why nothing was sent. */
  conflict: string | null;
  forms: LeadForms;
};
export type LeadProps = { lead: null; siteName: string } | OpenLeadProps;

/** A request as the company sees it that was asked: first the need, then who asks, then three ways to answer. */
export function LeadPage(props: LeadProps) {
  if (props.lead === null) return <EndedLink siteName={props.siteName} />;
  const { lead, siteName, done, conflict, forms, address } = props;
  const { need, company, buyer, state, createdAt } = lead;
  const isOpen = state === 'open' && company.isListed;
  return (
    <div className="container-page lead">
      <p className="label-mono">{`Request ${lead.caseNumber}, ${momentText(createdAt, company.timeZone)}`}</p>
      <h1 className={isOpen ? undefined : 'text-soft'}>{`${need.equipmentType}, ${need.location}`}</h1>
      <p className="lead-state">{stateText(lead, siteName)}</p>
      {done !== null && (
        <p id="sent" role="status" tabIndex={-1} className="lead-done">
          {DONE[done](buyer.name)}
        </p>
      )}
      {conflict !== null && (
        <p role="alert" className="lead-conflict">
          {conflict}
        </p>
      )}
      <div className="lead-columns">
        <LeadNeed lead={lead} address={address} />
        <aside>
          <WhoAsks lead={lead} siteName={siteName} />
          {isOpen && (
            <nav aria-label="Ways to answer">
              <a href="#quote" className="button button-ink">
                {lead.quote === null ? 'Answer with a quote' : 'Replace your quote'}
              </a>
              <a href="#question" className="button button-line">
                Ask a question
              </a>
              <a href="#decline" className="button button-line">
                Decline
              </a>
            </nav>
          )}
        </aside>
        <div className="lead-answers">
          {lead.quote !== null && <SentQuote lead={lead} quote={lead.quote} address={address} />}
          {isOpen && <QuoteForm lead={lead} form={forms.quote} action={address} />}
          {(isOpen || lead.messages.length > 0) && (
            <section id="question" aria-labelledby="question-title">
              <h2 id="question-title">{lead.messages.length > 0 ? 'Questions and answers' : 'Ask a question'}</h2>
              {lead.messages.length > 0 && (
                <Thread
                  messages={lead.messages}
                  side="company"
                  buyerName={buyer.name}
                  companyName={company.name}
                  siteName={siteName}
                  timeZone={company.timeZone}
                />
              )}
              {isOpen && (
                <QuestionForm
                  form={forms.question}
                  action={address}
                  buyerName={buyer.name}
                  isFirst={lead.messages.length === 0}
                />
              )}
            </section>
          )}
          {isOpen && lead.answer !== 'declined' && (
            <DeclineForm form={forms.decline} action={address} hasQuote={lead.quote !== null} />
          )}
          {isOpen && lead.answer === 'waiting' && <AnsweredForm action={address} buyerName={buyer.name} />}
        </div>
      </div>
    </div>
  );
}

const DONE: Record<LeadAction, (buyer: string) => string> = {
  quote: (buyer) => `Your quote is on its way to ${buyer}.`,
  question: (buyer) => `Your message is on its way to ${buyer}. You get an email when there is an answer.`,
  decline: (buyer) => `${buyer} knows now that you decline. We send no reminders.`,
  answered: () => 'Marked as answered. We send no reminders.',
};

function stateText(
  { state, answer, answeredAt, endedAt, declineReason, company, buyer }: Lead,
  siteName: string,
): string {
  const at = (iso: string | null) => (iso === null ? '' : ` on ${momentText(iso, company.timeZone)}`);
  if (state === 'withdrawn')
    return `${buyer.name} has withdrawn this request${at(endedAt)}. There is nothing left to do.`;
  if (state === 'closed') return `This request was closed${at(endedAt)}. There is nothing left to do.`;
  if (!company.isListed)
    return `${company.name} is no longer listed on ${siteName}, so this page takes no answers. You can still write to ${buyer.name} by email.`;
  if (answer === 'quoted') return `You have answered with a quote${at(answeredAt)}.`;
  if (answer === 'declined') return `You have declined${at(answeredAt)}: ${declineReason}. You can still send a quote.`;
  if (answer === 'answered')
    return `You have answered by email or phone${at(answeredAt)}. You can add a quote here, so that it compares.`;
  return `A buyer asks ${company.name} for a quote and waits for your answer.`;
}

function SentQuote({ lead, quote, address }: { lead: Lead; quote: NonNullable<Lead['quote']>; address: string }) {
  return (
    <section aria-labelledby="sent-quote">
      <h2 id="sent-quote">Your quote</h2>
      <p className="lead-note">
        {`As ${lead.buyer.name} sees it. Sent ${momentText(quote.createdAt, lead.company.timeZone)}.`}
      </p>
      <QuoteTable
        quotes={[quote]}
        dates={buyerDates(lead.need)}
        today={lead.today}
        fileHref={({ file }) => `${address}/files/${file?.id}`}
        whose="the buyer’s"
      />
    </section>
  );
}

function EndedLink({ siteName }: { siteName: string }) {
  return (
    <div className="container-page narrow lead">
      <h1 className="text-soft">This link has ended</h1>
      <p className="lead-state">
        {`It is not complete, or older than 90 days. Open it from the newest email about the request, or reply to that email: your reply goes to the buyer, without ${siteName} in between.`}
      </p>
      <a href={paths.requestLinks} className="button button-line">
        Get new links by email
      </a>
    </div>
  );
}
