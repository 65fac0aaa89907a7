import type { ReactNode } from 'react';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import { AUDIT_LABELS } from '#domain/audit/audit-labels.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';

/** As it stands in the address. */
export type AuditFilter = Record<string, string>;

/** The filters of the audit log, as a form that works without scripts. */
export function AuditForm({ filter, message }: { filter: AuditFilter; message: string | null }) {
  const text = (name: string, type: 'text' | 'search' | 'date', placeholder?: string) => (
    <input
      id={`audit-${name}`}
      name={name}
      type={type}
      className="field"
      defaultValue={filter[name]}
      maxLength={MAX_SEARCH_LENGTH}
      placeholder={placeholder}
    />
  );
  return (
    <form action={paths.adminAudit} className="plate admin-filter">
      <Field name="actor" label="Who">
        {text('actor', 'text', 'ada@, schedule')}
      </Field>
      <Field name="action" label="What">
        <select id="audit-action" name="action" className="field" defaultValue={filter.action ?? ''}>
          <option value="">Everything</option>
          {ACTION_GROUPS.map(([entity, actions]) => (
            <optgroup key={entity} label={nameOf(entity)}>
              {actions.length > 1 && <option value={entity}>Everything: {nameOf(entity).toLowerCase()}</option>}
              {actions.map((action) => (
                <option key={action} value={action}>
                  {AUDIT_LABELS[action].replace(/:$/, '')}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      <Field name="company" label="Company number">
        <input
          id="audit-company"
          name="company"
          inputMode="numeric"
          pattern="[1-9][0-9]{0,6}"
          title="A whole number"
          className="field"
          defaultValue={filter.company}
        />
      </Field>
      <Field name="from" label="From">
        {text('from', 'date')}
      </Field>
      <Field name="to" label="To">
        {text('to', 'date')}
      </Field>
      <Field name="search" label="Words">
        {text('search', 'search', 'A name or a value')}
      </Field>
      <div className="admin-filter-actions">
        <button type="submit" className="button button-ink">
          Show
        </button>
        {Object.keys(filter).length > 0 && (
          <a href={paths.adminAudit} className="link">
            Show all
          </a>
        )}
      </div>
      {message !== null && (
        <p role="alert" className="form-issue">
          {message}
        </p>
      )}
    </form>
  );
}

function Field({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="form-field">
      <label htmlFor={`audit-${name}`}>{label}</label>
      {children}
    </div>
  );
}

const ACTION_GROUPS = [
  ...Map.groupBy(Object.keys(AUDIT_LABELS) as AuditAction[], (action) => action.split('.')[0] ?? ''),
];

/** "service-request" is "Service request". */
function nameOf(entity: string): string {
  const words = entity.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
