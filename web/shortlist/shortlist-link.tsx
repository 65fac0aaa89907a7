import { paths } from '#domain/paths.ts';

type Props = { company: { id: number }; className?: string };

/** Leads to the comparison, where more companies can be added. With scripts it is a button (shortlist.browser.ts). */
export function ShortlistLink({ company, className = '' }: Props) {
  return (
    <a
      href={paths.compare([company.id])}
      rel="nofollow"
      className={`button button-line ${className}`.trimEnd()}
      data-shortlist=""
    >
      Shortlist
    </a>
  );
}
