import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { ProblemPage } from '#web/errors/problem-page.tsx';
import { texts } from '#web/messages.ts';

/** What the loader of a page about a company returns if there is no such company. */
export function companyNotFound(site: Site) {
  const { companyNotFound: title, companyNotFoundReason: description } = texts;
  const head = { title: `${title} | ${site.name}`, description, canonical: null, noIndex: true };
  return { status: 404 as const, props: { company: null }, head };
}

export function CompanyNotFound({ icon }: { icon?: ReactNode }) {
  return (
    <ProblemPage status={404} title={texts.companyNotFound} message={texts.companyNotFoundReason}>
      <a href={paths.home()} className="button button-ink mt-8">
        {icon}
        {texts.backToDirectory}
      </a>
    </ProblemPage>
  );
}
