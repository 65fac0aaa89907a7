import type { FacetCount } from '#domain/companies/public-company.ts';
import { CITY_LINKS, LABORATORY_LINKS, type LandingLink, SERVICE_LINKS } from '#domain/landing/landing-links.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { Benefits } from '#web/ui/benefits.tsx';
import { LinkList } from '#web/ui/link-list.tsx';

export function PromoBlock({ siteName }: { siteName: string }) {
  return (
    <section aria-labelledby="promo" className="container-page section">
      <div className="promo">
        <div>
          <h2 id="promo">Does your company inspect or test?</h2>
          <p>A listing on {siteName} is free, and checked certificates earn the verified badge.</p>
        </div>
        <div>
          <a href={paths.register} className="button">
            List Your Company
          </a>
          <a href={paths.pricing} className="button">
            Get Verified
          </a>
        </div>
      </div>
    </section>
  );
}

/** The five industries with the most companies; choosing one applies at once (section 4). The header leads here always. */
export function IndustryCards({ industries, state }: { industries: FacetCount[]; state: HomeState }) {
  return (
    <section id="industries" aria-labelledby="industries-title" className="container-page section">
      <h2 id="industries-title">Browse by Industry Sector</h2>
      {industries.length === 0 ? (
        <p>
          No company has listed its industry yet.{' '}
          <a href={paths.register} className="link">
            List your company
          </a>
        </p>
      ) : (
        <ul className="industry-cards">
          {industries.map(({ name, count }) => (
            <li key={name}>
              <a href={paths.results({ ...state, industry: [name], page: 1 })} data-industry={name} className="plate">
                <b>{name}</b>
                <span className="label-mono">{count === 1 ? '1 company' : `${count} companies`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const BENEFITS = [
  {
    title: 'Certificates you can check',
    text: 'Each certificate shows its issuer and where to look it up. Green means that we did.',
  },
  {
    title: 'Reviewed by a person',
    text: 'We read and approve each registration. Paid placement is always labelled.',
  },
  {
    title: 'Straight to the company',
    text: 'Your request goes to those you choose, with a copy to you. No account.',
  },
];

/** A script draws the map when it comes near: on most visits nobody scrolls so far. */
export function WhereBased() {
  return (
    <section aria-labelledby="where" className="container-page section">
      <div className="section-head">
        <h2 id="where">Where They Are Based</h2>
        <a href={paths.results({ view: 'map' })} className="link">
          Open the map
        </a>
      </div>
      <div id="home-map" />
    </section>
  );
}

export function WhyChoose({ siteName }: { siteName: string }) {
  return <Benefits heading={<>Why Choose {siteName}</>} benefits={BENEFITS} />;
}

export function LinkDirectory() {
  return (
    <section aria-labelledby="directory" className="container-page section">
      <h2 id="directory">Inspection by location and service</h2>
      <div className="link-lists">
        <LinkList title="Cities" links={CITY_LINKS.map(toLink)} />
        <LinkList title="Laboratories and regions" links={LABORATORY_LINKS.map(toLink)} />
        <LinkList title="Services" links={SERVICE_LINKS.map(toLink)} />
      </div>
    </section>
  );
}

function toLink({ path, label }: LandingLink) {
  return { label, href: path };
}
