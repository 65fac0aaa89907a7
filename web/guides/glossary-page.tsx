import { GLOSSARY, GLOSSARY_LANGUAGES, type GlossaryTerm } from '#domain/guides/glossary.ts';
import { guides } from '#domain/guides/guides.ts';
import { paths } from '#domain/paths.ts';
import { LandingSection } from '#web/landing/landing-sections.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { type GuideProps, guidePage } from './guide-route.tsx';
import { GuideTable } from './guide-table.tsx';

const LINKS = [
  { label: guides.drawings.label, href: paths.drawings },
  { label: guides.weldStandards.label, href: paths.weldStandards },
  { label: guides.personnelSchemes.label, href: paths.personnelSchemes },
  { label: 'Countries', href: paths.countryGuides },
  { label: 'Find inspectors', href: paths.results() },
];

/** The first term of each letter. */
const LETTERS = GLOSSARY.flatMap(({ id, term }, index) => {
  const letter = initialOf(term);
  return letter === initialOf(GLOSSARY[index - 1]?.term ?? '') ? [] : [{ letter, href: `#${id}` }];
});

function initialOf(term: string): string {
  return term.charAt(0).toUpperCase();
}

function GlossaryPage({ guide, crumbs }: GuideProps) {
  return (
    <GuideFrame {...guide} crumbs={crumbs} links={LINKS}>
      <LandingSection id="terms" title={`${GLOSSARY.length} terms`}>
        <nav aria-label="Letters" className="not-printed mb-6">
          <ul className="flex flex-wrap gap-1">
            {LETTERS.map(({ letter, href }) => (
              <li key={letter}>
                <a href={href} className="button button-line min-w-11 justify-center">
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <GuideTable
          caption="An empty place means that we know of no settled word in that language."
          columns={['Term', 'Meaning', ...GLOSSARY_LANGUAGES.map(({ name }) => name)]}
          rows={GLOSSARY.map((term) => ({ key: term.id, cells: termCells(term) }))}
        />
      </LandingSection>
    </GuideFrame>
  );
}

function termCells({ id, term, definition, words }: GlossaryTerm) {
  return [
    <dfn key="term" id={id} className="not-italic">
      {term}
    </dfn>,
    definition,
    ...words.map((word, index) => {
      const code = GLOSSARY_LANGUAGES[index]?.code;
      if (word === null) return null;
      return (
        <span key={code} lang={code} dir={code === 'ar' ? 'rtl' : undefined}>
          {word}
        </span>
      );
    }),
  ];
}

const TERM_SET = (url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTermSet',
  name: guides.glossary.title,
  url,
  hasDefinedTerm: GLOSSARY.map(({ id, term, definition }) => ({
    '@type': 'DefinedTerm',
    name: term,
    description: definition,
    url: `${url}#${id}`,
  })),
});

export const glossaryPage = guidePage(guides.glossary, GlossaryPage, TERM_SET);
