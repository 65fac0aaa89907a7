import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';

type Props = {
  company: { id: number };
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Links to the page with the request form. With scripts, entry-client.ts opens the dialog instead. */
export function ContactLink({ company, label, className = '', children }: Props) {
  return (
    <a
      href={paths.requestQuote(company.id)}
      rel="nofollow"
      className={`button button-ink ${className}`}
      aria-label={label}
      data-company-id={company.id}
    >
      {children}
    </a>
  );
}
