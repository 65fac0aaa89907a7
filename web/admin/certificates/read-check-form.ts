import type { CheckMethod } from '#domain/certificates/certificate.ts';
import { splitList } from '#domain/text/list-text.ts';
import type { CallBody } from '#web/api/call-api.ts';

type CheckBody = CallBody<'POST', '/api/admin/certificates/:id/check'>;
type EditBody = CallBody<'PUT', '/api/admin/certificates/:id'>;

export const LIST_FIELDS = ['methods', 'standards', 'sectors', 'productGroups'] as const;
const TEXT_FIELDS = [
  'name',
  'number',
  'issuer',
  'accreditationBody',
  'scope',
  'holderName',
  'issued',
  'registerUrl',
] as const;

/** What the certificate states, as the call takes it; the server validates the values. */
export function readFields(form: HTMLFormElement): EditBody {
  const fields = new FormData(form);
  const text = textOf(fields);
  const untilWithdrawn = fields.has('untilWithdrawn');
  return {
    ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, text(name)])),
    ...Object.fromEntries(LIST_FIELDS.map((name) => [name, splitList(text(name))])),
    holderKind: text('holderKind') as EditBody['holderKind'],
    holderConsent: fields.has('holderConsent'),
    expires: untilWithdrawn ? null : text('expires'),
    untilWithdrawn,
  };
}

/** The same, with how it was checked. */
export function readCheck(form: HTMLFormElement): CheckBody {
  const fields = new FormData(form);
  const text = textOf(fields);
  return {
    ...readFields(form),
    how: text('how') as CheckMethod,
    note: text('note'),
    ...(text('checkAgainBy') !== '' && { checkAgainBy: text('checkAgainBy') }),
    ...(fields.has('companyExists') && { companyExists: true }),
  };
}

function textOf(fields: FormData): (name: string) => string {
  return (name) => String(fields.get(name) ?? '').trim();
}
