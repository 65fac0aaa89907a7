import type { PublicCertificate } from '#domain/certificates/certificate.ts';

/** How everybody can look up a certificate: where, and what to type there. */
export function RepeatSteps({ certificate }: { certificate: PublicCertificate }) {
  const { number, registerUrl, registers, holderKind, mark } = certificate;
  const ways = [
    ...(registerUrl === null
      ? []
      : [{ label: 'Its page in the issuer’s register', url: registerUrl, whatToType: null }]),
    ...registers,
  ];
  return (
    <ol className="repeat-steps">
      {ways.length === 0 ? (
        <li>Ask the company for a copy of {mark} and for its issuer, then ask the issuer</li>
      ) : (
        <li>
          {ways.length === 1 ? 'Go to the register:' : 'Go to the register of the issuer, one of these:'}
          <ul>
            {ways.map(({ label, url, whatToType }, index) => (
              <li key={label}>
                {url === null ? `Ask: ${label}` : <OutsideLink href={url}>{label}</OutsideLink>}
                {/* Once for all that ask for the same. */}
                {whatToType !== null && ways[index + 1]?.whatToType !== whatToType && (
                  <span className="block text-soft">{`${url === null ? 'Name' : 'Type'}: ${whatToType}`}</span>
                )}
              </li>
            ))}
          </ul>
        </li>
      )}
      {number !== null && (
        <li>
          Look for the number <code>{number}</code>
        </li>
      )}
      <li>{`Compare ${holderKind === 'person' ? 'the person' : 'holder'}, scope and end date with this page`}</li>
    </ol>
  );
}

export function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
