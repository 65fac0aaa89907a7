import { addDays } from '#domain/certificates/local-date.ts';
import { monthsLater, writeDay } from '#domain/guides/calendar.ts';
import { guides } from '#domain/guides/guides.ts';
import { INTERVAL_LAWS } from '#domain/guides/interval-laws.ts';
import { INTERVAL_NOTES } from '#domain/guides/interval-notes.ts';
import { calculateThickness, type ThicknessResult } from '#domain/guides/thickness-calculation.ts';
import {
  readThicknessInput,
  THICKNESS_EXAMPLE,
  THICKNESS_FIELDS,
  type ThicknessInput,
} from '#domain/guides/thickness-input.ts';
import {
  calculateWall,
  readWallInput,
  WALL_EXAMPLE,
  WALL_FIELDS,
  type WallTexts,
} from '#domain/guides/wall-thickness.ts';
import { paths, patternToRegExp } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import type { Page } from '#web/page.ts';
import type { FormState } from '#web/ui/form-field.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { GuideNotes } from './guide-notes.tsx';
import { guideCrumbs, guideHead } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';
import { ThicknessForm, WallForm } from './thickness-form.tsx';

const FIELDS = [...THICKNESS_FIELDS, ...WALL_FIELDS];
const CRUMBS = guideCrumbs({ name: guides.inspectionIntervals.label, path: guides.inspectionIntervals.path });
const LINKS = [
  { label: 'Thickness measurement', href: '/ultrasonic-thickness-measurement-services' },
  { label: 'Storage tank testing', href: '/storage-tank-testing-services' },
  { label: 'Companies with API 510 inspectors', href: paths.results({ search: 'API 510' }) },
  { label: 'Pressure vessel testing', href: '/pressure-vessel-testing-services' },
  { label: 'Countries', href: paths.countryGuides },
  { label: guides.inspectionPlan.label, href: paths.inspectionPlan },
];

type Props = {
  form: FormState;
  isExample: boolean;
  /** The day on which readings were sent; the example shows the same on all days. */
  today: string | null;
  calculated: { input: ThicknessInput; result: ThicknessResult } | null;
  wall: { form: FormState; steps: Step[] };
  /** What the address has of either form. */
  typed: { readings: Record<string, string>; wall: Record<string, string> };
};
type Step = ThicknessResult['steps'][number];

function InspectionIntervalsPage({ form, isExample, today, calculated, wall, typed }: Props) {
  return (
    <GuideFrame {...guides.inspectionIntervals} crumbs={CRUMBS} links={LINKS}>
      <LandingSection id="readings" title="Thickness readings">
        <ThicknessForm form={form} other={typed.wall} />
      </LandingSection>
      {calculated !== null && <Calculation {...calculated} isExample={isExample} today={today} />}
      <LandingSection id="wall" title="From pressure to thickness, and back">
        <p className="mb-5 max-w-[72ch]">
          For internal pressure alone. One unit for all lengths, and one for pressure and stress: 10 bar is 1 MPa. For
          the next run enter the thickness of today less twice the loss expected until then.
        </p>
        <WallForm form={wall.form} other={typed.readings} />
        {wall.steps.length > 0 && <Steps steps={wall.steps} />}
      </LandingSection>
      <LandingSection id="law" title="Beside the code: what the law says">
        <GuideTable
          caption="The shorter of code and law applies. The dates count from the latest reading, as if it were also the last examination."
          columns={['Equipment', 'Country', 'Law', 'Longest interval', 'Next']}
          rows={INTERVAL_LAWS.map(({ country, sheet, law, equipment, interval, months }) => ({
            key: country + equipment,
            cells: [
              equipment,
              <a key="country" href={paths.countryGuide(sheet)} className="link">
                {country}
              </a>,
              law,
              interval,
              months === null
                ? 'By the scheme'
                : calculated !== null && <Day key="next" day={monthsLater(calculated.input.latest.day, months)} />,
            ],
          }))}
        />
      </LandingSection>
      <LandingSection id="notes" title="Before you use the number">
        <GuideNotes notes={INTERVAL_NOTES} />
      </LandingSection>
    </GuideFrame>
  );
}

