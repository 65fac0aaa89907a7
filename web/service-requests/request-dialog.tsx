import { useEffect, useRef, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { RequestForm, type RequestTarget } from './request-form.tsx';

/** The service request dialog (specification section 4): on success it closes and its form begins anew next time. */
export function RequestDialog({ company, onClose }: { company: RequestTarget; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const [formToken, setFormToken] = useState('');
  // A modal dialog can only be opened by a call; the token tells when this form was shown.
  useEffect(() => {
    ref.current?.showModal();
    callApi('GET', '/api/form-token').then(
      (reply) => setFormToken(reply.formToken),
      () => undefined,
    );
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby="request-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className="m-auto max-h-[min(100dvh,880px)] w-full max-w-[640px] rounded-plate border border-line bg-sheet p-0 text-ink shadow-2xl max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:max-w-none max-sm:rounded-none"
    >
      <div className="p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id="request-title" className="text-xl">
              Request Service Quote
            </h2>
            <p className="mt-1 text-soft [overflow-wrap:anywhere]">
              {company.name}, {company.location}
            </p>
          </div>
          <button
            type="button"
            aria-label="Close"
            className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-plate text-soft hover:text-ink"
            onClick={() => ref.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <div className="mt-5">
          <RequestForm
            company={company}
            formToken={formToken}
            issues={[]}
            values={{}}
            onSent={() => ref.current?.close()}
            onCancel={() => ref.current?.close()}
          />
        </div>
      </div>
    </dialog>
  );
}
