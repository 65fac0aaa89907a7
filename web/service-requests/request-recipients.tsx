import { dateText } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';
import { FieldIssue, type FormState } from '#web/ui/form-field.tsx';
import type { Recipient } from './recipient.ts';

type Props = { form: FormState; companies: Recipient[] };

/** Whom a request to several companies goes to; each can be left out. */
export function RequestRecipients({ form, companies }: Props) {
  const sent = form.values.companyIds?.split('|').map((id) => id.trim());
  return (
    <fieldset
      id={`${form.id}-companyIds`}
      className="form-choices request-recipients"
      aria-describedby={`${form.id}-companyIds-issue`}
    >
      <legend className="font-semibold text-sm">{`Goes to ${companies.length} companies`}</legend>
      <ul>
        {companies.map(({ id, name, place, awayUntil }) => (
          <li key={id}>
            <label className="py-2">
              <input
                type="checkbox"
                name="companyIds"
                value={id}
                defaultChecked={sent === undefined || sent.includes(String(id))}
                data-several=""
                data-lasting=""
                className="size-4 flex-none"
              />
              <span>
                <b>{name}</b>{' '}
                <span className="text-soft">
                  {place}
                  {awayUntil !== null && `, away until ${dateText(awayUntil)}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="form-hint">
        <a href={paths.compare(companies.map(({ id }) => id))} className="link">
          Compare them
        </a>
      </p>
      <FieldIssue form={form} name="companyIds" />
    </fieldset>
  );
}
