type Props = {
  stats: readonly (readonly [label: string, value: string | number])[];
  label?: string;
  className?: string;
};

/** A row of large numbers with their labels. */
export function StatList({ stats, label, className = 'stats' }: Props) {
  return (
    <dl className={className} aria-label={label}>
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt className="label-mono">{name}</dt>
          <dd>{value.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
