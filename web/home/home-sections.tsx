import type { FacetCount } from '#domain/companies/company-summary.ts';
import { COUNTRIES_COVERED, CUSTOMER_SATISFACTION_PERCENT, INDUSTRY_SECTORS } from '#domain/constants.ts';
import { CITY_LINKS, LABORATORY_LINKS, type LandingLink, SERVICE_LINKS } from '#domain/landing/landing-links.ts';
import { type HomeState, paths } from '#domain/paths.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';

export function StatsStrip({ companies }: { companies: number }) {
  const figures = [
    [companies.toLocaleString('en'), companies === 1 ? 'Certified Company' : 'Certified Companies'],
    [String(COUNTRIES_COVERED), 'Countries Covered'],
    [String(INDUSTRY_SECTORS), 'Industry Sectors'],
    [`${CUSTOMER_SATISFACTION_PERCENT}%`, 'Customer Satisfaction'],
  ];
  return (
    <dl className="grid grid-cols-2 border-line border-t md:grid-cols-4">
      {figures.map(([value, label], index) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end border-hair py-5 ${index % 2 === 1 ? 'border-l pl-5' : 'md:border-l md:pl-5'} ${index === 0 ? 'md:border-l-0 md:pl-0' : ''} ${index > 1 ? 'border-t md:border-t-0' : ''}`}
        >
          <dt className="label-mono mt-1">{label}</dt>
          <dd className="font-semibold text-2xl tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PromoBlock({ siteName }: { siteName: string }) {
  return (
    <section aria-labelledby="promo" className="container-page mt-18">
      <div className="flex flex-col gap-6 rounded-plate bg-ink p-6 text-sheet sm:p-8 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="promo" className="text-xl">
            Does your company inspect or test?
          </h2>
          <p className="mt-2 max-w-[60ch] opacity-85">
            Buyers look here for a method, a place and a certificate. List your company on {siteName} without charge, and let us
            check your certificates to earn the verified badge.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={paths.register} className="button bg-sheet text-ink hover:opacity-90">
            List Your Company
          </a>
          <a href={paths.pricing} className="button border-sheet/40 text-sheet hover:border-sheet">
            Get Verified
          </a>
        </div>
      </div>
    </section>
  );
}

type IndustriesProps = { industries: FacetCount[]; state: HomeState; onChoose: (industry: string) => void };

/** The five industries with the most companies; choosing one applies at once (section 4). */
export function IndustryCards({ industries, state, onChoose }: IndustriesProps) {
  if (industries.length === 0) return null;
  return (
    <section id="industries" aria-labelledby="industries-title" className="container-page mt-18">
      <h2 id="industries-title" className="text-xl">
        Browse by Industry Sector
      </h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {industries.map(({ name, count }) => (
          <li key={name}>
            <a
              href={`${paths.home({ ...state, industry: name, page: 1 })}#results`}
              aria-current={state.industry === name ? 'true' : undefined}
              className="plate flex h-full flex-col justify-between gap-6 p-5 hover:border-soft aria-[current]:border-ink"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(name);
              }}
            >
              <span className="font-semibold text-[17px] leading-6">{name}</span>
              <span className="flex items-end justify-between text-soft">
                <span className="label-mono">{count === 1 ? '1 company' : `${count} companies`}</span>
                <ArrowIcon />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BENEFITS = [
  {
    title: 'Proof you can check',
    text: 'Each certificate says who issues it and where its register is. A green mark means that we looked it up; a dashed one is the company’s own claim.',
  },
  {
    title: 'Reviewed by a person',
    text: 'No company appears by itself. Each registration is read and approved before it is shown, and paid placement is always labelled.',
  },
  {
    title: 'Straight to the company',
    text: 'Your request goes to the company that you chose, with your own words and a copy for you. No account, no resale, no middleman.',
  },
];

export function WhyChoose({ siteName }: { siteName: string }) {
  return (
    <section aria-labelledby="why" className="container-page mt-18">
      <h2 id="why" className="text-xl">
        Why Choose {siteName}
      </h2>
      <ul className="mt-6 grid gap-x-8 border-line border-t md:grid-cols-3">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="border-hair border-b py-6 md:border-b-0">
            <h3 className="text-[17px]">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LinkDirectory() {
  return (
    <section aria-labelledby="directory" className="container-page mt-18">
      <h2 id="directory" className="text-xl">
        Inspection by place and by service
      </h2>
      <div className="mt-6 grid gap-8 border-line border-t pt-6 sm:grid-cols-3">
        <LinkList title="Cities" links={CITY_LINKS} />
        <LinkList title="Laboratories and regions" links={LABORATORY_LINKS} />
        <LinkList title="Services" links={SERVICE_LINKS} />
      </div>
    </section>
  );
}

function LinkList({ title, links }: { title: string; links: readonly LandingLink[] }) {
  return (
    <nav aria-label={title}>
      <h3 className="label-mono">{title}</h3>
      <ul className="mt-2">
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path} className="inline-block rounded-tag py-1.5 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
