import type { CompanyReview } from '#domain/companies/company-review.ts';
import { pagePatterns, paths } from '#domain/paths.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { CertificationMark } from '#web/companies/certification-mark.tsx';
import { showToast } from '#web/ui/toaster.browser.ts';

const copyNumber = (number: string) => {
  navigator.clipboard.writeText(number).then(
    () => showToast(adminMessages.numberCopied(number)),
    () => showToast(adminMessages.copyFailed),
  );
};

/** Each certificate with its number, the register that has it, and the way to its check. */
export function ReviewCertificates({ review: { company, certificates } }: { review: CompanyReview }) {
  return (
    <section aria-label="Certificates and registers">
      <h3>
        Certificates and registers{' '}
        <span className="check-soft">
          {certificates.length === 0 ? 'names none' : 'checking is possible before and after approval'}
        </span>
      </h3>
      <ul className="review-certificates">
        {certificates.map((certificate) => {
          const { id, name, number, state, registers, registerUrl } = certificate;
          const register = registers.find(({ url }) => url !== null) ?? registers[0];
          const url = registerUrl ?? register?.url;
          return (
            <li key={id}>
              <CertificationMark
                mark={certificate.mark}
                name={name}
                state={state === 'refused' ? 'withdrawn' : state}
              />
              <code>{number ?? 'not given'}</code>
              <span>
                {url ? (
                  <a href={url} target="_blank" rel="noopener noreferrer" className="link">
                    {register?.label ?? 'Its page'}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                ) : (
                  (register?.label ?? 'no register known')
                )}
                <span className="check-soft">{register?.whatToType ?? state}</span>
              </span>
              <span className="admin-actions">
                {number !== null && (
                  <button
                    type="button"
                    className="mini"
                    aria-label={`Copy number of ${name}`}
                    onClick={() => copyNumber(number)}
                  >
                    Copy number
                  </button>
                )}
                <a
                  href={`${pagePatterns.adminCertificates}?company=${company.id}&certificate=${id}`}
                  className="mini"
                  aria-label={`Check ${name}`}
                >
                  Check
                </a>
              </span>
            </li>
          );
        })}
      </ul>
      {certificates.length === 0 && (
        <a href={paths.checkCompany(company.id)} className="link">
          Add a certificate
        </a>
      )}
    </section>
  );
}
