import { paths } from '#domain/paths.ts';
import type { Operator } from '#domain/site.ts';

/** Who runs the site, as far as its settings say, and how to reach them. */
export function OperatorLines({ operator: { name, address, email } }: { operator: Operator }) {
  const lines = [name, address].filter((line) => line !== '');
  return (
    <address className="mt-3 not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {email !== '' && (
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      )}
      {email === '' && (
        <a href={paths.contact} className="link">
          Write to us
        </a>
      )}
    </address>
  );
}
