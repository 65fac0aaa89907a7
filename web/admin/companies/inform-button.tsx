import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { Confirm } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

/** Informs imported companies that they are listed, after a confirmation with their number. Absent if there are none. */
export function InformButton() {
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['uninformed'],
    queryFn: () => callApi('GET', '/api/admin/companies/uninformed'),
  });
  const inform = useAdminMutation({
    subject: 'inform companies',
    call: () => callApi('POST', '/api/admin/companies/inform'),
    success: adminMessages.informed,
    failure: adminMessages.informFailed,
  });
  const total = data?.total ?? 0;
  if (total === 0) return null;
  const companies = total === 1 ? '1 imported company' : `${total.toLocaleString('en')} imported companies`;
  return (
    <>
      <button type="button" className="mini" aria-disabled={inform.isPending} onClick={() => setAsking(true)}>
        Email “you are listed” to {companies}
      </button>
      {isAsking && (
        <Confirm
          title="Inform imported companies"
          text={`Send ${companies} an email that they are listed, with links to correct or remove the entry? Each gets it once.`}
          action="Send"
          onConfirm={() => inform.run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
