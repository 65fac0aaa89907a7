import { dateText } from '#domain/certificates/certificate-text.ts';
import { MAX_LOCATION_LENGTH, MAX_RECIPIENTS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { BackLink } from '#web/companies/back-link.tsx';
import { AddCompany } from './add-company.tsx';
import type { CompareProps } from './compare-props.ts';
import { CompareTable } from './compare-table.tsx';

export function ComparePage(props: CompareProps) {
  const { compared, missing, isTooMany, wanted, date } = props;
  const ids = compared.map(({ company }) => company.id);
  const count = compared.length;
  return (
    <div className="container-page compare" data-compared={[...ids, ...missing].join(',')}>
      <div className="compare-bar">
        <BackLink />
        <p>
          <button type="button" className="link" data-keep="" hidden>
            Save as my shortlist
          </button>
          <button type="button" className="link" data-print="" hidden>
            Print
          </button>
        </p>
      </div>
      <h1>{count === 0 ? 'Compare companies' : `Compare ${count === 1 ? '1 company' : `${count} companies`}`}</h1>
      {missing.map((id) => (
        <p key={id} className="plate compare-note">
          <span>
            <b data-missing={id}>{`Company ${id}`}</b> is not listed any more.
          </span>
          <a href={paths.compare(ids, wanted)} className="link" data-remove={id}>
            Remove
          </a>
        </p>
      ))}
      {isTooMany && (
        <p className="plate compare-note">{`Up to ${MAX_RECIPIENTS} companies fit. These are the first.`}</p>
      )}
      {count === 0 ? (
        <NothingChosen />
      ) : (
        <>
          <div className="compare-head">
            <Wanting {...props} ids={ids} />
            <div className="compare-actions">
              {count > 1 && (
                <label className="compare-switch">
                  <input type="checkbox" id="hide-equal" /> Hide equal rows
                </label>
              )}
              <a href={paths.request(ids, wanted)} className="button button-ink">
                {count === 1 ? 'Ask for a quote' : `Ask all ${count} for quotes`}
              </a>
            </div>
          </div>
          <CompareTable {...props} ids={ids} />
          <p className="compare-legend">
            {count > 1 && 'Grey rows are the same for all. '}“Not named” means that the company has not said it, not
            that it cannot do it. Green: checked at its issuer, and current. All certificates are compared for{' '}
            {dateText(date)}.
          </p>
        </>
      )}
      {count < MAX_RECIPIENTS && <AddCompany ids={[...ids, ...missing]} wanted={wanted} result={props.add} />}
    </div>
  );
}

function NothingChosen() {
  return (
    <div className="mt-4">
      <p className="max-w-[60ch] text-lg text-soft">
        {`Choose “Shortlist” on cards and profiles, for up to ${MAX_RECIPIENTS} companies. Here you see their certificates, methods and distance side by side, and ask them all with one request.`}
      </p>
      <p className="mt-6 flex flex-wrap gap-2">
        <a href={paths.home()} className="button button-ink">
          Find companies
        </a>
        <a href={paths.compare([])} className="button button-line" data-own="" hidden>
          Compare my shortlist
        </a>
      </p>
    </div>
  );
}

/** The day and the place that the comparison is for. */
function Wanting({ ids, wanted, isPlaceUnknown }: CompareProps & { ids: number[] }) {
  return (
    <form method="get" action={paths.compare([])} className="compare-form">
      <input type="hidden" name="companies" value={ids.join(',')} />
      {wanted.certification.map((name) => (
        <input key={name} type="hidden" name="certification" value={name} />
      ))}
      {wanted.equipmentType !== '' && <input type="hidden" name="equipmentType" value={wanted.equipmentType} />}
      <label>
        <span className="label-mono">Valid on</span>
        <input type="date" name="validOn" defaultValue={wanted.validOn} className="field" />
      </label>
      <label>
        <span className="label-mono">Distance from</span>
        <input
          name="from"
          defaultValue={wanted.from}
          placeholder="Town"
          maxLength={MAX_LOCATION_LENGTH}
          autoComplete="off"
          data-suggest="places"
          aria-describedby={isPlaceUnknown ? 'unknown-place' : undefined}
          className="field"
        />
      </label>
      <button type="submit" className="button button-line">
        Show
      </button>
      {isPlaceUnknown && (
        <p id="unknown-place" className="form-issue">
          {`We know no town “${wanted.from}”, so no distance is shown. Try a town with its country.`}
        </p>
      )}
    </form>
  );
}
