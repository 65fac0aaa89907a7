import type { LastChecked } from '#domain/certificates/certificate-check.ts';
import { checkPlace, dateText, scopeLines, untilText } from '#domain/certificates/certificate-text.ts';
import { paths } from '#domain/paths.ts';

/** The certificate that was checked last, as a data plate: it shows what a record is. */
export function LastCheckedPlate({ company, certificate }: LastChecked) {
  const { name, fullName, number, checkedOn, holderKind } = certificate;
  const [scope] = scopeLines(certificate);
  return (
    <section aria-labelledby="last-checked" className="states-plate last-checked">
      <div>
        <h2 id="last-checked" className="label-mono">
          Last certificate checked
        </h2>
        <span className="badge badge-verified">
          <span aria-hidden="true">✓ </span>VALID
        </span>
      </div>
      <b>{name}</b>
      {fullName !== null && fullName !== name && <p>{fullName}</p>}
      <dl>
        {number !== null && (
          <div>
            <dt>Number</dt>
            <dd>
              <code>{number}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Held by</dt>
          <dd>{`${holderKind === 'person' ? 'A person at ' : ''}${company.name}, ${company.location}`}</dd>
        </div>
        {scope !== undefined && (
          <div>
            <dt>Scope</dt>
            <dd>{scope}</dd>
          </div>
        )}
        <div>
          <dt>Valid until</dt>
          <dd>{untilText(certificate)}</dd>
        </div>
        {checkedOn !== null && (
          <div>
            <dt>Checked</dt>
            <dd className="proof">{`${dateText(checkedOn)} ${checkPlace(certificate)}`}</dd>
          </div>
        )}
      </dl>
      <p>
        <a href={number === null ? paths.company(company) : paths.checkCertificate(number)} className="link">
          See the record
        </a>
        <a href={paths.checkCertificate()} className="link">
          Check another certificate
        </a>
      </p>
    </section>
  );
}
