import type { CompanyReview } from '#domain/companies/company-review.ts';
import { badgesAskedFor } from '#domain/companies/company-status.ts';

/** What decides, at a glance. A cell with nothing to look at is soft; places never move. */
export function VerdictStrip({ review: { company, certificates } }: { review: CompanyReview }) {
  const { duplicates, missing } = company;
  const checked = certificates.filter(({ state }) => state === 'checked').length;
  const badges = badgesAskedFor(company);
  const [first, ...others] = missing;
  const cells: readonly (readonly [value: string, label: string, isOpen: boolean])[] = [
    [
      String(duplicates.length),
      duplicates.length === 1 ? 'possible duplicate' : 'possible duplicates',
      duplicates.length > 0,
    ],
    [
      certificates.length === 0 ? 'None' : `${checked} of ${certificates.length}`,
      certificates.length === 0 ? 'no certificate named' : 'certificates checked',
      checked < certificates.length,
    ],
    first === undefined
      ? ['Nothing', 'missing', false]
      : [first, others.length === 0 ? 'missing, nothing else' : `and ${others.join(', ')} missing`, true],
    [badges.length === 0 ? 'None' : badges.join(', '), 'badges asked for', badges.length > 0],
  ];
  return (
    <ul className="verdict-strip" aria-label="What decides">
      {cells.map(([value, label, isOpen]) => (
        <li key={label} className={isOpen ? 'is-open' : undefined}>
          <strong>{value}</strong>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
