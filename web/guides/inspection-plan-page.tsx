import type { PublicCompany } from '#domain/companies/public-company.ts';
import { guides } from '#domain/guides/guides.ts';
import { PLAN_EXAMPLE, type PlanChoice, readPlanChoice, writePlanChoice } from '#domain/guides/plan-choice.ts';
import { scopeOfWork } from '#domain/guides/plan-scope.ts';
import { planSteps } from '#domain/guides/plan-steps.ts';
import { paths, patternToRegExp } from '#domain/paths.ts';
import { CompanyBadge } from '#web/companies/company-badge.tsx';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import type { Page } from '#web/page.ts';
import { GuideFrame } from './guide-frame.tsx';
import { guideCrumbs, guideHead } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';
import { PlanForm } from './plan-form.tsx';

const SHOWN_COMPANIES = 6;
const CRUMBS = guideCrumbs({ name: guides.inspectionPlan.label, path: guides.inspectionPlan.path });
const LINKS = [
  { label: guides.weldStandards.label, href: paths.weldStandards },
  { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  { label: guides.reportAnatomy.label, href: paths.reportAnatomy },
  { label: 'Ask us which service fits', href: paths.contact },
];
const POINTS = [
  { letter: 'All', text: 'The contractor performs and records every step; the letters are for inspector and owner.' },
  { letter: 'H', text: 'Hold: work stops until the named party has released the step.' },
  { letter: 'W', text: 'Witness: the party may attend; after due notice the work goes on.' },
  { letter: 'R', text: 'Review: the party checks the record.' },
  { letter: 'S, M', text: 'Surveillance, monitoring, in plans of others: attendance at random, which stops nothing.' },
];

type Offering = Pick<PublicCompany, 'id' | 'name' | 'location' | 'verified' | 'certificateStates'>;
type Props = { choice: PlanChoice; companies: Offering[] };

function InspectionPlanPage({ choice, companies }: Props) {
  return (
    <GuideFrame {...guides.inspectionPlan} crumbs={CRUMBS} links={LINKS}>
      <section aria-labelledby="choose" className="container-page mt-10">
        <h2 id="choose" className="sr-only">
          Choose
        </h2>
        <PlanForm choice={choice} />
      </section>
      <LandingSection id="scope" title="Scope of work">
        <ol className="guide-steps">
          {scopeOfWork(choice).map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> {text}
            </li>
          ))}
        </ol>
      </LandingSection>
      <LandingSection id="plan" title={`Inspection and test plan: ${choice.equipment.name.toLowerCase()}`}>
        <div className="plan-table">
          <GuideTable
            columns={['Step', 'Reference', 'Acceptance', 'Record', 'Inspector', 'Owner', 'Signed, date']}
            rows={planSteps(choice).map(({ activity, reference, acceptance, record, inspector, owner }, index) => ({
              key: `${index} ${activity}`,
              cells: [`${index + 1}. ${activity}`, reference, acceptance, record, inspector, owner, ''],
            }))}
          />
        </div>
        <ul className="mt-4 grid max-w-[72ch] gap-1 text-soft">
          {POINTS.map(({ letter, text }) => (
            <li key={letter}>
              <b className="text-ink">{letter}</b> {text}
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[72ch] font-semibold">
          A draft for discussion: the code, the law and the responsible engineer decide on extent and points.
        </p>
      </LandingSection>
      <div className="not-printed">
        <LandingSection id="companies" title="Ask for quotes with this plan">
          <Companies choice={choice} companies={companies} />
        </LandingSection>
      </div>
    </GuideFrame>
  );
}

/** The request forms that these links open contain the scope of work. */
function Companies({ choice, companies }: Props) {
  const { name } = choice.equipment;
  return (
    <>
      <ul className="provider-rows">
        {companies.map((company) => (
          <li key={company.id}>
            <div className="grow">
              <h3>
                <a href={paths.company(company)}>{company.name}</a>{' '}
                {company.verified && <CompanyBadge badge="VERIFIED" certificateStates={company.certificateStates} />}
              </h3>
              <p className="text-sm text-soft">{company.location}</p>
            </div>
            <a
              href={paths.requestQuote(company.id, writePlanChoice(choice))}
              rel="nofollow"
              className="button button-line"
            >
              Request a quote
              <span className="sr-only"> from {company.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={paths.results({ equipmentType: [name] })} className="button button-ink">
          {`All companies for ${name.toLowerCase()}`}
        </a>
      </p>
    </>
  );
}

export const inspectionPlanPage: Page<Props> = {
  pattern: patternToRegExp(paths.inspectionPlan),
  address: ({ query }) => {
    const read = readPlanChoice(query);
    return 'problem' in read ? read : { key: query.has('equipment') ? null : paths.inspectionPlan };
  },
  load: async ({ query }, data, site) => {
    const isExample = !query.has('equipment');
    const read = readPlanChoice(isExample ? PLAN_EXAMPLE : query);
    if ('problem' in read) throw new Error(read.problem);
    const { choice } = read;
    const found = await data.searchCompanies({
      filters: { equipmentType: [choice.equipment.name] },
      sortBy: 'rating',
      page: 1,
      limit: SHOWN_COMPANIES,
    });
    const companies = found.items.map(({ id, name, location, verified, certificateStates }) => ({
      id,
      name,
      location,
      verified,
      certificateStates,
    }));
    const head = { ...guideHead(guides.inspectionPlan, CRUMBS, site), noIndex: !isExample };
    return { status: 200, props: { choice, companies }, head };
  },
  component: InspectionPlanPage,
};
