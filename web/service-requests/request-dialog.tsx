import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { callApi } from '#web/api/call-api.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toaster.browser.ts';
import { RequestForm, type RequestTarget } from './request-form.tsx';

let root: Root | undefined;
let opened = 0;

/** Opens the service request dialog for a company. */
export function openRequestDialog(company: RequestTarget): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  opened += 1;
  render(company);
}

function render(company: RequestTarget | null): void {
  root?.render(company && <RequestDialog key={opened} company={company} onClose={() => render(null)} />);
}

/** Specification section 4: on success it closes, its form is empty next time, and the chosen company is forgotten. */
function RequestDialog({ company, onClose }: { company: RequestTarget; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const [formToken, setFormToken] = useState('');
  const [equipmentTypes, setEquipmentTypes] = useState<string[]>([]);
  // A modal dialog opens by a call alone. The token tells when this form was shown; both lists are suggestions, and the
  // form works without them.
  useEffect(() => {
    ref.current?.showModal();
    // Back changes the page behind it.
    window.onpopstate = () => ref.current?.close();
    callApi('GET', '/api/form-token').then(
      (reply) => setFormToken(reply.formToken),
      () => undefined,
    );
    Promise.all([
      callApi('GET', '/api/companies/:id', { id: company.id }),
      callApi('GET', '/api/equipment-types'),
    ]).then(
      ([{ equipmentTypes: own }, all]) => setEquipmentTypes([...new Set([...own, ...all])]),
      () => undefined,
    );
  }, [company.id]);
  const close = () => ref.current?.close();
  return (
    <dialog
      ref={ref}
      aria-labelledby="request-title"
      onClose={onClose}
      className="m-auto max-h-[min(100dvh,880px)] w-full max-w-[640px] rounded-plate border border-line bg-sheet text-ink shadow-2xl max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:max-w-none max-sm:rounded-none"
    >
      <div className="p-5 [overflow-wrap:anywhere] sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id="request-title" className="text-xl">
              Request Service Quote
            </h2>
            <p className="mt-1 text-soft">
              {company.name}, {company.location}
            </p>
          </div>
          <button type="button" aria-label="Close" className="icon-button -mt-2 -mr-2" onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <RequestForm
          company={company}
          equipmentTypes={equipmentTypes}
          formToken={formToken}
          onSent={close}
          onNotice={showToast}
          onCancel={close}
        />
      </div>
    </dialog>
  );
}
