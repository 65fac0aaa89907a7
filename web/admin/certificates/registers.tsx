import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';

type Props = { certificate: AdminCertificate; onCopy: () => void; onOpen: () => void };

/** Where to look the certificate up, and what to type there. */
export function Registers({ certificate, onCopy, onOpen }: Props) {
  const { number, registerUrl, registers } = certificate;
  const hasPage = registerUrl !== null || registers.some(({ url }) => url !== null);
  return (
    <section className="check-section" aria-label="Look it up">
      <div className="check-number">
        <span className="label-mono">Number</span>
        <code>{number ?? 'not given'}</code>
        {number !== null && (
          <button type="button" className="mini" onClick={onCopy}>
            Copy number <kbd>C</kbd>
          </button>
        )}
        {hasPage && (
          <button type="button" className="mini" onClick={onOpen}>
            Open the register <kbd>O</kbd>
          </button>
        )}
      </div>
      <ul className="check-lookups">
        {registerUrl !== null && <Entry label="Its page, as the company states" url={registerUrl} whatToType={null} />}
        {registers.map((register) => (
          <Entry key={register.label} {...register} />
        ))}
        {registers.length === 0 && registerUrl === null && (
          <li>We know of no register for this certificate. Ask its issuer.</li>
        )}
      </ul>
    </section>
  );
}

function Entry({ label, url, whatToType }: AdminCertificate['registers'][number]) {
  return (
    <li>
      {url === null ? (
        label
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className="link">
          {label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {whatToType !== null && <span className="check-soft">{whatToType}</span>}
    </li>
  );
}
