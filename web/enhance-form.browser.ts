import { VERIFICATION_FORM } from '#domain/verification/offer.ts';
import { toContactMessage } from '#domain/verification/verification-request.ts';
import { type CallBody, callApi } from '#web/api/call-api.ts';
import type { FormCall } from '#web/ui/form-rules.browser.ts';
import { type FormFields, sendInPage } from '#web/ui/live-form.browser.ts';

/** Makes a form of `page-form.tsx` send its fields by the call that it names, once the rules of the call allow it. */
export function enhanceForm(form: HTMLFormElement, onSent?: () => void): void {
  const call = form.dataset.call as FormCall;
  const loadRules = () => import('#web/ui/form-rules.browser.ts').catch(() => undefined);
  const loadFiles = () => import('#web/service-requests/request-files.browser.ts');
  const similar = form.querySelector<HTMLElement>('[data-similar]');
  const isSentAsPage = form.dataset.sentAs === 'page';
  let next = '';
  const takesFiles = form.enctype === 'multipart/form-data';
  form.addEventListener('focusin', loadRules, { once: true });
  sendInPage(form, {
    check: async (fields) => {
      const issues = (await (await loadRules())?.findIssues(call, toBody(form.id, fields))) ?? [];
      if (takesFiles) issues.push(...(await loadFiles()).fileIssues(form));
      if (issues.length > 0 || similar === null) return issues;
      const { findSimilar } = await import('#web/registration/similar-companies.browser.ts');
      return findSimilar(similar, fields);
    },
    send: async (fields) => {
      const files = takesFiles ? await loadFiles() : undefined;
      if (files && (isSentAsPage || files.hasFiles(form))) {
        next = await files.sendAsPage(form);
        return;
      }
      await callApi('POST', call, { body: toBody(form.id, fields) as CallBody<'POST', FormCall> });
    },
    onSent: () => (isSentAsPage ? location.assign(next) : onSent?.()),
  });
}

/** What the call takes where that is not what the form has. */
function toBody(formId: string, { files: _files, ...fields }: FormFields): FormFields {
  if (formId === VERIFICATION_FORM) return toContactMessage(fields);
  return {
    ...fields,
    ...('companyId' in fields && { companyId: Number(fields.companyId) }),
    ...(Array.isArray(fields.companyIds) && { companyIds: fields.companyIds.map(Number) }),
  };
}
