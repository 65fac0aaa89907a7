import type { ReactNode } from 'react';
import type { Source, Sourced } from '#domain/sources/sourced.ts';
import { Chips, LandingSection, type Link } from '#web/landing/landing-sections.tsx';
import type { Crumb } from '#web/seo/structured-data.ts';
import { Crumbs } from './crumbs.tsx';

type Props = Sourced & {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  links: readonly Link[];
  children: ReactNode;
};

/** The frame of every guide: breadcrumb, heading, what it is about, the text, where to go on, and its sources. */
export function GuideFrame({ crumbs, title, lead, asOf, sources, links, children }: Props) {
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
          <LandingSection id="go-on" title="Go on from here">
            <Chips links={links} />
          </LandingSection>
        </div>
      )}
      <footer className="container-page">
        <SourceNote asOf={asOf} sources={sources} />
      </footer>
    </article>
  );
}

/** "2026-11" as "November 2026". */
function monthInWords(asOf: string): string {
  return new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function SourceNote({ asOf, sources }: Sourced) {
  return (
    <p className="guide-sources">
      {`Reviewed ${monthInWords(asOf)}. Sources: `}
      {sources.map((source, index) => (
        <SourceLink key={source.name} source={source} end={index === sources.length - 1 ? '.' : '; '} />
      ))}
      {' Check the edition in your order: codes and laws change, and this page does not replace them.'}
    </p>
  );
}

function SourceLink({ source: { name, url }, end }: { source: Source; end: string }) {
  return (
    <>
      {url === null ? name : <a href={url}>{name}</a>}
      {end}
    </>
  );
}
