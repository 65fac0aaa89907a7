import { paths } from '#domain/paths.ts';
import type { AskedCompany, BuyerRequest } from '#domain/service-requests/buyer-request.ts';
import { elapsedText, momentText } from '#domain/service-requests/moment-text.ts';
import { CompanyLogo } from '#web/companies/company-logo.tsx';

type Props = {
  companies: AskedCompany[];
  state: BuyerRequest['state'];
  /** The ids of those whose question waits for the buyer. */
  asking: ReadonlySet<number>;
  now: string;
  siteName: string;
};
type Dot = 'done' | 'yours' | 'none';

const DOT_WORDS: Record<Dot, string> = { done: 'yes', yours: 'waits for you', none: 'not yet' };

/** What became of the request at each company: four steps, the answer, and a note. */
export function AskedCompanies({ asking, ...props }: Props) {
  const { companies } = props;
  return (
    <>
      <table className="asked plate">
        <thead>
          <tr>
            {['Company', 'Sent', 'Delivered', 'Opened', 'Answered', 'Answer', 'Note'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => {
            const { title, at, note } = answerOf(company, asking.has(company.id), props);
            return (
              <tr key={company.id} className={company.answer === 'declined' ? 'is-declined' : undefined}>
                <th scope="row">
                  <span className="asked-name">
                    <CompanyLogo company={{ name: company.name, logoUrl: null, imageUrl: null }} size="card" />
                    {company.isListed ? (
                      <a href={paths.company({ id: company.companyId, name: company.name })}>{company.name}</a>
                    ) : (
                      company.name
                    )}
                  </span>
                </th>
                {dotsOf(company, asking.has(company.id)).map(([step, dot]) => (
                  <td key={step} className={`asked-step is-${dot}`}>
                    <span className="sr-only">{DOT_WORDS[dot]}</span>
                  </td>
                ))}
                <td className="asked-answer">
                  <b>{asking.has(company.id) ? <a href={`#thread-${company.id}`}>{title}</a> : title}</b>
                  {at !== null && <small>{momentText(at, null)}</small>}
                </td>
                <td className="asked-note">{note}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="asked-legend">
        <span className="asked-key is-done">done</span>
        <span className="asked-key is-yours">waits for you</span>
        <span className="asked-key is-none">not yet</span>
        <span>“Opened” means that the link in the mail was used. Mails are not tracked.</span>
      </p>
    </>
  );
}

function dotsOf(company: AskedCompany, isAsking: boolean): [step: string, dot: Dot][] {
  const dot = (isDone: boolean): Dot => (isDone ? 'done' : 'none');
  const { sentAt, deliveredAt, openedAt, answer } = company;
  const isSeen = openedAt !== null || answer !== 'waiting' || isAsking;
  return [
    ['sent', dot(sentAt !== null)],
    // Who opens or answers has got it.
    ['delivered', dot(deliveredAt !== null || isSeen)],
    ['opened', dot(isSeen)],
    ['answered', isAsking ? 'yours' : dot(answer !== 'waiting')],
  ];
}

function answerOf(company: AskedCompany, isAsking: boolean, { state, now, siteName }: Omit<Props, 'asking'>) {
  const { answer, answeredAt, sentAt, declineReason, declineNote, isUndelivered, addedBy, isListed } = company;
  const after = sentAt !== null && answeredAt !== null ? `after ${elapsedText(sentAt, answeredAt)}` : null;
  if (isAsking) return { title: 'Question for you', at: null, note: 'waits for your answer below' };
  if (answer === 'quoted') return { title: 'Quote', at: answeredAt, note: after };
  if (answer === 'answered') return { title: 'Answered by email', at: answeredAt, note: after };
  if (answer === 'declined') {
    const words = [declineReason, declineNote].filter((text) => text !== null).join(': ');
    return { title: 'Declined', at: answeredAt, note: words === '' ? after : `“${words}”` };
  }
  if (sentAt === null) {
    const reason = isListed ? 'was not listed when it was sent' : 'is no longer listed';
    return {
      title: 'Not sent',
      at: null,
      note: state === 'unconfirmed' && isListed ? 'goes out once you have confirmed' : reason,
    };
  }
  if (isUndelivered)
    return { title: 'Waiting', at: null, note: `The email cannot be delivered; ${siteName} looks after it.` };
  const note = [addedBy === 'admin' ? `chosen by ${siteName}` : '', `for ${elapsedText(sentAt, now)}`];
  return { title: 'Waiting', at: null, note: note.filter((text) => text !== '').join(', ') };
}
