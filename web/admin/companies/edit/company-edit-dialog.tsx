import './company-edit.css';
import { useEffect, useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Confirm, Modal } from '#web/admin/ui/modal.tsx';
import { useUnsavedWork } from '#web/admin/ui/unsaved-work.ts';
import { CompanyEditForm, fetchCompany } from './company-edit-form.tsx';
import { differences, type EditValues, editValuesOf } from './edit-values.ts';

type Props = {
  companyId: number;
  /** Runs when the dialog is to be closed, after saving or without. */
  onDone: () => void;
};

/** Edits a company (section 2), as it is now: the list may not yet show what has just been done to it. */
export function CompanyEditDialog({ companyId, onDone }: Props) {
  const [company, setCompany] = useState<AdminCompany>();
  const [values, setValues] = useState<EditValues>();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isUnsaved =
    company !== undefined && values !== undefined && differences(editValuesOf(company), values).length > 0;
  useUnsavedWork(isUnsaved);
  useEffect(() => {
    let isOpen = true;
    fetchCompany(companyId).then(
      (latest) => {
        if (!isOpen) return;
        setCompany(latest);
        setValues(editValuesOf(latest));
      },
      () => setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [companyId]);
  const close = () => (isUnsaved ? setAsking(true) : onDone());
  return (
    <Modal title={company === undefined ? 'Edit company' : `Edit ${company.name}`} onClose={close} isWide>
      {hasFailed && <p role="alert">This company cannot be loaded. It may have been removed.</p>}
      {!hasFailed && company === undefined && <Loading />}
      {company !== undefined && values !== undefined && (
        <CompanyEditForm company={company} values={values} onValues={setValues} onDone={onDone} onCancel={close} />
      )}
      {isAsking && (
        <Confirm
          title="Discard Changes"
          text={`Are you sure you want to discard the changes to ${company?.name ?? 'this company'}? They are not saved.`}
          action="Discard"
          onConfirm={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
