import type { ReactNode } from 'react';

type Props = { fields: readonly (readonly [label: string, value: ReactNode])[] };

/** Labels with their values. Fields without a value are left out. */
export function DetailsList({ fields }: Props) {
  const present = fields.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="admin-details">
      {present.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
