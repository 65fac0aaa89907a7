import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { companyStatus } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { Key } from '#web/admin/ui/key-help.tsx';

type Compared = CompanyReview['twins'][number];
type Props = {
  company: CompanyReview['company'];
  twin: Compared;
  /** Whether the keys M and D are for this one. */
  hasKeys: boolean;
  onMerge: () => void;
  onDistinct: () => void;
};

/** A possible duplicate beside the company, what both have in common marked. */
export function TwinComparison({ company, twin, hasKeys, onMerge, onDistinct }: Props) {
  const rows = compare(company, twin);
  const equal = rows.filter(({ isEqual }) => isEqual).length;
  return (
    <section aria-label={`Possible duplicate: ${twin.name}`}>
      <h3 className="review-spread">
        Possible duplicate <span className="check-soft">{`${equal} of ${rows.length} fields equal`}</span>
      </h3>
      <table className="twin-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col">This one</th>
            <th scope="col">
              <a href={paths.adminCompany(twin.id)} className="link">
                Company {twin.id}
              </a>
              , {companyStatus(twin).toLowerCase()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, one, other, isEqual }) => (
            <tr key={label} className={isEqual ? 'is-equal' : undefined}>
              <th scope="row">
                {label}
                {isEqual && <span className="sr-only"> (equal)</span>}
              </th>
              <td>{one || <span className="check-soft">none</span>}</td>
              <td>{other || <span className="check-soft">none</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="admin-actions">
        {mayCall('POST', '/api/admin/companies/:id/merge') && (
          <button type="button" className="mini" aria-label={`Compare and merge with ${twin.name}`} onClick={onMerge}>
            Compare and merge {hasKeys && <Key name="M" />}
          </button>
        )}
        <button type="button" className="mini" aria-label={`${twin.name} is not a duplicate`} onClick={onDistinct}>
          Not a duplicate {hasKeys && <Key name="D" />}
        </button>
      </p>
    </section>
  );
}

function compare(company: CompanyReview['company'], twin: Compared) {
  const same = new Set(company.duplicates.find(({ id }) => id === twin.id)?.same);
  const isSamePlace =
    company.location === twin.location ||
    (company.city !== null && company.city === twin.city && company.countryCode === twin.countryCode);
  const row = (label: string, read: (one: Compared) => string, isEqual?: boolean) => {
    const [one, other] = [read(company), read(twin)];
    return { label, one, other, isEqual: isEqual ?? (one !== '' && one === other) };
  };
  return [
    row('Name', ({ name }) => name, same.has('name')),
    row('Place', ({ location }) => location, isSamePlace),
    row('Website', ({ website }) => website?.replace(/^https?:\/\/(www\.)?|\/$/g, '') ?? '', same.has('website')),
    row('Email', ({ email }) => email, same.has('email domain')),
    row('Phone', ({ phone }) => phone, same.has('phone')),
    row('Certificates', ({ certifications }) => certifications.join(', ')),
    row('Requests', ({ requestsInYear }) => `${requestsInYear} in 12 months`, false),
  ];
}

/** Which of two stays, at first: one that is public, else the older. */
export function targetFirst(one: AdminCompany, other: AdminCompany): [AdminCompany, AdminCompany] {
  const isOtherBetter = other.isPublic !== one.isPublic ? other.isPublic : other.id < one.id;
  return isOtherBetter ? [other, one] : [one, other];
}
