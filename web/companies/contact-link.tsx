import type { ReactNode } from 'react';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';

type Props = {
  company: { id: number };
  label?: string;
  /** The day for which the certificates are needed, carried into the form. */
  validOn?: LocalDate | null;
  className?: string;
  /** With a line, where another step of the page is the first. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** Links to the page with the request form. With scripts, entry-client.ts opens the dialog instead. */
export function ContactLink({ company, label, validOn = null, className = '', isQuiet = false, children }: Props) {
  return (
    <a
      href={paths.requestQuote(company.id, validOn === null ? undefined : new URLSearchParams({ validOn }))}
      rel="nofollow"
      className={`button ${isQuiet ? 'button-line' : 'button-ink'} ${className}`.trimEnd()}
      aria-label={label}
      data-request=""
    >
      {children}
    </a>
  );
}
