import type { ReactNode } from 'react';

type Props = { heading: ReactNode; benefits: readonly { title: string; text: string }[] };

/** The section of a page that lists its reasons. */
export function Benefits({ heading, benefits }: Props) {
  return (
    <section aria-labelledby="why" className="container-page section">
      <h2 id="why">{heading}</h2>
      <ul className="benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
