import type { ReactNode } from 'react';
import type { Faq } from '#domain/landing/content/content-parts.ts';
import type { Source } from '#domain/landing/content/sources.ts';
import { paths } from '#domain/paths.ts';
import type { CardCompany } from '#web/companies/card-content.ts';
import { CertificationMark } from '#web/companies/certification-mark.tsx';
import { CompanyBadge } from '#web/companies/company-badge.tsx';
import { CompanyCard } from '#web/companies/company-card.tsx';
import { CompanyLogo } from '#web/companies/company-logo.tsx';
import { Distance, WithDistances } from '#web/companies/distance.tsx';
import { MarkLegend } from '#web/companies/mark-legend.tsx';
import { Crumbs } from '#web/seo/crumbs.tsx';
import type { Crumb } from '#web/seo/structured-data.ts';
import { cachedHtml, identityOf } from '#web/ui/cached-html.server.tsx';
import { StatList } from '#web/ui/stat-list.tsx';

export type Link = { label: string; href: string; note?: string; miles?: number };
/** A list of companies as cards. */
export type Providers = {
  heading: string;
  cards: CardCompany[];
  /** A link to all of them on the home page, if there are more than the cards, of which phones show three. */
  more: (Link & { isForPhones?: boolean }) | null;
  /** The place from which the distances on the cards are measured. */
  from: string | undefined;
};

/** What both kinds of landing pages show. */
export type LandingContent = {
  crumbs: Crumb[];
  title: string;
  lead: string;
  notice: string | null;
  stats: [label: string, value: number][];
  /** Whose they are, if not those of the page's own companies. */
  statsOf: string | null;
  providers: Providers;
  around: Providers | null;
  map: string | null;
  featured: CardCompany[];
  faq: readonly Faq[];
  explore: readonly { title: string; links: readonly Link[] }[];
  /** Where the facts of the page that can age were read. */
  sources: readonly Source[];
};

const FEATURED_MARKS = 4;

type TopProps = Pick<LandingContent, 'crumbs' | 'title' | 'lead' | 'notice' | 'stats' | 'statsOf'>;

export function LandingTop({ crumbs, title, lead, notice, stats, statsOf }: TopProps) {
  return (
    <div className="container-page pt-6">
      <Crumbs crumbs={crumbs} />
      <h1 className="landing-title">{title}</h1>
      <p className="landing-lead">{lead}</p>
      {notice !== null && (
        <p className="plate landing-notice">
          <WithDistances text={notice} />
        </p>
      )}
      {statsOf !== null && <p className="label-mono landing-stats-of">{statsOf}</p>}
      <StatList className="stats landing-stats" stats={stats} />
    </div>
  );
}

export function LandingSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="container-page section landing-section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A row of short links. */
export function Chips({ links }: { links: readonly Link[] }) {
  return (
    <ul className="chips">
      {links.map(({ label, href, note, miles }) => (
        <li key={href}>
          <a href={href}>
            {label}
            {note !== undefined && <small>{note}</small>}
            {miles !== undefined && (
              <small>
                <Distance miles={miles} />
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same companies appear on many pages. A cached card takes 3 KB. */
const MAX_CARDS = 5_000;
const CachedCard = cachedHtml(CompanyCard, {
  max: MAX_CARDS,
  // The states are made with all that visitors see of a company, and again after each change of it.
  keyOf: ({ company: { certificateStates, distance, serves }, from }) =>
    JSON.stringify([identityOf(certificateStates), distance, serves, from]),
});

/** The companies of the page, those around its place, and the map of all (rendered by web/maps/company-map.ts). */
export function FoundCompanies({ providers, around, map }: Pick<LandingContent, 'providers' | 'around' | 'map'>) {
  return (
    <>
      <ProviderGrid id="companies" {...providers} />
      {around !== null && <ProviderGrid id="around" {...around} />}
      {map !== null && (
        <LandingSection id="map" title="On the map">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is rendered by React */}
          <div dangerouslySetInnerHTML={{ __html: map }} />
        </LandingSection>
      )}
    </>
  );
}

/** The cards, or a sentence if there are none. */
function ProviderGrid({ id, heading, cards, more, from }: Providers & { id: string }) {
  return (
    <LandingSection id={id} title={heading}>
      {cards.length === 0 ? (
        <div className="plate flex flex-col items-start gap-4 p-8">
          <p className="max-w-[56ch]">
            No companies found for this location and criteria. Please try a different search.
          </p>
          <a href={paths.home()} className="button button-ink">
            Browse All Companies
          </a>
        </div>
      ) : (
        <>
          <MarkLegend />
          <div className="card-lists">
            <ul className="results-grid landing-cards">
              {cards.map((company) => (
                <li key={company.id}>
                  <CachedCard company={company} view="grid" from={company.distance === null ? undefined : from} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      {more !== null && (
        <p className={more.isForPhones ? 'mt-6 sm:hidden' : 'mt-6'}>
          <a href={more.href} className="button button-line">
            {more.label}
          </a>
        </p>
      )}
    </LandingSection>
  );
}

type BannerProps = { id: string; title: string; text: string; actions: readonly [Link, Link] };

/** A dark band with a question and two actions. */
export function Banner({ id, title, text, actions: [first, second] }: BannerProps) {
  return (
    <section aria-labelledby={id} className="container-page section">
      <div className="promo">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          <a href={first.href} className="button">
            {first.label}
          </a>
          <a href={second.href} className="button">
            {second.label}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Companies in rows, with name, location and certificates. */
export function FeaturedProviders({ companies }: { companies: readonly CardCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <LandingSection
      id="featured"
      title={companies.some(({ featured }) => featured) ? 'Featured Providers' : 'Verified Providers'}
    >
      <ul className="provider-rows">
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyLogo company={company} size="card" />
            <div>
              <h3>
                <a href={paths.company(company)}>{company.name}</a>{' '}
                {company.featured && <CompanyBadge badge="FEATURED" />}
                {company.verified && <CompanyBadge badge="VERIFIED" certificateStates={company.certificateStates} />}
              </h3>
              <p>{company.place}</p>
            </div>
            <p className="provider-marks">
              {company.certifications.slice(0, FEATURED_MARKS).map((name, index) => (
                <CertificationMark
                  key={name}
                  name={name}
                  mark={company.certificationMarks[index] ?? ''}
                  state={company.certificateStates[index] ?? 'claimed'}
                />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="provider-note">
        {companies.some(({ featured }) => featured) && 'FEATURED: the company pays for this placement. '}
        {companies.some(({ verified }) => verified)
          ? 'VERIFIED: we have checked that the company exists. A green mark is a certificate that we have checked and that is current.'
          : 'We have not checked the certificates of these companies yet.'}
      </p>
    </LandingSection>
  );
}
