import type { ReactNode } from 'react';
import type { Source } from '#domain/landing/content/sources.ts';
import { Chips, LandingSection, type Link } from '#web/landing/landing-sections.tsx';
import { Sources } from '#web/landing/landing-texts.tsx';
import { Crumbs } from '#web/seo/crumbs.tsx';
import type { Crumb } from '#web/seo/structured-data.ts';

type Props = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  sources: readonly Source[];
  links: readonly Link[];
  children: ReactNode;
};

/** The frame of every guide: breadcrumb, heading, what it is about, the text, where to go on, and its sources. */
export function GuideFrame({ crumbs, title, lead, sources, links, children }: Props) {
  return (
    <article className="guide pb-8">
      <div className="container-page pt-6">
        <Crumbs crumbs={crumbs} />
        <h1 className="landing-title">{title}</h1>
        <p className="landing-lead">{lead}</p>
      </div>
      {children}
      {links.length > 0 && (
        <div className="not-printed">
          <LandingSection id="explore" title="Go on from here">
            <Chips links={links} />
          </LandingSection>
        </div>
      )}
      <footer>
        <Sources sources={sources} />
      </footer>
    </article>
  );
}
