import type { AdminCompany } from '#domain/companies/admin-company.ts';

type Props = {
  companies: readonly [AdminCompany, AdminCompany];
  isPending: boolean;
  onRefund: (refunded: AdminCompany, other: AdminCompany) => void;
};

/** Both companies pay: one subscription ends, and is given back, before they become one. */
export function TwoPayments({ companies: [one, other], isPending, onRefund }: Props) {
  return (
    <div role="alert" className="merge-payments">
      <p>
        <b>Both pay for a plan.</b> Choose which subscription ends now. Its last payment is given back in full, and its
        owners get an email. The other one goes on. Then you can merge.
      </p>
      <p className="admin-actions">
        {[[one, other] as const, [other, one] as const].map(([refunded, stays]) => (
          <button
            key={refunded.id}
            type="button"
            className="mini mini-stop"
            aria-disabled={isPending}
            onClick={() => onRefund(refunded, stays)}
          >
            {`Refund and end that of company ${refunded.id}, ${refunded.name}`}
          </button>
        ))}
      </p>
    </div>
  );
}
