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

function GlossaryPage({ guide, crumbs }: GuideProps) {
  return (
    <GuideFrame {...guide} crumbs={crumbs} links={LINKS}>
      <LandingSection id="terms" title={`${GLOSSARY.length} terms`}>
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
