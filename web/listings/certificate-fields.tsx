import { HOLDER_KINDS } from '#domain/certificates/certificate.ts';
import { MAX_CERTIFICATE_NUMBER_LENGTH, MAX_LIST_ITEM_LENGTH, MAX_URL_LENGTH } from '#domain/constants.ts';
import { FieldIssue, FormField, type FormState } from '#web/ui/form-field.tsx';

const HOLDERS = { company: 'The company', site: 'One site', person: 'A person' };
const MAX_LINE = 250;

/** What a company states of a certificate. */
export function ListingCertificateFields({ form }: { form: FormState }) {
  return (
    <div className="form-grid">
      <FormField form={form} name="name" label="Certificate" isRequired hint="Such as ISO/IEC 17020 or API 510">
        {(props) => <input {...props} autoComplete="off" maxLength={MAX_LIST_ITEM_LENGTH} />}
      </FormField>
      <FormField form={form} name="number" label="Number" hint="We look it up by this">
        {(props) => <input {...props} autoComplete="off" maxLength={MAX_CERTIFICATE_NUMBER_LENGTH} />}
      </FormField>
      <FormField form={form} name="issuer" label="Issuer">
        {(props) => <input {...props} autoComplete="off" maxLength={MAX_LINE} />}
      </FormField>
      <FormField form={form} name="registerUrl" label="Address of the register">
        {(props) => (
          <input {...props} inputMode="url" autoComplete="off" placeholder="https://" maxLength={MAX_URL_LENGTH} />
        )}
      </FormField>
      <FormField form={form} name="issued" label="Issued">
        {(props) => <input {...props} type="date" />}
      </FormField>
      <FormField form={form} name="expires" label="Valid until">
        {(props) => <input {...props} type="date" />}
      </FormField>
      <FormField form={form} name="holderKind" label="Holder" isRequired>
        {(props) => (
          <select {...props}>
            {HOLDER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {HOLDERS[kind]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField form={form} name="holderName" label="Name of the site or person">
        {(props) => <input {...props} autoComplete="off" maxLength={MAX_LINE} />}
      </FormField>
      <div className="form-wide">
        <FormField form={form} name="scope" label="Scope" hint="What it covers, as it stands on the certificate">
          {(props) => <textarea {...props} rows={2} maxLength={2000} />}
        </FormField>
        <Box form={form} name="untilWithdrawn" label="It has no end date and is valid until it is withdrawn" />
        <Box form={form} name="holderConsent" label="The person agrees that the name is public" />
      </div>
    </div>
  );
}

/** The document of a certificate. */
export function DocumentField({ form, isRequired = false }: { form: FormState; isRequired?: boolean }) {
  const id = `${form.id}-files`;
  return (
    <div className="form-field listing-document">
      <label htmlFor={id}>
        Document
        {!isRequired && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      <p id={`${id}-hint`} className="form-hint">
        PDF, PNG or JPEG, up to 10 MB. We need it to check the certificate.
      </p>
      <input
        id={id}
        name="files"
        type="file"
        accept=".pdf,.png,.jpg,.jpeg"
        aria-describedby={`${id}-hint ${id}-issue`}
        className="field"
      />
      <FieldIssue form={form} name="files" />
      <Box form={form} name="isPublic" label="Buyers may download it" />
    </div>
  );
}

function Box({ form, name, label }: { form: FormState; name: string; label: string }) {
  return (
    <p className="form-boxes">
      <label>
        <input type="checkbox" name={name} defaultChecked={form.values[name] !== undefined} className="size-4" />
        {label}
      </label>
    </p>
  );
}