function Day({ day }: { day: Date }) {
  const text = writeDay(day);
  return <time dateTime={text}>{text}</time>;
}

type CalculationProps = { result: ThicknessResult } & Pick<Props, 'isExample' | 'today'>;

function Calculation({ result, isExample, today }: CalculationProps) {
  return (
    <LandingSection id="result" title={isExample ? 'Worked example: a separator drum' : 'Result'}>
      {result.due.length > 0 && (
        <GuideTable
          columns={['Inspection', 'Interval', 'Due by', 'Rule']}
          rows={result.due.map(({ what, years, day, rule }) => ({
            key: what,
            cells: [
              what,
              `${Number(years.toFixed(2))} years`,
              <b key="day">
                <Day day={day} />
                {today !== null && writeDay(day) < today && ' (overdue)'}
              </b>,
              rule,
            ],
          }))}
        />
      )}
      {result.warnings.map((warning) => (
        <p key={warning} className="plate landing-notice" role="note">
          {warning}
        </p>
      ))}
      <h3 className="mt-8 mb-3 text-[17px]">Step by step</h3>
      <Steps steps={result.steps} />
      <p className="mt-4 max-w-[72ch] font-semibold">
        An engineer decides: this calculation is for planning. The authorised inspector, the competent person or the law
        sets the interval.
      </p>
    </LandingSection>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="guide-steps mt-5">
      {steps.map(({ title, formula, numbers, result }) => (
        <li key={title}>
          <b>{title}</b>
          <br />
          {formula}
          <br />
          <code>{`${numbers} = ${result}`}</code>
        </li>
      ))}
    </ol>
  );
}

export const inspectionIntervalsPage: Page<Props> = {
  pattern: patternToRegExp(paths.inspectionIntervals),
  // Without readings the page shows the example, which is the same for everyone.
  address: ({ query }) => ({ key: hasOneOf(query, FIELDS) ? null : paths.inspectionIntervals }),
  load: async ({ query }, data, site) => {
    const isExample = !hasOneOf(query, THICKNESS_FIELDS);
    const today = data.today();
    const typed = { readings: readTexts(query, THICKNESS_FIELDS), wall: readTexts(query, WALL_FIELDS) };
    const texts = isExample ? THICKNESS_EXAMPLE : typed.readings;
    // Where a day begins first, it is a day later than in UTC.
    const read = readThicknessInput(texts, addDays(today, 1));
    const issues = 'issues' in read ? read.issues : [];
    const calculated = 'input' in read ? { input: read.input, result: calculateThickness(read.input) } : null;
    const wall = loadWall(typed.wall);
    const head = { ...guideHead(guides.inspectionIntervals, CRUMBS, site), noIndex: hasOneOf(query, FIELDS) };
    const form = { id: 'thickness', issues, values: texts };
    return {
      status: issues.length + wall.form.issues.length > 0 ? 400 : 200,
      props: { form, isExample, today: isExample ? null : today, calculated, wall, typed },
      head,
    };
  },
  component: InspectionIntervalsPage,
};

function loadWall(typed: WallTexts): Props['wall'] {
  const texts = Object.keys(typed).length > 0 ? typed : WALL_EXAMPLE;
  const read = readWallInput(texts);
  return {
    form: { id: 'wall', issues: 'issues' in read ? read.issues : [], values: texts },
    steps: 'input' in read ? calculateWall(read.input) : [],
  };
}

function hasOneOf(query: URLSearchParams, fields: readonly string[]): boolean {
  return fields.some((field) => query.has(field));
}

function readTexts<Field extends string>(
  query: URLSearchParams,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = query.get(field);
    if (text !== null) texts[field] = text;
  }
  return texts;
}
