import { dateText } from '#domain/certificates/certificate-text.ts';
import { companyPlace } from '#domain/companies/company-place.ts';
import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { CardBadge } from '#web/companies/company-badge.tsx';
import { CompanyLogo } from '#web/companies/company-logo.tsx';
import { ContactLink } from '#web/companies/contact-link.tsx';
import { Distance } from '#web/companies/distance.tsx';
import type { CompareProps } from './compare-props.ts';
import type { Cell, Compared, Row } from './comparison.ts';

type Props = CompareProps & { ids: number[] };

/** The verdict of the day first, then group by group. Head and first column stay in sight. */
export function CompareTable({ compared, ids, wanted, verdicts, date, groups }: Props) {
  const search = paths.home({
    location: wanted.from,
    certification: [...wanted.certification],
    validOn: wanted.validOn || undefined,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard's way to columns out of sight
    <section className="compare-scroll" aria-label="Comparison" tabIndex={0}>
      <table className={`compare-table compare-${compared.length}`}>
        <thead>
          <tr>
            <td>
              {compared.length < MAX_RECIPIENTS && (
                <a href={search} className="button button-line">
                  Add a company
                </a>
              )}
            </td>
            {compared.map(({ company }) => (
              <th key={company.id} scope="col">
                <div>
                  <CompanyLogo company={company} size="card" />
                  <p>
                    <a href={profileOf(company, wanted)}>{company.name}</a>
                    <small>{companyPlace(company)}</small>
                  </p>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="compare-buttons">
            <th scope="row">
              <span className="sr-only">Badge and next steps</span>
            </th>
            {compared.map((one) => (
              <td key={one.company.id}>
                <Steps one={one} ids={ids} wanted={wanted} />
              </td>
            ))}
          </tr>
          <tr className="compare-verdict">
            <th scope="row">{wanted.validOn === '' ? `Today, ${dateText(date)}` : `On ${dateText(date)}`}</th>
            {verdicts.map(({ isProof, text }, index) => (
              <td key={compared[index]?.company.id} className={isProof ? 'is-checked' : undefined}>
                {isProof && <span aria-hidden="true">✓ </span>}
                {text}
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={compared.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <ComparedRow key={row.label} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Steps({ one: { company }, ids, wanted }: { one: Compared } & Pick<Props, 'ids' | 'wanted'>) {
  return (
    <>
      <CardBadge company={company} />
      <p className="compare-steps">
        <ContactLink company={company} validOn={wanted.validOn || null} label={`Contact ${company.name}`} isQuiet>
          Contact
        </ContactLink>
        <a
          href={profileOf(company, wanted)}
          className="button button-line"
          aria-label={`View Profile of ${company.name}`}
        >
          View Profile
        </a>
        <a
          href={paths.compare(
            ids.filter((id) => id !== company.id),
            wanted,
          )}
          className="link"
          aria-label={`Remove ${company.name}`}
          data-remove={company.id}
        >
          Remove
        </a>
      </p>
    </>
  );
}

function profileOf(company: Compared['company'], { from, validOn }: Props['wanted']): string {
  return paths.company(company, company.distance === null ? undefined : from, validOn || undefined);
}

function ComparedRow({ row: { label, cells, isEqual } }: { row: Row }) {
  return (
    <tr className={isEqual ? 'is-equal' : undefined}>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each company, in their order
        <td key={index} className={`is-${cell.kind}`}>
          <Value cell={cell} />
          {cell.notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
          {cell.warning !== null && <small className="compare-warning">{cell.warning}</small>}
        </td>
      ))}
    </tr>
  );
}

function Value({ cell: { kind, text, miles } }: { cell: Cell }) {
  if (miles !== null) return <Distance miles={miles} />;
  if (kind === 'ended') return <s>{text}</s>;
  return (
    <>
      {kind === 'checked' && <span aria-hidden="true">✓ </span>}
      {text}
    </>
  );
}
