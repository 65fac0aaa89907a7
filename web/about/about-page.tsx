import {
  ABOUT_COUNTRIES,
  ABOUT_PLATFORM_ACCESS,
  ABOUT_VERIFIED_PERCENT,
  CERTIFIED_COMPANIES,
} from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { ContactSection } from '#web/contact/contact-section.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { StatList } from '#web/ui/stat-list.tsx';
import { VerificationSteps } from '#web/verification/verification-steps.tsx';

export type AboutProps = { siteName: string; industries: string[]; contact: FormProps };

const STATS = [
  ['Certified companies', CERTIFIED_COMPANIES],
  ['Countries', ABOUT_COUNTRIES],
  ['Platform access', ABOUT_PLATFORM_ACCESS],
  ['Verified providers', `${ABOUT_VERIFIED_PERCENT}%`],
] as const;

const FEATURES = [
  {
    title: 'Verified Companies',
    text: 'We read each registration before it goes live. The green badge means that we have checked the certificates ourselves.',
  },
  {
    title: 'Global Network',
    text: 'Inspection bodies, test laboratories and certified specialists on every continent, found by city, country or service area.',
  },
  {
    title: 'Expert Matching',
    text: 'Search with the terms you use at work. MPI and MT find the same method, and ISO 17025 finds the laboratories that hold it.',
  },
  {
    title: '24/7 Availability',
    text: 'A shutdown does not wait for office hours. Search, compare and send a request at any time, without an account.',
  },
];

/** The certifications that the specification names; each is a family that the search can filter by. */
const CERTIFICATIONS = ['ASME', 'ISO 17025', 'API', 'NACE', 'ACCP', 'Level III'];

/** Specification section 2 "About". */
export function AboutPage({ siteName, industries, contact }: AboutProps) {
  return (
    <>
      <section className="container-page pt-12 md:pt-18" aria-labelledby="hero">
        <p className="label-mono">About {siteName}</p>
        <h1 id="hero" className="page-title">
          Connecting plant owners with inspectors they can verify.
        </h1>
        <p className="mt-4 max-w-[60ch] text-pretty text-lg text-soft">
          {siteName} is the worldwide directory of certified industrial inspection and testing companies: for equipment
          owners and the companies that inspect it.
        </p>
        <div className="mt-8 flex flex-wrap gap-2">
          <a href={paths.home()} className="button button-ink">
            Find Inspectors
          </a>
          <a href={paths.register} className="button button-line">
            List Your Company
          </a>
        </div>
        <StatList label="Key statistics" stats={STATS} />
      </section>

      <section aria-labelledby="mission" className="container-page section">
        <div className="mission">
          <h2 id="mission">Our mission</h2>
          <div>
            <p className="text-pretty text-lg">
              If you own a weld, a vessel or a crane, you must know it is safe. Finding someone qualified to say so
              should take minutes, not weeks of calls.
            </p>
            <p className="mt-4 text-soft">
              We bring equipment owners and certified inspection companies together, and we show the proof: who issued a
              certificate, what it covers, and where anyone can check it. Companies can pay for placement, which we
              always label. They cannot pay to pass our check.
            </p>
          </div>
        </div>
      </section>

      <section aria-labelledby="features" className="container-page section">
        <h2 id="features">What you can rely on</h2>
        <ul className="feature-plates">
          {FEATURES.map(({ title, text }) => (
            <li key={title} className="plate">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="process" className="container-page section">
        <h2 id="process">Our verification process</h2>
        <VerificationSteps />
      </section>

      <section aria-labelledby="coverage" className="container-page section">
        <h2 id="coverage">Certifications and industries</h2>
        <div className="badge-lists">
          <BadgeList
            title="Certifications"
            badges={CERTIFICATIONS.map((name) => ({ name, href: paths.results({ certification: [name] }) }))}
          />
          <BadgeList
            title="Industries"
            badges={industries.map((name) => ({ name, href: paths.results({ industry: [name] }) }))}
          />
        </div>
      </section>

      <ContactSection {...contact} />
    </>
  );
}

function BadgeList({ title, badges }: { title: string; badges: { name: string; href: string }[] }) {
  return (
    <div>
      <h3 className="label-mono">{title}</h3>
      <ul>
        {badges.map(({ name, href }) => (
          <li key={name}>
            <a href={href} className="tag">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
