import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { paths } from '#domain/paths.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { AdminForm } from '#web/admin/ui/admin-form.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { isSignedOut, SignInDialog } from '#web/admin/ui/sign-in-dialog.tsx';
import { useFormDraft } from '#web/admin/ui/use-form-draft.ts';
import { callApi } from '#web/api/call-api.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { showToast } from '#web/ui/toaster.browser.ts';

const FIELDS = [
  { name: 'name', label: 'Company name', isRequired: true },
  { name: 'location', label: 'Location', isRequired: true, hint: 'A city and its country' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'website', label: 'Website' },
];
/** As the list of imports names it. */
const SOURCE = 'Added by hand';

type Added = { row: ImportedRow | undefined; importId: number | null };

/** Adds one company, by the rules of an import of one row. The rest is written on its review screen. */
export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const draft = useFormDraft('new company');
  const [refused, setRefused] = useState<ImportedRow>();
  const add = useMutation({
    mutationFn: async (cells: Record<string, unknown>): Promise<Added> => {
      const body = { companies: [cells], file: SOURCE };
      const { rows, importId } = await callApi('POST', '/api/admin/companies/bulk-import', { body });
      return { row: rows[0], importId };
    },
    onSuccess: async ({ row, importId }) => {
      if (importId === null) return setRefused(row);
      draft.clear();
      location.assign(await addressOfAdded(importId));
    },
    onError: (error) => {
      if (!isSignedOut(error)) showToast(adminMessages.addFailed);
    },
  });
  const issues = (refused?.reasons ?? []).map(({ field, reason }) => ({ path: field, message: reason }));
  const company = refused?.company;
  return (
    <Modal title="Add Company" description="It waits for approval, like all others." onClose={onClose}>
      {/* Outside of the form, which would take its submission for its own. */}
      {add.error !== null && isSignedOut(add.error) && (
        <SignInDialog onSignedIn={() => add.mutate(add.variables)} onClose={() => add.reset()} />
      )}
      <AdminForm
        issues={issues}
        values={Object.fromEntries(FIELDS.map(({ name }) => [name, draft.text(name, null)]))}
        onInput={draft.onInput}
        onSubmit={(form) => {
          if (!add.isPending) add.mutate(Object.fromEntries(new FormData(form)));
        }}
        className="admin-form mt-4"
      >
        {(form) => (
          <>
            {FIELDS.map(({ name, label, ...field }, index) => (
              <div key={name} className="is-wide">
                <FormField form={form} name={name} label={label} {...field}>
                  {({ autoFocus: _autoFocus, ...control }) => (
                    <input {...control} {...(index === 0 && { 'data-first': '' })} />
                  )}
                </FormField>
              </div>
            ))}
            {company !== undefined && (
              <p role="alert" className="is-wide admin-conflict">
                It is listed already: <a href={paths.adminCompany(company.id)}>{company.name}</a>, {company.location}.
              </p>
            )}
            <div className="is-wide admin-dialog-actions">
              <button type="button" className="button button-line" onClick={onClose}>
                Cancel
              </button>
              <button type="submit" className="button button-ink" aria-disabled={add.isPending}>
                {add.isPending ? 'Adding…' : 'Add Company'}
              </button>
            </div>
          </>
        )}
      </AdminForm>
    </Modal>
  );
}

/** Its review screen, or the list that it waits in where its id cannot be fetched. */
async function addressOfAdded(importId: number): Promise<string> {
  const query = { status: 'pending' as const, import: String(importId) };
  const added = await callApi('GET', '/api/admin/companies', { query }).catch(() => undefined);
  const id = added?.items[0]?.id;
  return id === undefined ? `${paths.admin}?import=${importId}` : paths.adminCompany(id);
}
