import type { HoneypotFields } from '#domain/spam/honeypot.ts';
import type { BaseContext } from '#server/base-context.ts';
import { formTokenFault } from './form-token.ts';

/**
 * Why a form looks as if a machine had sent it, or null. The rule for all public forms: such a form is stored in
 * quarantine for the admin, no mails are sent, and the sender gets the same response as everybody else.
 */
export function checkForSpam(
  { formSecret, now }: Pick<BaseContext, 'formSecret' | 'now'>,
  form: HoneypotFields,
): string | null {
  if (form.fax !== undefined && form.fax !== '') return 'a hidden field was filled in';
  if (form.formToken === undefined || form.formToken === '') return null;
  const fault = formTokenFault(formSecret, form.formToken, now());
  if (fault === undefined) return null;
  return fault === 'forged' ? 'the form token is forged' : 'the form was submitted within a second';
}
