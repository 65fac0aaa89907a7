import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { paths, type Wanted } from '#domain/paths.ts';
import type { AddResult } from './compare-props.ts';

type Props = { ids: number[]; wanted: Required<Wanted>; result: AddResult | null };

/** Adds a company by its name, also where no script runs. */
export function AddCompany({ ids, wanted, result }: Props) {
  const left = MAX_RECIPIENTS - ids.length;
  return (
    <section id="add" aria-labelledby="add-title" className="compare-add">
      <h2 id="add-title">Add a company</h2>
      <p className="text-soft">
        {left === MAX_RECIPIENTS ? 'By its name.' : `${left === 1 ? '1 place is' : `${left} places are`} left.`}
      </p>
      <form method="get" action={`${paths.compare([])}#add`}>
        {ids.length > 0 && <input type="hidden" name="companies" value={ids.join(',')} />}
        {wanted.certification.map((name) => (
          <input key={name} type="hidden" name="certification" value={name} />
        ))}
        {(['validOn', 'from', 'equipmentType'] as const).map(
          (name) => wanted[name] !== '' && <input key={name} type="hidden" name={name} value={wanted[name]} />,
        )}
        <label htmlFor="add-name" className="sr-only">
          Name of the company
        </label>
        <input
          id="add-name"
          name="add"
          defaultValue={result?.typed}
          placeholder="Name of the company"
          maxLength={120}
          required
          autoComplete="off"
          className="field"
        />
        <button type="submit" className="button button-line">
          Find
        </button>
      </form>
      {result?.found.length === 0 && (
        <p className="mt-3">
          {`No other company with the name “${result.typed}”. `}
          <a href={paths.home({ search: result.typed })} className="link">
            Search the directory
          </a>
        </p>
      )}
      {result !== null && result.found.length > 0 && (
        <ul className="plate">
          {result.found.map(({ name, place, href }) => (
            <li key={href}>
              <span>
                <b>{name}</b> <span className="text-soft">{place}</span>
              </span>
              <a href={href} className="button button-line" aria-label={`Add ${name}`} data-add="">
                Add
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
