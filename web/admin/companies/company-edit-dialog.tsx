import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { PLAIN_INPUTS } from '#domain/companies/company-columns.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { EMPLOYEE_COUNTS_EDIT } from '#domain/companies/employee-counts.ts';
import { FIRST_YEAR_EDIT } from '#domain/constants.ts';
import { SERVICE_AREAS } from '#domain/places/service-areas.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { adminMessages } from '../admin-messages.ts';
import { Modal } from '../ui/modal.tsx';
import { useRefresh } from '../use-action.ts';
import { placeText } from './place-text.ts';

const SEPARATOR = ' | ';
const CONFLICT = 409;

type Issues = CallError['issues'];
type FieldProps = {
  name: string;
  label: string;
  issues: Issues;
  required?: boolean;
  children: (props: Control) => ReactNode;
};
type Control = { id: string; name: string; className: string; 'aria-invalid': boolean; 'aria-describedby': string };

/** Specification section 2 "Edit form". What somebody else has saved meanwhile is not overwritten without asking. */
export function CompanyEditDialog({ company, onClose }: { company: AdminCompany; onClose: () => void }) {
  const [base, setBase] = useState(company);
  const [issues, setIssues] = useState<Issues>([]);
  const [conflict, setConflict] = useState('');
  const [isSaving, setSaving] = useState(false);
  const refresh = useRefresh();
  const { id } = company;

  const save = async (form: HTMLFormElement, version: number | undefined) => {
    const values = Object.fromEntries(new FormData(form));
    const badges = companyCan.setBadges.when(base) && {
      verified: 'verified' in values,
      featured: 'featured' in values,
    };
    setSaving(true);
    setIssues([]);
    setConflict('');
    try {
      const body = { ...values, verified: undefined, featured: undefined, ...badges, version };
      const saved = await callApi('PUT', '/api/admin/companies/:id', { id, body });
      showToast(adminMessages.updated(saved));
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.issues.length > 0) {
        setIssues(error.issues);
        form.querySelector<HTMLElement>(`[name="${error.issues[0]?.path.split('.')[0]}"]`)?.focus();
      } else if (error instanceof CallError && error.status === CONFLICT) setConflict(error.reason);
      else showToast(adminMessages.updateFailed(messageOf(error)));
    } finally {
      setSaving(false);
      refresh();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(event.currentTarget, base.version);
  };
  const reload = async () => {
    try {
      setBase(await callApi('GET', '/api/admin/companies/:id', { id }));
      setConflict('');
    } catch (error) {
      showToast(adminMessages.updateFailed(messageOf(error)));
    }
  };
  const text = (name: keyof AdminCompany, label: string, options: { required?: boolean; type?: string } = {}) => (
    <Field name={name} label={label} issues={issues} required={options.required ?? false}>
      {(control) => <input {...control} type={options.type ?? 'text'} defaultValue={String(base[name] ?? '')} />}
    </Field>
  );
  const list = (name: 'specializations' | 'certifications' | 'industries' | 'equipmentTypes', label: string) => (
    <Field name={name} label={`${label}, separated by |`} issues={issues}>
      {(control) => <textarea {...control} rows={2} defaultValue={base[name].join(SEPARATOR)} />}
    </Field>
  );
  const counts = new Set<string>([
    ...EMPLOYEE_COUNTS_EDIT,
    ...(base.employeeCount === null ? [] : [base.employeeCount]),
  ]);
  return (
    <Modal title={`Edit ${company.name}`} onClose={onClose} isWide>
      {/* A new version begins with its own values. */}
      <form key={base.version} onSubmit={submit} noValidate className="admin-form">
        {text('name', 'Company name', { required: true })}
        {text('email', 'Email', { required: true, type: 'email' })}
        {text('phone', 'Phone', { required: true, type: 'tel' })}
        {text('website', 'Website', { type: 'url' })}
        {text('location', 'Location', { required: true })}
        <div>
          {text('placeCorrection', 'Correct the map location')}
          <p className="mt-1 text-sm text-soft">{`Currently shown at: ${placeText(base)}. Enter a city and country, or coordinates such as 57.15, -2.09.`}</p>
        </div>
        <Field name="serviceArea" label="Service area" issues={issues} required>
          {(control) => (
            <select {...control} defaultValue={base.serviceArea}>
              <option value="">Select a service area</option>
              {SERVICE_AREAS.map((area) => (
                <option key={area}>{area}</option>
              ))}
            </select>
          )}
        </Field>
        <Field name="yearEstablished" label="Year established" issues={issues}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={FIRST_YEAR_EDIT}
              max={new Date().getFullYear()}
              defaultValue={base.yearEstablished ?? ''}
            />
          )}
        </Field>
        <div className="is-wide">
          <Field name="description" label="Description" issues={issues} required>
            {(control) => <textarea {...control} rows={4} defaultValue={base.description} />}
          </Field>
        </div>
        {list('specializations', 'Specializations')}
        {list('certifications', 'Certifications')}
        {list('industries', 'Industries')}
        {list('equipmentTypes', 'Equipment types')}
        <Field name="employeeCount" label="Employees" issues={issues}>
          {(control) => (
            <select {...control} defaultValue={base.employeeCount ?? ''}>
              <option value="">Not specified</option>
              {[...counts].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
        {PLAIN_INPUTS.map(({ name, label, type }) => (
          <Fragment key={name}>{text(name, label, { type })}</Fragment>
        ))}
        <fieldset disabled={!companyCan.setBadges.when(base)} className="is-wide admin-badges">
          <legend className="sr-only">Badges</legend>
          <label>
            <input type="checkbox" name="verified" defaultChecked={base.verified} /> Verified
          </label>
          <label>
            <input type="checkbox" name="featured" defaultChecked={base.featured} /> Featured
          </label>
          {!companyCan.setBadges.when(base) && <span>{companyCan.setBadges.otherwise}</span>}
        </fieldset>
        {conflict !== '' && (
          <div role="alert" className="is-wide admin-conflict">
            <p>{conflict}</p>
            <button type="button" className="mini" onClick={() => void reload()}>
              Discard mine and load theirs
            </button>{' '}
            <button
              type="button"
              className="mini mini-stop"
              onClick={(event) => {
                const { form } = event.currentTarget;
                if (form !== null) void save(form, undefined);
              }}
            >
              Keep mine and overwrite theirs
            </button>
          </div>
        )}
        <div className="is-wide admin-dialog-actions">
          <button type="button" className="button button-line" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-ink" aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save Changes'}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function Field({ name, label, issues, required = false, children }: FieldProps) {
  const id = useId();
  const issue = issues.find(({ path }) => path.split('.')[0] === name);
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {required && <span className="form-star"> *</span>}
      </label>
      {children({
        id,
        name,
        className: 'field',
        'aria-invalid': issue !== undefined,
        'aria-describedby': `${id}-issue`,
      })}
      <p id={`${id}-issue`} className="form-issue">
        {issue?.message}
      </p>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof CallError && error.reason !== '') return error.reason;
  return error instanceof Error ? error.message : 'Unknown error occurred';
}
