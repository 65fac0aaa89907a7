import type { ReactNode } from 'react';
import { dateText } from '#domain/certificates/certificate-text.ts';
import { MAX_MESSAGE_LENGTH, MAX_RECIPIENTS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { AskedCompany, BuyerAction, BuyerRequest } from '#domain/service-requests/buyer-request.ts';
import type { SuggestedCompanies } from '#domain/service-requests/service-request-admin.ts';
import { FieldIssue, FormField, type FormState } from '#web/ui/form-field.tsx';
import { FormSummary } from '#web/ui/page-form.tsx';

export type BuyerForms = Record<BuyerAction, FormState>;
type Props = { address: string };

/** One form of the page: plain, so that it works without scripts. */
export function ActionForm({
  address,
  action,
  children,
  className,
}: Props & { action: BuyerAction; children: ReactNode; className?: string }) {
  return (
    <form method="post" action={address} noValidate className={className}>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}

/** The answer to a question, or a message of its own. */
export function ReplyForm({
  address,
  form,
  company,
  label,
  isPrimary,
  canSendToAll,
}: Props & { form: FormState; company: AskedCompany; label: string; isPrimary: boolean; canSendToAll: number | null }) {
  const isSent = form.values.recipientId === String(company.id);
  const own: FormState = isSent
    ? { ...form, id: `${form.id}-${company.id}` }
    : { id: `${form.id}-${company.id}`, issues: [], values: {} };
  return (
    <ActionForm address={`${address}#thread-${company.id}`} action="reply" className="buyer-reply">
      <input type="hidden" name="recipientId" value={company.id} />
      <FormSummary form={own} />
      <FormField form={own} name="message" label={label} isRequired>
        {(props) => <textarea {...props} rows={3} maxLength={MAX_MESSAGE_LENGTH} />}
      </FormField>
      <div className="buyer-send">
        {canSendToAll !== null && (
          <label className="buyer-check">
            <input type="checkbox" name="toAll" value="yes" className="size-5" />
            {`Send this to all ${canSendToAll} companies`}
          </label>
        )}
        <button type="submit" className={`button ${isPrimary ? 'button-ink' : 'button-line'}`}>
          {isPrimary ? 'Send answer' : 'Send message'}
        </button>
      </div>
    </ActionForm>
  );
}

/** The next best companies, and any other by the address of its profile. */
export function AddForm({
  address,
  form,
  suggested,
  count,
}: Props & { form: FormState; suggested: SuggestedCompanies['items']; count: number }) {
  return (
    <details id="add" className="buyer-fold" open={form.issues.length > 0 || undefined}>
      <summary>Add another company</summary>
      <ActionForm address={`${address}#add`} action="add">
        <FormSummary form={form} />
        <p>{`A request goes to up to ${MAX_RECIPIENTS} companies; this one has gone to ${count}.`}</p>
        {suggested.length > 0 && (
          <fieldset>
            <legend>Next best for this job</legend>
            {suggested
              .slice(0, MAX_RECIPIENTS - count)
              .map(({ id, name, location, distance, reason, featured, awayUntil }) => (
                <label key={id} className="buyer-check">
                  <input type="checkbox" name="companyIds" value={id} className="size-5" />
                  <span>
                    <b>{name}</b>
                    <small>
                      {[
                        location,
                        ...(distance === null ? [] : [distance === 0 ? 'in the same town' : `${distance} miles`]),
                        ...reason.map(({ text }) => text),
                        ...(awayUntil === null ? [] : [`away until ${dateText(awayUntil)}`]),
                        ...(featured ? ['featured'] : []),
                      ].join(', ')}
                    </small>
                  </span>
                </label>
              ))}
          </fieldset>
        )}
        <FormField form={form} name="profile" label="Or another one" hint="The address of its profile on this site">
          {(props) => <input {...props} autoComplete="off" maxLength={500} />}
        </FormField>
        <div className="buyer-send">
          <a href={paths.home()} className="link">
            Find more companies
          </a>
          <button type="submit" className="button button-line">
            Send request to them
          </button>
        </div>
      </ActionForm>
    </details>
  );
}

/** "Did you order? From whom?" */
export function OrderForm({ address, form, request }: Props & { form: FormState; request: BuyerRequest }) {
  const choices: [value: string, label: string][] = [
    ...request.companies.map(({ id, name }): [string, string] => [String(id), name]),
    ['other', 'Yes, from another company'],
    ['not yet', 'Not yet'],
    ['no', 'No, and I will not'],
  ];
  return (
    <ActionForm address={`${address}#order`} action="order">
      <FormSummary form={form} />
      <fieldset id={`${form.id}-order`}>
        <legend>From whom?</legend>
        {choices.map(([value, label]) => (
          <label key={value} className="buyer-check">
            <input type="radio" name="order" value={value} className="size-5" />
            {label}
          </label>
        ))}
        <FieldIssue form={form} name="order" />
      </fieldset>
      <p className="buyer-note">An order closes the request, and the other companies hear that the job is gone.</p>
      <button type="submit" className="button button-line">
        Save
      </button>
    </ActionForm>
  );
}

/** Asks first: the button is behind the link. */
export function FinalForm({
  address,
  action,
  title,
  button,
  children,
}: Props & { action: 'withdraw' | 'erase'; title: string; button: string; children: ReactNode }) {
  return (
    <details className={`buyer-fold ${action === 'erase' ? 'is-final' : ''}`}>
      <summary>{title}</summary>
      <ActionForm address={address} action={action}>
        <p>{children}</p>
        <button type="submit" className={`button ${action === 'erase' ? 'button-stop' : 'button-line'}`}>
          {button}
        </button>
      </ActionForm>
    </details>
  );
}
