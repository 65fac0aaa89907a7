import { FILE_ENDINGS, MAX_REQUEST_FILES } from '#domain/service-requests/request-file.ts';
import { MAX_DETAIL_LENGTH, MAX_DETAIL_LINES_LENGTH } from '#domain/service-requests/service-request.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { FieldIssue, FormField, type FormState, issueOf } from '#web/ui/form-field.tsx';

const DETAILS = [
  { name: 'work', label: 'Kind of work', hint: 'Such as thickness survey or weld examination.' },
  { name: 'code', label: 'Code or standard', hint: 'Such as API 510 or EN 13445.' },
  { name: 'items', label: 'Items and size', hint: 'How many, how large, which wall thickness.', rows: 2 },
  { name: 'access', label: 'Site access', hint: 'Scaffolding, permits, induction, working hours.', rows: 2 },
  { name: 'material', label: 'Material', hint: 'Such as P265GH or 316L.' },
] as const;

/** What helps a company to quote without asking back: all optional, and folded until it is wanted. */
export function RequestDetails({ form }: { form: FormState }) {
  const names = [...DETAILS.map(({ name }) => name), 'windowStart', 'windowEnd', 'certification', 'files'];
  const isOpen = names.some((name) => (form.values[name] ?? '') !== '' || issueOf(form, name) !== undefined);
  const certifications = `${form.id}-certifications`;
  return (
    <details className="form-wide form-fold" open={isOpen}>
      <summary>
        Add details <span className="font-normal text-soft">(optional)</span>
      </summary>
      <p className="form-hint">With them, companies can often quote without asking back.</p>
      <div className="form-grid">
        {DETAILS.map((detail) => (
          <FormField key={detail.name} form={form} {...detail}>
            {(props) =>
              'rows' in detail ? (
                <textarea {...props} rows={detail.rows} maxLength={MAX_DETAIL_LINES_LENGTH} />
              ) : (
                <input {...props} autoComplete="off" maxLength={MAX_DETAIL_LENGTH} />
              )
            }
          </FormField>
        ))}
        <FormField
          form={form}
          name="certification"
          label="Certificate that must be valid"
          hint="On the day above, “Certificates valid on”."
        >
          {(props) => (
            <>
              <input {...props} list={certifications} autoComplete="off" maxLength={MAX_DETAIL_LENGTH} />
              <datalist id={certifications}>
                {CERTIFICATIONS.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            </>
          )}
        </FormField>
        <FormField form={form} name="windowStart" label="Work possible from">
          {(props) => <input {...props} type="date" />}
        </FormField>
        <FormField form={form} name="windowEnd" label="Work possible until">
          {(props) => <input {...props} type="date" />}
        </FormField>
        <div className="form-wide form-field">
          <label htmlFor={`${form.id}-files`}>
            Files<span className="font-normal text-soft"> (optional)</span>
          </label>
          <p id={`${form.id}-files-hint`} className="form-hint">
            {`Up to ${MAX_REQUEST_FILES}, 10 MB each: PDF, PNG, JPEG, DWG or DXF. Only the companies you ask and our staff can download them.`}
            {form.issues.length > 0 && ' Please choose them again.'}
          </p>
          <input
            id={`${form.id}-files`}
            type="file"
            name="files"
            multiple
            accept={FILE_ENDINGS.join(',')}
            aria-invalid={issueOf(form, 'files') !== undefined}
            aria-describedby={`${form.id}-files-hint ${form.id}-files-issue`}
            className="field"
          />
          <FieldIssue form={form} name="files" />
        </div>
      </div>
    </details>
  );
}
