import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { useAdminMutation, usePendingInputs } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

const FORWARD = 'request forward';

/** The five best companies by the search itself, each one click away. */
export function ForwardList({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['request-suggestions', id],
    queryFn: () => callApi('GET', '/api/admin/service-requests/:id/suggestions', { id }),
    enabled: isOpen,
  });
  const forward = useAdminMutation({
    subject: FORWARD,
    call: (companyId: number) =>
      callApi('POST', '/api/admin/service-requests/:id/forward', { id, body: { companyIds: [companyId] } }),
    success: adminMessages.requestForwarded,
    failure: adminMessages.requestForwardFailed,
  });
  const pending = usePendingInputs<number>(FORWARD);
  if (!isOpen) {
    return (
      <button type="button" className="mini admin-suggest" onClick={() => setOpen(true)}>
        Suggest companies
      </button>
    );
  }
  return (
    <section aria-label="Suggested companies">
      <h3>Suggested companies</h3>
      {isError && <p role="alert">Failed to find companies.</p>}
      {data === undefined && !isError && <Loading />}
      {data?.items.length === 0 && <p>The search finds no company that does not have this request already.</p>}
      <ul className="admin-suggestions">
        {data?.items.map((company) => (
          <li key={company.id}>
            <span>
              <a className="link" href={paths.company(company)} target="_blank" rel="noopener">
                {company.name}
              </a>
              <span className="admin-hints">
                {company.location}
                {company.verified && ', verified'}
                {company.awayUntil !== null && `, away until ${dateText(company.awayUntil)}`}
              </span>
            </span>
            <button
              type="button"
              className="mini"
              aria-label={`Send to ${company.name}`}
              aria-disabled={pending.includes(company.id)}
              onClick={() => forward.run(company.id)}
            >
              Send
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
