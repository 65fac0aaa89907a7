import type { ReactNode } from 'react';

/** Folded on phones, where pages are long, and always open in wider windows (styles/landing.css). */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
