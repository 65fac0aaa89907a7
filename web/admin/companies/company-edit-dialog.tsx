import { useEffect, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { AdminForm } from '#web/admin/ui/admin-form.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { type CallBody, CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { CompanyEditFields, SEPARATOR } from './company-edit-fields.tsx';

const CONFLICT = 409;
/** The fields of the form; the server validates their values. */
type EditBody = CallBody<'PUT', '/api/admin/companies/:id'>;

const NO_ISSUES: CallError['issues'] = [];

/** Edits a company (section 2), as it is now: the list may not yet show what has just been done to it. */
export function CompanyEditDialog({ company, onClose }: { company: AdminCompany; onClose: () => void }) {
  const [current, setCurrent] = useState<AdminCompany>();
  useEffect(() => {
    let isOpen = true;
    void fetchCompany(company.id)
      .catch(() => company)
      .then((latest) => isOpen && setCurrent(latest));
    return () => {
      isOpen = false;
    };
  }, [company]);
  return (
    <Modal title={`Edit ${company.name}`} onClose={onClose} isWide>
      {current === undefined ? <p role="status">Loading…</p> : <CompanyEditForm company={current} onClose={onClose} />}
    </Modal>
  );
}

/** What another admin has saved meanwhile is overwritten only on request. */
function CompanyEditForm({ company, onClose }: { company: AdminCompany; onClose: () => void }) {
  const { id } = company;
  const [base, setBase] = useState(company);
  const save = useAdminMutation({
    subject: 'company edit',
    call: (body: EditBody) => callApi('PUT', '/api/admin/companies/:id', { id, body }),
    success: adminMessages.updated,
    failure: (error) => (isShownInForm(error) ? null : adminMessages.updateFailed(messageOf(error))),
    onSuccess: onClose,
  });
  const { error, isPending } = save;
  const issues = error instanceof CallError ? error.issues : NO_ISSUES;
  const submit = (form: HTMLFormElement, version?: number) => {
    if (!isPending) save.run({ ...readForm(form, companyCan.takeBadges.when(base)), version });
  };
  const loadTheirs = async () => {
    try {
      setBase(await fetchCompany(id));
      save.reset();
    } catch (reason) {
      showToast(adminMessages.updateFailed(messageOf(reason)));
    }
  };
  return (
    <AdminForm
      key={base.version}
      issues={issues}
      values={valuesOf(base)}
      onSubmit={(form) => submit(form, base.version)}
      className="admin-form"
    >
      {(form) => (
        <>
          <CompanyEditFields form={form} company={base} />
          {isConflict(error) && (
            <div role="alert" className="is-wide admin-conflict">
              <p>{error.reason}</p>
              <button type="button" className="mini" onClick={() => void loadTheirs()}>
                Discard mine and load theirs
              </button>{' '}
              <button
                type="button"
                className="mini mini-stop"
                onClick={(event) => {
                  if (event.currentTarget.form !== null) submit(event.currentTarget.form);
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
            <button type="submit" className="button button-ink" aria-disabled={isPending}>
              {isPending ? 'Saving…' : 'Save Changes'}
            </button>
          </div>
        </>
      )}
    </AdminForm>
  );
}

function fetchCompany(id: number): Promise<AdminCompany> {
  return callApi('GET', '/api/admin/companies/:id', { id });
}

function valuesOf(company: AdminCompany): Record<string, string> {
  const fields = Object.entries(company).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(SEPARATOR) : String(value ?? ''),
  ]);
  return Object.fromEntries(fields);
}

/** A checkbox is in the form data only when it is checked. */
function readForm(form: HTMLFormElement, hasBadges: boolean): EditBody {
  const { verified, featured, ...values } = Object.fromEntries(new FormData(form));
  const badges = hasBadges ? { verified: verified !== undefined, featured: featured !== undefined } : {};
  return { ...(values as object as EditBody), ...badges };
}

function isConflict(error: unknown): error is CallError {
  return error instanceof CallError && error.status === CONFLICT;
}

function isShownInForm(error: Error): boolean {
  return isConflict(error) || (error instanceof CallError && error.issues.length > 0);
}

function messageOf(error: unknown): string {
  if (error instanceof CallError && error.reason !== '') return error.reason;
  return error instanceof Error ? error.message : 'Unknown error occurred';
}
