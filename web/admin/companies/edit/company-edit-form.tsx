import { useEffect, useRef, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { PlaceReading } from '#domain/places/place-reading.ts';
import type { Issue } from '#domain/validation.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { AdminForm } from '#web/admin/ui/admin-form.tsx';
import { Modal } from '#web/admin/ui/modal.tsx';
import { isSignedOut, SignInDialog } from '#web/admin/ui/sign-in-dialog.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { CompanyEditFields } from './company-edit-fields.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { bodyOf, differences, type EditBody, type EditValues, editValuesOf, issuesOf } from './edit-values.ts';
import { placeSentence, readPlace } from './place-preview.tsx';

const CONFLICT = 409;
const PLACE_FIELDS: readonly string[] = ['location', 'placeCorrection', 'serviceArea'];

/** What stands between the form and its saving. */
type Obstacle =
  | { kind: 'signed-out'; values: EditValues; base: AdminCompany }
  | { kind: 'place'; values: EditValues; base: AdminCompany; reading: PlaceReading }
  | { kind: 'conflict'; reason: string; theirs: AdminCompany };

type Props = {
  company: AdminCompany;
  values: EditValues;
  onValues: (values: EditValues) => void;
  onDone: () => void;
  onCancel: () => void;
};

/** Saves what was typed; an ended session, another admin or a doubtful place interrupt that and lose nothing. */
export function CompanyEditForm({ company, values, onValues, onDone, onCancel }: Props) {
  const { id } = company;
  const [base, setBase] = useState(company);
  const [issues, setIssues] = useState<Issue[]>([]);
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [isChecking, setChecking] = useState(false);
  const attempt = useRef({ values, base });
  // The dialog was open before the company was fetched.
  useEffect(() => document.querySelector<HTMLElement>('.edit-form [data-first]')?.focus(), []);
  const fail = (error: unknown) => showToast(adminMessages.updateFailed(messageOf(error)));
  const save = useAdminMutation({
    subject: 'company edit',
    call: (body: EditBody) => callApi('PUT', '/api/admin/companies/:id', { id, body }),
    success: adminMessages.updated,
    failure: (error) => (isShownInForm(error) ? null : adminMessages.updateFailed(messageOf(error))),
    onSuccess: onDone,
    onError: (error) => {
      if (isSignedOut(error)) setObstacle({ kind: 'signed-out', ...attempt.current });
      else if (isConflict(error)) void showConflict(error.reason).catch(fail);
      else if (error instanceof CallError) setIssues(error.issues);
    },
  });
  const showConflict = async (reason: string) => {
    const theirs = await fetchCompany(id);
    setObstacle({ kind: 'conflict', reason, theirs });
  };
  const send = (sent: EditValues, from: AdminCompany) => {
    attempt.current = { values: sent, base: from };
    save.run(bodyOf(sent, from));
  };
  const submit = async (sent: EditValues, from: AdminCompany) => {
    const found = issuesOf(sent, from);
    setIssues(found);
    setObstacle(undefined);
    if (found.length > 0 || save.isPending || isChecking) return;
    if (!differences(editValuesOf(from), sent).some((name) => PLACE_FIELDS.includes(name))) return send(sent, from);
    setChecking(true);
    try {
      const reading = await readPlace(sent);
      if (reading.isDoubtful) setObstacle({ kind: 'place', values: sent, base: from, reading });
      else send(sent, from);
    } catch (error) {
      if (isSignedOut(error)) setObstacle({ kind: 'signed-out', values: sent, base: from });
      else fail(error);
    } finally {
      setChecking(false);
    }
  };
  const isBusy = save.isPending || isChecking;
  const changed = differences(editValuesOf(base), values).length;
  if (obstacle?.kind === 'conflict')
    return (
      <EditConflict
        reason={obstacle.reason}
        base={base}
        theirs={obstacle.theirs}
        mine={values}
        onChosen={(merged, isToSave) => {
          onValues(merged);
          setBase(obstacle.theirs);
          setObstacle(undefined);
          if (isToSave) void submit(merged, obstacle.theirs);
        }}
      />
    );
  return (
    <>
      <AdminForm issues={issues} onSubmit={() => void submit(values, base)} className="edit-form">
        {(form) => (
          <>
            <CompanyEditFields
              form={form}
              company={base}
              values={values}
              onChange={(change) => onValues({ ...values, ...change })}
            />
            <div className="admin-dialog-bar">
              <p role="status">
                {changed === 0 ? 'No changes yet' : `${changed} ${changed === 1 ? 'change' : 'changes'}`}
              </p>
              <button type="button" className="button button-line" onClick={onCancel}>
                Cancel
              </button>
              <button type="submit" className="button button-ink" aria-disabled={isBusy}>
                {isBusy ? 'Saving…' : 'Save Changes'}
              </button>
            </div>
          </>
        )}
      </AdminForm>
      {/* Outside of the form, which would take their submission for its own. */}
      {obstacle?.kind === 'signed-out' && (
        <SignInDialog
          onSignedIn={() => void submit(obstacle.values, obstacle.base)}
          onClose={() => setObstacle(undefined)}
        />
      )}
      {obstacle?.kind === 'place' && (
        <Modal
          title="Is this the place?"
          description={placeSentence(obstacle.reading)}
          onClose={() => setObstacle(undefined)}
        >
          <div className="admin-dialog-actions">
            <button
              type="button"
              className="button button-line"
              onClick={() => {
                setObstacle(undefined);
                send(obstacle.values, obstacle.base);
              }}
            >
              Save Anyway
            </button>
            <button type="button" className="button button-ink" data-first="" onClick={() => setObstacle(undefined)}>
              Change the Place
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}

export function fetchCompany(id: number): Promise<AdminCompany> {
  return callApi('GET', '/api/admin/companies/:id', { id });
}

function isConflict(error: unknown): error is CallError {
  return error instanceof CallError && error.status === CONFLICT;
}

function isShownInForm(error: Error): boolean {
  return isConflict(error) || isSignedOut(error) || (error instanceof CallError && error.issues.length > 0);
}

function messageOf(error: unknown): string {
  if (error instanceof CallError && error.reason !== '') return error.reason;
  return error instanceof Error ? error.message : 'Unknown error occurred';
}
