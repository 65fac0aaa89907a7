import { VERIFICATION_FORM } from '#domain/verification/offer.ts';
import { toContactMessage } from '#domain/verification/verification-request.ts';
import { type CallBody, callApi } from '#web/api/call-api.ts';
import { type FormFields, sendInPage } from '#web/ui/live-form.browser.ts';

/** The calls that forms of pages name in `data-call`. */
type Call = '/api/contact' | '/api/companies' | '/api/service-requests';

/** Makes a form of `page-form.tsx` send its fields by the call that it names. */
export function enhanceForm(form: HTMLFormElement, onSent?: () => void): void {
  const call = form.dataset.call as Call;
  sendInPage(form, {
    send: (fields) => callApi('POST', call, { body: toBody(form.id, fields) as CallBody<'POST', Call> }),
    onSent,
  });
}

/** What the call takes where that is not what the form has. */
function toBody(formId: string, fields: FormFields): FormFields {
  if (formId === VERIFICATION_FORM) return toContactMessage(fields);
  return 'companyId' in fields ? { ...fields, companyId: Number(fields.companyId) } : fields;
}
