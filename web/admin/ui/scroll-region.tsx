import type { ReactNode } from 'react';

/** What scrolls within the page, with a name for those who cannot see it. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
