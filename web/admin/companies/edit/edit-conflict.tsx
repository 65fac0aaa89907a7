import { useState } from 'react';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { differences, type EditValues, editText, editValuesOf, FIELD_LABELS } from './edit-values.ts';

type Choice = 'mine' | 'theirs';
type Props = {
  /** Who has changed it. */
  reason: string;
  base: AdminCompany;
  theirs: AdminCompany;
  mine: EditValues;
  onChosen: (values: EditValues, isToSave: boolean) => void;
};

/** Both versions of a company that two people have edited: each field is taken from one of them. */
export function EditConflict({ reason, base, theirs, mine, onChosen }: Props) {
  const theirValues = editValuesOf(theirs);
  const differing = differences(mine, theirValues);
  const mineChanged = new Set<string>(differences(editValuesOf(base), mine));
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  // What only they have changed is theirs.
  const choiceOf = (name: string): Choice => chosen[name] ?? (mineChanged.has(name) ? 'mine' : 'theirs');
  const values = (): EditValues => {
    const own = differing.filter((name) => choiceOf(name) === 'mine').map((name) => [name, mine[name]]);
    return { ...theirValues, ...Object.fromEntries(own) };
  };
  return (
    <section aria-labelledby="edit-conflict" className="edit-conflict">
      <h3 id="edit-conflict" tabIndex={-1} ref={(heading) => heading?.focus()}>
        Two versions
      </h3>
      <p role="alert">
        {reason} Saved {formatTime(theirs.updatedAt)}.{' '}
        {differing.length === 0 ? 'Both versions say the same.' : 'Choose for each field which one stays.'}
      </p>
      {differing.map((name) => (
        <fieldset key={name} className="edit-versions">
          <legend>{FIELD_LABELS[name]}</legend>
          {(['mine', 'theirs'] as const).map((choice) => (
            <label key={choice} className="plate">
              <span>
                <input
                  type="radio"
                  name={`version-${name}`}
                  checked={choiceOf(name) === choice}
                  onChange={() => setChosen({ ...chosen, [name]: choice })}
                />
                {choice === 'mine' ? 'Mine' : 'Theirs'}
              </span>
              <span className="admin-text">{editText((choice === 'mine' ? mine : theirValues)[name]) || '–'}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="admin-dialog-bar">
        <button type="button" className="button button-line" onClick={() => onChosen(values(), false)}>
          Continue Editing
        </button>
        <button type="button" className="button button-ink" onClick={() => onChosen(values(), true)}>
          Save These
        </button>
      </div>
    </section>
  );
}
