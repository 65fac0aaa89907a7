import { guides } from '#domain/guides/guides.ts';
import { SELECTOR_METHODS, type SelectorMethod } from '#domain/guides/selector-methods.ts';
import {
  findSituations,
  SELECTOR_FILTERS,
  type Selection,
  type SelectorFilter,
  selectorValues,
} from '#domain/guides/selector-situations.ts';
import type { Situation } from '#domain/guides/selector-terms.ts';
import { paths, patternToRegExp } from '#domain/paths.ts';
import { lowerFirst } from '#web/landing/count-words.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import type { Page } from '#web/page.ts';
import { GuideFrame } from './guide-frame.tsx';
import { guideCrumbs, guideHead } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';

const LABELS: Record<SelectorFilter, string> = {
  flaw: 'Flaw or question',
  material: 'Material',
  access: 'Access',
  temperature: 'Surface temperature',
};
const TEMPERATURES: Record<string, string> = { ambient: 'Up to about 60 °C', hot: 'Hot' };
const LINKS = [
  { label: guides.weldStandards.label, href: paths.weldStandards },
  { label: guides.drawings.label, href: paths.drawings },
  { label: guides.inspectionPlan.label, href: paths.inspectionPlan },
  { label: 'Find companies for non-destructive testing', href: paths.results({ search: 'ndt' }) },
];
const COST = ['', 'low', 'medium', 'high', 'very high'];
const CRUMBS = guideCrumbs({ name: guides.methodSelector.label, path: guides.methodSelector.path });

const ALL_METHODS: readonly SelectorMethod[] = Object.values(SELECTOR_METHODS);

/** Each method of the questions once, the usual ones first. */
function methodsOf(situations: readonly Situation[]): SelectorMethod[] {
  const codes = situations.flatMap(({ choices }) => choices.map(({ method }) => method));
  return [...new Set(codes)].map((code) => SELECTOR_METHODS[code]);
}

type Props = { selection: Selection };

function MethodSelectorPage({ selection }: Props) {
  const situations = findSituations(selection);
  const isOverview = Object.keys(selection).length === 0;
  const methods = isOverview ? ALL_METHODS : methodsOf(situations);
  return (
    <GuideFrame {...guides.methodSelector} crumbs={CRUMBS} links={LINKS}>
      <section aria-labelledby="choose" className="container-page not-printed mt-10">
        <h2 id="choose" className="sr-only">
          Choose
        </h2>
        <form method="get" action={paths.methodSelector} className="plate guide-filter">
          {SELECTOR_FILTERS.map((filter) => (
            <FilterField key={filter} filter={filter} value={selection[filter]} />
          ))}
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button button-ink">
              Show methods
            </button>
            <a href={paths.methodSelector} className="button button-line">
              Show all
            </a>
          </div>
        </form>
      </section>
      <LandingSection id="methods-for-flaws" title={headingOf(situations)}>
        {situations.length === 0 ? (
          <p className="prose">
            No row of the table meets all four. Leave one of them open, or ask an NDT company with a Level III.
          </p>
        ) : (
          <SituationTable situations={situations} isOverview={isOverview} />
        )}
      </LandingSection>
      {methods.length > 0 && (
        <LandingSection id="methods" title={isOverview ? 'The methods side by side' : 'These methods side by side'}>
          <GuideTable
            caption="Usual values for planning. Cleaning, scaffolding and permits often decide more than the method. Cost compares the same job by different methods."
            columns={['Method', 'Depth range', 'Temperature', 'Usual output', 'Cost', 'Standards']}
            rows={methods.map((method) => ({
              key: method.name,
              cells: [
                <MethodName key="name" {...method} />,
                method.depth,
                method.temperature,
                method.output,
                COST[method.cost],
                method.standards,
              ],
            }))}
          />
        </LandingSection>
      )}
    </GuideFrame>
  );
}

function headingOf(situations: readonly Situation[]): string {
  return situations.length === 1 ? 'Methods for this question' : `Methods for ${situations.length} questions`;
}

