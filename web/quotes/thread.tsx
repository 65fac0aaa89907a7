import { momentText } from '#domain/service-requests/moment-text.ts';
import type { RequestMessage } from '#domain/service-requests/request-message.ts';

type Props = {
  /** Of one thread, oldest first. */
  messages: RequestMessage[];
  /** Who reads it. */
  side: 'buyer' | 'company';
  buyerName: string;
  companyName: string;
  siteName: string;
  /** By whose clock; null for UTC. */
  timeZone: string | null;
};

/** Questions and answers between the buyer and one company. */
export function Thread({ messages, side, buyerName, companyName, siteName, timeZone }: Props) {
  const names = { buyer: buyerName, company: companyName, admin: siteName };
  return (
    <ol className="thread">
      {messages.map(({ id, author, recipientId, body, createdAt }) => (
        <li key={id} className={author === side ? 'is-own' : undefined}>
          <p className="thread-head">
            <b>{author === side ? 'You' : names[author]}</b>
            {author === 'buyer' && recipientId === null && ', to all companies'}{' '}
            <time dateTime={createdAt}>{momentText(createdAt, timeZone)}</time>
          </p>
          <p className="thread-text">{body}</p>
        </li>
      ))}
    </ol>
  );
}
