import type { ServiceRequestAdmin } from '#domain/service-requests/service-request-admin.ts';

const URGENCY_STYLES: Record<string, string> = {
  Emergency: 'status status-emergency',
  High: 'status status-high',
  Medium: 'status status-lead',
};
const STATE_LABELS = {
  open: 'open',
  unconfirmed: 'waits for its sender',
  withdrawn: 'withdrawn',
  closed: 'closed',
} as const;

export function Urgency({ urgency }: { urgency: string }) {
  return <span className={URGENCY_STYLES[urgency] ?? 'status status-soft'}>{urgency}</span>;
}

/** The state, and what somebody must act on. */
export function RequestState({
  request,
}: {
  request: Pick<ServiceRequestAdmin, 'state' | 'waitsForUs' | 'troubledMails'>;
}) {
  const { state, waitsForUs, troubledMails } = request;
  return (
    <span className="admin-tags">
      <span className={state === 'open' ? 'status status-new' : 'status status-soft'}>{STATE_LABELS[state]}</span>
      {waitsForUs && <span className="status status-high">waits for us</span>}
      {troubledMails > 0 && (
        <span className="status status-emergency">
          {troubledMails === 1 ? '1 email in trouble' : `${troubledMails} emails in trouble`}
        </span>
      )}
    </span>
  );
}