/** The usual method of every question; or, after a choice, all methods with their limits. */
function SituationTable({ situations, isOverview }: { situations: readonly Situation[]; isOverview: boolean }) {
  if (isOverview)
    return (
      <GuideTable
        caption="Choose above, or open a question, to see all its methods with their limits."
        columns={['Question', 'Usual method', 'Smallest flaw to expect', 'Also']}
        rows={situations.map((situation) => overviewRow(situation))}
      />
    );
  return (
    <>
      <p className="-mt-2 max-w-[72ch] text-soft">
        The first method is the usual one. Sizes are what a good crew finds reliably under good conditions; ask for a
        demonstration where it matters.
      </p>
      {situations.map((situation) => (
        <div key={questionOf(situation)} className="mt-8">
          <h3 className="mb-3 text-[17px]">{questionOf(situation)}</h3>
          <GuideTable
            columns={['Method', 'Smallest flaw to expect', 'Know this limit', 'Depth', 'Companies']}
            rows={situation.choices.map((choice) => choiceRow(choice))}
          />
        </div>
      ))}
    </>
  );
}

function overviewRow(situation: Situation) {
  const { flaw, material, access, temperature, choices } = situation;
  const [usual, ...others] = choices;
  const query = new URLSearchParams({ flaw, material, access, temperature });
  return {
    key: query.toString(),
    cells: [
      <a key="question" href={`${paths.methodSelector}?${query}`} className="link">
        {questionOf(situation)}
      </a>,
      usual && SELECTOR_METHODS[usual.method].name,
      usual?.smallest,
      others
        .filter(({ method }) => method !== usual?.method)
        .map(({ method }) => SELECTOR_METHODS[method].name)
        .join(', '),
    ],
  };
}

function choiceRow({ method, smallest, limit }: Situation['choices'][number]) {
  const { name, depth, search }: SelectorMethod = SELECTOR_METHODS[method];
  return {
    key: `${method} ${smallest}`,
    cells: [
      name,
      smallest,
      limit,
      depth,
      <a key="companies" href={paths.results({ search })} className="link">
        {`Find ${method}`}
        <span className="sr-only"> companies</span>
      </a>,
    ],
  };
}

function questionOf({ flaw, material, access, temperature }: Situation): string {
  return `${flaw}: ${lowerFirst(material)}, ${lowerFirst(access)}${temperature === 'hot' ? ', hot' : ''}`;
}

function MethodName({ name, page, search }: SelectorMethod) {
  return (
    <a href={page ?? paths.results({ search })} className="link">
      {name}
    </a>
  );
}

function FilterField({ filter, value }: { filter: SelectorFilter; value: string | undefined }) {
  return (
    <div className="form-field">
      <label htmlFor={filter}>{LABELS[filter]}</label>
      <select id={filter} name={filter} defaultValue={value ?? ''} className="field">
        <option value="">Any</option>
        {selectorValues(filter).map((text) => (
          <option key={text} value={text}>
            {TEMPERATURES[text] ?? text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Reads the chosen values; one that is not in the table is a problem. */
function readSelection(query: URLSearchParams): { selection: Selection } | { problem: string } {
  const selection: Selection = {};
  for (const filter of SELECTOR_FILTERS) {
    const value = query.get(filter) ?? '';
    if (value === '') continue;
    if (!selectorValues(filter).includes(value))
      return { problem: `There is no "${LABELS[filter].toLowerCase()}" with this value. Choose one from the list.` };
    selection[filter] = value;
  }
  return { selection };
}

export const methodSelectorPage: Page<Props> = {
  pattern: patternToRegExp(paths.methodSelector),
  address: ({ query }) => {
    const read = readSelection(query);
    if ('problem' in read) return read;
    const chosen = new URLSearchParams(read.selection as Record<string, string>).toString();
    return { key: chosen === '' ? paths.methodSelector : `${paths.methodSelector}?${chosen}` };
  },
  load: async ({ query }, _data, site) => {
    const read = readSelection(query);
    const selection = 'selection' in read ? read.selection : {};
    const head = guideHead(guides.methodSelector, CRUMBS, site);
    const isFiltered = Object.keys(selection).length > 0;
    return { status: 200, props: { selection }, head: { ...head, noIndex: isFiltered } };
  },
  component: MethodSelectorPage,
};
