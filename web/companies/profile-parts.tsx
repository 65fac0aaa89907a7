import type { ReactNode } from 'react';

/** One section of a profile with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A value with its label. */
export function ProfileField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[180px_1fr] sm:items-baseline sm:gap-4">
      <dt className="label-mono">{label}</dt>
      <dd className="mt-1.5 sm:mt-0">{children}</dd>
    </div>
  );
}

/** Values as tags; those with a page of their own link to it. */
export function ProfileFields({
  label,
  values,
  addressOf,
}: {
  label: string;
  values: string[];
  addressOf?: (value: string) => string | undefined;
}) {
  return (
    <ProfileField label={label}>
      <span className="flex flex-wrap gap-1.5">
        {values.length === 0 ? (
          <span className="text-soft">Not specified</span>
        ) : (
          values.map((value) => {
            const href = addressOf?.(value);
            return href === undefined ? (
              <span key={value} className="tag bg-sheet">
                {value}
              </span>
            ) : (
              <a key={value} href={href} className="tag bg-sheet hover:underline">
                {value}
              </a>
            );
          })
        )}
      </span>
    </ProfileField>
  );
}
