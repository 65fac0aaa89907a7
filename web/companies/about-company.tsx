import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';

type Props = { company: { id: number; name: string }; title: string; lead: string; children: ReactNode };

/** A page with a form about one company: the way back to its profile, and what the form is about. */
export function AboutCompany({ company, title, lead, children }: Props) {
  return (
    <div className="container-page narrow pt-6 [overflow-wrap:anywhere]">
      <a href={paths.company(company)} className="back-link">
        <ArrowIcon back />
        Back to {company.name}
      </a>
      <h1 className="mt-4 text-2xl">{title}</h1>
      <p className="mt-2 text-soft">{lead}</p>
      {children}
    </div>
  );
}
