import { COUNTRIES_COVERED, CUSTOMER_SATISFACTION_PERCENT, INDUSTRY_SECTORS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { StatList } from '#web/ui/stat-list.tsx';

/** The first screen of the home page. Where something is searched for, nothing of it is shown. */
export function HeroIntro() {
  return (
    <>
      <h1>Find inspectors whose certificates you can check.</h1>
      <p className="text-lg text-soft">
        Search by method, equipment and place, and see where to check each certificate.
      </p>
    </>
  );
}

const POPULAR = ['Ultrasonic testing', 'Pressure vessel', 'ISO/IEC 17025', 'Rope access', 'API 510'];

export function PopularSearches() {
  return (
    <p>
      <span className="label-mono">Popular</span>
      {POPULAR.map((search) => (
        <a key={search} href={paths.results({ search })} className="chip">
          {search}
        </a>
      ))}
    </p>
  );
}

const STATES = [
  {
    look: 'mark mark-checked',
    name: 'Checked',
    text: 'Found at its issuer, and still valid.',
  },
  { look: 'mark', name: 'Claimed', text: 'The company says so. Ask for it and look it up.' },
  { look: 'mark mark-expired', name: 'Expired or withdrawn', text: 'It proves nothing today.' },
];

/** The three states of a certificate, on a data plate. */
export function StatesPlate() {
  return (
    <section aria-labelledby="states-title" className="states-plate">
      <h2 id="states-title" className="label-mono">
        How to read a certificate here
      </h2>
      <dl>
        {STATES.map(({ look, name, text }) => (
          <div key={name}>
            <dt>
              <span className={look} aria-hidden="true">
                17020
              </span>
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>A mark stands for one certificate. Nobody can buy one.</p>
    </section>
  );
}

/** The true number of companies beside the fixed figures (specification section 1). */
export function Figures({ companies }: { companies: number }) {
  return (
    <StatList
      className="stats figures"
      stats={[
        [companies === 1 ? 'Certified Company' : 'Certified Companies', companies],
        ['Countries Covered', COUNTRIES_COVERED],
        ['Industry Sectors', INDUSTRY_SECTORS],
        ['Customer Satisfaction', `${CUSTOMER_SATISFACTION_PERCENT}%`],
      ]}
    />
  );
}
