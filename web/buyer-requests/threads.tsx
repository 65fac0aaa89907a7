import { type BuyerRequest, openQuestions } from '#domain/service-requests/buyer-request.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import { threadOf } from '#domain/service-requests/request-message.ts';
import { Thread } from '#web/quotes/thread.tsx';
import type { FormState } from '#web/ui/form-field.tsx';
import { ActionForm, ReplyForm } from './buyer-forms.tsx';

type Props = { request: BuyerRequest; address: string; form: FormState; siteName: string };

/** The questions that wait for the buyer. */
export function OpenQuestions({ request, address, form, siteName }: Props) {
  const isOpen = request.state === 'open';
  const questions = openQuestions(request);
  return (
    <>
      {questions.map(({ company, question }) => (
        <section
          key={company.id}
          id={`thread-${company.id}`}
          className="buyer-question"
          aria-labelledby={`question-${company.id}`}
        >
          <h2 id={`question-${company.id}`} className="label-mono">
            {`Question from ${company.name}, ${momentText(question.createdAt, null)}`}
          </h2>
          <p className="thread-text buyer-asked">{question.body}</p>
          <Earlier request={request} recipientId={company.id} name={company.name} siteName={siteName} />
          {isOpen && (
            <ReplyForm
              address={address}
              form={form}
              company={company}
              label="Your answer"
              isPrimary
              canSendToAll={countToAll(request)}
            />
          )}
        </section>
      ))}
    </>
  );
}

/** All other threads, folded: what was written, and a form to write. */
export function Threads({ request, address, form, siteName }: Props) {
  const { companies, messages, state, customerName } = request;
  const isOpen = state === 'open';
  const questions = openQuestions(request);
  const others = companies.filter(
    ({ id, sentAt }) => sentAt !== null && !questions.some(({ company }) => company.id === id),
  );
  return (
    <>
      {others.map((company) => {
        const thread = threadOf(messages, company.id);
        if (!isOpen && thread.length === 0) return null;
        const isSent = form.values.recipientId === String(company.id);
        return (
          <details
            key={company.id}
            id={`thread-${company.id}`}
            className="buyer-fold plate"
            open={(isSent && form.issues.length > 0) || undefined}
          >
            <summary>
              {thread.length === 0 ? `Write to ${company.name}` : `Messages with ${company.name} (${thread.length})`}
            </summary>
            <Thread
              messages={thread}
              side="buyer"
              buyerName={customerName}
              companyName={company.name}
              siteName={siteName}
              timeZone={null}
            />
            {isOpen && (
              <ReplyForm
                address={address}
                form={form}
                company={company}
                label="Your message"
                isPrimary={false}
                canSendToAll={countToAll(request)}
              />
            )}
            {isOpen && company.answer === 'waiting' && (
              <ActionForm address={address} action="answered" className="buyer-answered">
                <input type="hidden" name="recipientId" value={company.id} />
                <button type="submit" className="button button-line">
                  They answered me by email
                </button>
              </ActionForm>
            )}
          </details>
        );
      })}
    </>
  );
}

/** How many companies a message to all goes to; null for one. */
function countToAll({ companies }: BuyerRequest): number | null {
  const sent = companies.filter(({ sentAt }) => sentAt !== null).length;
  return sent > 1 ? sent : null;
}

function Earlier({
  request,
  recipientId,
  name,
  siteName,
}: {
  request: BuyerRequest;
  recipientId: number;
  name: string;
  siteName: string;
}) {
  const earlier = threadOf(request.messages, recipientId).slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <details className="buyer-fold">
      <summary>{`Earlier messages (${earlier.length})`}</summary>
      <Thread
        messages={earlier}
        side="buyer"
        buyerName={request.customerName}
        companyName={name}
        siteName={siteName}
        timeZone={null}
      />
    </details>
  );
}
