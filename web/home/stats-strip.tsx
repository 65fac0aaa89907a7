import { COUNTRIES_COVERED, CUSTOMER_SATISFACTION_PERCENT, INDUSTRY_SECTORS } from '#domain/constants.ts';

/** The true number of companies beside the fixed figures (specification section 1). */
export function StatsStrip({ companies }: { companies: number }) {
  const figures = [
    [companies.toLocaleString('en'), companies === 1 ? 'Certified Company' : 'Certified Companies'],
    [String(COUNTRIES_COVERED), 'Countries Covered'],
    [String(INDUSTRY_SECTORS), 'Industry Sectors'],
    [`${CUSTOMER_SATISFACTION_PERCENT}%`, 'Customer Satisfaction'],
  ];
  return (
    <dl className="stats">
      {figures.map(([value, label]) => (
        <div key={label}>
          <dt className="label-mono">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
