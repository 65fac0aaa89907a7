import { useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import {
  MERGE_UNDO_DAYS,
  MERGED_FIELDS,
  MERGED_LISTS,
  type MergeChoice,
  type MergedField,
} from '#domain/companies/company-merge.ts';
import { companyStatus } from '#domain/companies/company-status.ts';
import { STATED_LABELS } from '#domain/companies/stated-labels.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import type { Merge } from './review-mutations.ts';
import { targetFirst } from './twin-comparison.tsx';
import { TwoPayments } from './two-payments.tsx';

type Props = {
  companies: readonly [AdminCompany, AdminCompany];
  isRefunding: boolean;
  onRefund: (refunded: AdminCompany, other: AdminCompany) => void;
  onMerge: (merge: Merge) => void;
  onClose: () => void;
};

const LABELS: Record<MergedField, string> = { ...STATED_LABELS, imageUrl: 'Image', placeCorrection: 'Map correction' };

/** Makes two companies one: which one stays, and which value of each field that differs. */
export function MergeDialog({ companies, isRefunding, onRefund, onMerge, onClose }: Props) {
  const [targetId, setTarget] = useState(() => targetFirst(...companies)[0].id);
  const [one, other] = companies;
  const [target, merged] = one.id === targetId ? [one, other] : [other, one];
  const payBoth = one.placementPaid && other.placementPaid;
  const fields = MERGED_FIELDS.filter((name) => textOf(target, name) !== textOf(merged, name));
  return (
    <Modal
      title="Merge two companies"
      description={`Requests, certificates, people, emails and notes of both go to one. The address of the other redirects to it. Nobody is mailed. You can undo this for ${MERGE_UNDO_DAYS} days.`}
      onClose={onClose}
      isWide
    >
      {payBoth && <TwoPayments companies={companies} isPending={isRefunding} onRefund={onRefund} />}
      <form
        key={target.id}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = [...new FormData(event.currentTarget)] as [MergedField | 'target', MergeChoice][];
          const choices = Object.fromEntries(chosen.filter(([name]) => name !== 'target'));
          onMerge({ targetId: target.id, mergedId: merged.id, choices });
        }}
      >
        <fieldset className="merge-target">
          <legend>Which one stays, with its number and address?</legend>
          {companies.map((company) => (
            <label key={company.id}>
              <input
                type="radio"
                name="target"
                value={company.id}
                checked={company.id === target.id}
                onChange={() => setTarget(company.id)}
              />
              {company.name}
              <span className="check-soft">
                {` company ${company.id}, ${companyStatus(company).toLowerCase()}, ${company.location}`}
              </span>
            </label>
          ))}
        </fieldset>
        {fields.map((name) => {
          const canBoth = MERGED_LISTS.some((list) => list === name);
          const usual = canBoth ? 'both' : textOf(target, name) === '' ? 'merged' : 'target';
          return (
            <fieldset key={name} className="merge-field">
              <legend>{LABELS[name]}</legend>
              {(['target', 'merged', ...(canBoth ? (['both'] as const) : [])] as const).map((choice) => (
                <label key={choice}>
                  <input type="radio" name={name} value={choice} defaultChecked={choice === usual} />
                  {choice === 'both'
                    ? 'Both'
                    : textOf(choice === 'target' ? target : merged, name) || (
                        <span className="check-soft">nothing</span>
                      )}
                </label>
              ))}
            </fieldset>
          );
        })}
        <p className="check-soft">
          {`${MERGED_FIELDS.length - fields.length} fields are equal. Approval, badge and placement are those of the better of the two.`}
        </p>
        <div className="admin-dialog-actions">
          <button type="button" className="button button-line" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-ink" disabled={payBoth}>
            Merge into {target.name}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function textOf(company: AdminCompany, name: MergedField): string {
  const value = company[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
