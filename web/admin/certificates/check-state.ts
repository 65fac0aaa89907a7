import { useEffect, useState } from 'react';
import { CERTIFICATE_QUEUES, type CertificateQueue } from '#domain/certificates/admin-certificate.ts';

/** What the address of the check screen holds: the queue or the company, and the certificate that is open. */
export type CheckState = { queue: CertificateQueue; company: number | null; certificate: number | null };

function read(): CheckState {
  const query = new URLSearchParams(location.search);
  const number = (name: string) => Number(query.get(name)) || null;
  return {
    queue: CERTIFICATE_QUEUES.find((queue) => queue === query.get('queue')) ?? 'claims',
    company: number('company'),
    certificate: number('certificate'),
  };
}

function write({ queue, company, certificate }: CheckState): string {
  const query = new URLSearchParams(company === null ? { queue } : { company: String(company) });
  if (certificate !== null) query.set('certificate', String(certificate));
  return `${location.pathname}?${query}`;
}

/** The state is in the address, so that it survives a reload, can be sent to another admin, and Back works. */
export function useCheckState(): [CheckState, (change: Partial<CheckState>) => void] {
  const [state, setState] = useState(read);
  useEffect(() => {
    const onPopState = () => setState(read());
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const change = (part: Partial<CheckState>) => {
    const next = { ...state, ...part };
    setState(next);
    const address = write(next);
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
  };
  return [state, change];
}
