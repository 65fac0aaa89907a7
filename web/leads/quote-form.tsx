import type { ReactNode } from 'react';
import { dateText } from '#domain/certificates/certificate-text.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { CURRENCIES, currencyName } from '#domain/service-requests/amount.ts';
import { buyerDates, type Lead } from '#domain/service-requests/lead.ts';
import { INCLUDED_ITEMS, PRICE_KINDS } from '#domain/service-requests/quote.ts';
import { certificateNote, certificateOn } from '#domain/service-requests/quote-text.ts';
import { FILE_ENDINGS } from '#domain/service-requests/request-file.ts';
import { FieldIssue, FormField, type FormState } from '#web/ui/form-field.tsx';
import { FormSummary } from '#web/ui/page-form.tsx';
import { includes } from './lead-forms.ts';

const KIND_LABELS = { 'lump sum': 'Lump sum', 'day rate': 'Rate per day', 'unit rate': 'Rate per unit' };
const INCLUDED_LABELS = { mobilisation: 'Mobilisation', report: 'Report', equipment: 'Equipment' };

/** The quote, in fields, so that quotes compare (decision 41). */
export function QuoteForm({ lead, form, action }: { lead: Lead; form: FormState; action: string }) {
  return (
    <section id="quote" aria-labelledby="quote-title">
      <h2 id="quote-title">{lead.quote === null ? 'Answer with a quote' : 'Replace your quote'}</h2>
      <form
        id={form.id}
        method="post"
        action={`${action}#quote`}
        noValidate
        encType="multipart/form-data"
        className="plate lead-form"
      >
        <input type="hidden" name="action" value="quote" />
        <FormSummary form={form} />
        <div className="form-grid">
          <Choices form={form} name="priceKind" legend="The price is a">
            {PRICE_KINDS.map((kind) => (
              <label key={kind}>
                <input
                  type="radio"
                  name="priceKind"
                  value={kind}
                  defaultChecked={form.values.priceKind === kind}
                  className="size-4"
                />
                {KIND_LABELS[kind]}
              </label>
            ))}
          </Choices>
          <FormField form={form} name="amount" label="Price" isRequired hint="Without tax, such as 18,400.00">
            {(props) => <input {...props} inputMode="decimal" autoComplete="off" maxLength={40} />}
          </FormField>
          <FormField form={form} name="currency" label="Currency" isRequired hint="We convert nothing">
            {({ defaultValue, ...props }) => (
              <select {...props} defaultValue={defaultValue ?? ''}>
                <option value="">Choose</option>
                {CURRENCIES.map((currency) => (
                  <option key={currency} value={currency}>
                    {`${currency}, ${currencyName(currency)}`}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <div className="lead-unit">
            <FormField form={form} name="unit" label="Unit" hint="Such as weld, metre or reading point">
              {(props) => <input {...props} autoComplete="off" maxLength={120} />}
            </FormField>
          </div>
          <Choices form={form} name="included" legend="Included in the price">
            {INCLUDED_ITEMS.map((item) => (
              <label key={item}>
                <input
                  type="checkbox"
                  name="included"
                  value={item}
                  defaultChecked={includes(form, 'included', item)}
                  className="size-4"
                />
                {INCLUDED_LABELS[item]}
              </label>
            ))}
          </Choices>
          <div className="form-wide">
            <FormField form={form} name="extras" label="Charged extra" hint="What else the buyer pays, and how much">
              {(props) => <textarea {...props} rows={2} maxLength={1000} />}
            </FormField>
          </div>
          <DateField form={form} name="earliestStart" label="Earliest start" />
          <DaysField form={form} name="durationDays" label="Duration in working days" />
          <DaysField form={form} name="reportDays" label="Working days to the report" />
          <DateField form={form} name="validUntil" label="Quote valid until" />
          {lead.certificates.length > 0 && <CertificateField lead={lead} form={form} />}
          <div className="form-wide">
            <FormField form={form} name="remarks" label="Remarks">
              {(props) => <textarea {...props} rows={4} maxLength={MAX_MESSAGE_LENGTH} />}
            </FormField>
          </div>
        </div>
        <FileField lead={lead} form={form} />
        <div className="form-actions">
          <button type="submit" className="button button-ink">
            {lead.quote === null ? 'Send quote' : 'Send new version'}
          </button>
          <p className="lead-note">{`${lead.buyer.name} gets it at once. You can replace it later.`}</p>
        </div>
      </form>
    </section>
  );
}

function Choices({
  form,
  name,
  legend,
  children,
}: {
  form: FormState;
  name: string;
  legend: string;
  children: ReactNode;
}) {
  return (
    <fieldset id={`${form.id}-${name}`} className="form-wide" aria-describedby={`${form.id}-${name}-issue`}>
      <legend className="font-semibold text-sm">{legend}</legend>
      <div className="form-boxes">{children}</div>
      <FieldIssue form={form} name={name} />
    </fieldset>
  );
}

function DateField({ form, name, label }: { form: FormState; name: string; label: string }) {
  return (
    <FormField form={form} name={name} label={label}>
      {(props) => <input {...props} type="date" />}
    </FormField>
  );
}

function DaysField({ form, name, label }: { form: FormState; name: string; label: string }) {
  return (
    <FormField form={form} name={name} label={label}>
      {(props) => <input {...props} inputMode="numeric" autoComplete="off" maxLength={4} />}
    </FormField>
  );
}

function FileField({ lead: { quote }, form }: { lead: Lead; form: FormState }) {
  const instead = quote === null || quote.file === null ? '' : ` It takes the place of ${quote.file.name}.`;
  return (
    <div className="mt-5">
      <FormField form={form} name="files" label="File" hint={`PDF, picture or drawing, up to 10 MB.${instead}`}>
        {({ defaultValue: _value, ...props }) => <input {...props} type="file" accept={FILE_ENDINGS.join(',')} />}
      </FormField>
    </div>
  );
}

/** The company's own records, with what is known of each on the buyer's date. */
function CertificateField({ lead, form }: { lead: Lead; form: FormState }) {
  const { validOn } = buyerDates(lead.need);
  const hint = validOn === null ? 'From your profile' : `From your profile, with its state on ${dateText(validOn)}`;
  return (
    <div className="form-wide">
      <FormField form={form} name="certificateId" label="Certificate you will use" hint={hint}>
        {({ defaultValue, ...props }) => (
          <select {...props} defaultValue={defaultValue ?? ''}>
            <option value="">None of these</option>
            {lead.certificates.map((certificate) => {
              const { id, name, number } = certificate;
              const then =
                validOn === null ? '' : `; on that date: ${certificateOn(certificate, validOn).word.toLowerCase()}`;
              return (
                <option key={id} value={id}>
                  {`${name}${number === null ? '' : `, ${number}`} (${certificateNote(certificate)}${then})`}
                </option>
              );
            })}
          </select>
        )}
      </FormField>
    </div>
  );
}
