import { useId, useState } from 'react';
import { dayInWords } from '#domain/certificates/local-date.ts';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export type Hiding = { reason: string; withRefund: boolean };

type Props = { review: CompanyReview; onHide: (hiding: Hiding) => void; onClose: () => void };

/** Asks for the reason, and says of a company that pays what becomes of its subscription. */
export function HideDialog({ review: { company, subscription }, onHide, onClose }: Props) {
  const [withRefund, setWithRefund] = useState(false);
  const refund = useId();
  const mayRefund = subscription?.isRefundable === true && mayCall('POST', '/api/admin/companies/:id/refund');
  return (
    <ReasonDialog
      title={`Hide ${company.name}`}
      text={`It disappears from all public pages at once, and keeps everything it has. ${subscription === null ? 'Nobody is mailed. ' : ''}You can show it again at any time.`}
      label="Reason, for admins only"
      action={withRefund ? 'Hide and refund' : 'Hide'}
      draft={`hide ${company.id}`}
      onSubmit={(reason) => onHide({ reason, withRefund })}
      onClose={onClose}
    >
      {subscription !== null && (
        <div className="hide-payment">
          <p>
            <b>{paysText(subscription)}</b> Nothing is charged while it is hidden. Its owners get an email that says so.
          </p>
          {mayRefund && (
            <label htmlFor={refund} className="admin-check">
              <input
                id={refund}
                type="checkbox"
                checked={withRefund}
                onChange={(event) => setWithRefund(event.currentTarget.checked)}
              />
              Give the last payment back and end the subscription
            </label>
          )}
        </div>
      )}
    </ReasonDialog>
  );
}

function paysText({ plan, paidUntil }: NonNullable<CompanyReview['subscription']>): string {
  const until = paidUntil === null ? '' : `, paid until ${dayInWords(paidUntil.slice(0, 10))}`;
  return `It pays for the ${plan} plan${until}.`;
}
