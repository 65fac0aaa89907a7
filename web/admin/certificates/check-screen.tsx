import { useQuery } from '@tanstack/react-query';
import {
  type AdminCertificate,
  CERTIFICATE_QUEUES,
  type CertificateQueue,
} from '#domain/certificates/admin-certificate.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { useShortcuts } from '#web/admin/ui/use-shortcuts.ts';
import { callApi } from '#web/api/call-api.ts';
import { CertificateReview } from './certificate-review.tsx';
import { useCheckState } from './check-state.ts';
import { CompanyDecision } from './company-decision.tsx';

const ROWS = 100;
const QUEUES: Record<CertificateQueue, { label: string; empty: string }> = {
  claims: { label: 'New claims', empty: 'No new claims. All listed certificates have been looked at.' },
  expiring: { label: 'End within 60 days', empty: 'No checked certificate ends within 60 days.' },
  due: { label: 'Check due again', empty: 'No check is due again.' },
  doubts: { label: 'Reported doubts', empty: 'No open doubts.' },
};

/** One certificate at a time: what the company states, where to look it up, the document, and the decision. */
export function CheckScreen() {
  const [state, change] = useCheckState();
  const { queue, company } = state;
  const query = company === null ? { queue, limit: String(ROWS) } : { company: String(company), limit: String(ROWS) };
  const { data, isError } = useQuery({
    queryKey: ['certificates', query],
    queryFn: () => callApi('GET', '/api/admin/certificates', { query }),
  });
  const items = data?.items ?? [];
  const listed = items.findIndex(({ id }) => id === state.certificate);
  const index = Math.max(0, listed);
  const isElsewhere = state.certificate !== null && listed === -1;
  // A decision takes a certificate out of its queue; the address may name one that is in none.
  const { data: other } = useQuery({
    queryKey: ['certificate', state.certificate],
    queryFn: () => callApi('GET', '/api/admin/certificates/:id', { id: state.certificate ?? 0 }),
    enabled: data !== undefined && isElsewhere,
  });
  const current = isElsewhere ? other : items[index];
  const open = (certificate: AdminCertificate | undefined) => {
    if (certificate !== undefined) change({ certificate: certificate.id });
  };
  const next = isElsewhere ? items[0] : items[index + 1];
  useShortcuts({ j: () => open(next), k: () => open(items[index - 1]) });
  if (isError) return <p role="alert">{fetchFailures.certificates}</p>;
  return (
    <>
      <nav className="check-queues" aria-label="Queues">
        {CERTIFICATE_QUEUES.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={company === null && name === queue ? 'true' : undefined}
            onClick={() => change({ queue: name, company: null, certificate: null })}
          >
            {QUEUES[name].label} <span>{data?.counts[name]?.toLocaleString('en') ?? '…'}</span>
          </button>
        ))}
        {company !== null && (
          <button type="button" aria-current="true">
            {items[0]?.company.name ?? 'One company'} <span>{items.length}</span>
          </button>
        )}
      </nav>
      {company !== null && data !== undefined && <CompanyDecision companyId={company} certificates={items} />}
      <div className="check-columns">
        <ol className="check-list" aria-label="Certificates">
          {items.map((certificate) => (
            <li key={certificate.id}>
              <button
                type="button"
                aria-current={certificate.id === current?.id ? 'true' : undefined}
                onClick={() => open(certificate)}
              >
                <strong>{certificate.name}</strong>
                <span>{company === null ? certificate.company.name : certificate.state}</span>
                {certificate.company.paidSince !== null && (
                  <span>{`Paid, waiting since ${certificate.company.paidSince.slice(0, 10)}`}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
        {data === undefined ? (
          <p className="check-empty">
            <Loading />
          </p>
        ) : current === undefined ? (
          <p className="check-empty">
            {company === null ? QUEUES[queue].empty : 'This company lists no certificates.'}
          </p>
        ) : (
          <CertificateReview
            key={`${current.id} ${current.version}`}
            certificate={current}
            next={next}
            onDecided={() => open(next ?? items[index - 1])}
          />
        )}
      </div>
    </>
  );
}
