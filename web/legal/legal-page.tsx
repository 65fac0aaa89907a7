import type { ReactNode } from 'react';

type Props = { title: string; lead: string; sections: readonly { title: string; content: ReactNode }[] };

/** A page of short sections in plain words. */
export function LegalPage({ title, lead, sections }: Props) {
  return (
    <article className="container-page narrow pt-12 md:pt-18">
      <h1 className="page-title">{title}</h1>
      <p className="mt-4 text-lg text-soft">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className="legal-section">
          <h2>{section.title}</h2>
          {section.content}
        </section>
      ))}
    </article>
  );
}
