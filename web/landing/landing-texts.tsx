import type { Fact } from '#domain/landing/content/content-parts.ts';
import type { Source } from '#domain/landing/content/sources.ts';
import { cachedHtml } from '#web/ui/cached-html.server.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { LinkList } from '#web/ui/link-list.tsx';
import { type LandingContent, LandingSection, type Link } from './landing-sections.tsx';

/** Running text, with rows of facts beside it on wide screens. */
export function TextAndDetails({ paragraphs, facts }: { paragraphs: readonly string[]; facts: readonly Fact[] }) {
  return (
    <div className={facts.length > 0 ? 'text-facts' : undefined}>
      <Paragraphs texts={paragraphs} />
      {facts.length > 0 && (
        <Fold label="Show the facts">
          <FactRows facts={facts} />
        </Fold>
      )}
    </div>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose">
      <p>{texts[0]}</p>
      {texts.length > 1 && (
        <Fold label="Read more">
          {texts.slice(1).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Fold>
      )}
    </div>
  );
}

export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="plate fact-rows">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="label-mono">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A grid of short texts, each with a heading. */
export function FactGrid({
  facts,
  isOrdered = false,
}: {
  facts: readonly (Fact & Partial<Link>)[];
  isOrdered?: boolean;
}) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={isOrdered ? 'fact-grid is-ordered' : 'fact-grid'}>
      {facts.map(({ label, text, href, note }) => (
        <li key={label}>
          <h3>
            {href === undefined ? label : <a href={href}>{label}</a>}
            {note !== undefined && <small>{note}</small>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

export function BulletList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="bullets">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Questions with answers, and the links to other landing pages. */
export function LandingEnd({ faq, explore, sources }: Pick<LandingContent, 'faq' | 'explore' | 'sources'>) {
  return (
    <>
      <LandingSection id="faq" title="Questions and Answers">
        <div className="faq">
          {faq.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </LandingSection>
      <LandingSection id="explore" title="Explore more">
        <Fold label="Show all pages">
          <LinkColumns columns={explore} />
        </Fold>
      </LandingSection>
      {sources.length > 0 && <Sources sources={sources} />}
    </>
  );
}

/** When the facts were last read, and where a reader can check them. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const oldest = sources.map(({ asOf }) => asOf).sort()[0] ?? '';
  return (
    <p className="container-page landing-sources">
      {`Reviewed ${monthOf(oldest)}. Sources: `}
      {sources.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          {url === null ? (
            name
          ) : (
            <a href={url} rel="noopener">
              {name}
            </a>
          )}
        </span>
      ))}
      .
    </p>
  );
}

/** "November 2026" of "2026-11" */
function monthOf(month: string): string {
  return new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Columns of links to the linked landing pages. */
const LinkColumns = cachedHtml(({ columns }: { columns: LandingContent['explore'] }) => (
  <div className="link-lists">
    {columns.map((column) => (
      <LinkList key={column.title} {...column} />
    ))}
  </div>
));
