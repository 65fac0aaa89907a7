import type { LeadSummary } from '#domain/listings/listing.ts';
import { paths } from '#domain/paths.ts';
import { elapsedText } from '#domain/service-requests/moment-text.ts';
import { ManageFrame, type ManageFrameProps } from '#web/manage/manage-frame.tsx';

export type RequestsProps = {
  frame: ManageFrameProps;
  leads: LeadSummary[];
  total: number;
  page: number;
  now: string;
};

export function RequestsPage({ frame, leads, total, page, now }: RequestsProps) {
  const { id } = frame.company;
  const isLast = leads.length === 0 || (page === 1 && leads.length === total);
  return (
    <ManageFrame frame={frame} title="Requests" lead="What buyers have asked you. A request costs nothing.">
      {leads.length === 0 ? (
        <p className="plate listing-form">{page === 1 ? 'No requests yet.' : 'No more requests.'}</p>
      ) : (
        <ul className="plate listing-requests">
          {leads.map((lead) => (
            <li key={lead.recipientId}>
              <div>
                <a href={paths.manageRequest(id, lead.recipientId)}>{`${lead.equipmentType}, ${lead.location}`}</a>
                <small>{`${lead.caseNumber} · ${elapsedText(lead.sentAt, now)} ago${lead.urgency === 'Emergency' ? ' · Emergency' : ''}`}</small>
              </div>
              <span className={isOpen(lead) ? 'listing-open' : 'text-soft'}>{stateOf(lead)}</span>
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || !isLast) && (
        <nav aria-label="Pages of requests" className="manage-actions">
          {page > 1 && (
            <a href={paths.manageRequests(id, page - 1)} className="button button-line">
              Newer
            </a>
          )}
          {!isLast && (
            <a href={paths.manageRequests(id, page + 1)} className="button button-line">
              Older
            </a>
          )}
        </nav>
      )}
    </ManageFrame>
  );
}

function isOpen({ state, answer, hasNewMessage }: LeadSummary): boolean {
  return state === 'open' && (answer === 'waiting' || hasNewMessage);
}

function stateOf({ state, answer, isOpened, hasNewMessage }: LeadSummary): string {
  if (state === 'withdrawn') return 'Withdrawn by the buyer';
  if (state === 'closed') return 'Closed';
  if (answer === 'declined') return 'You declined';
  if (hasNewMessage) return 'New message';
  if (answer === 'quoted') return 'You sent a quote';
  if (answer === 'answered') return 'Answered by email or phone';
  return isOpened ? 'Waits for your answer' : 'New';
}
