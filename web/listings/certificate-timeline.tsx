import { dateText, durationText } from '#domain/certificates/certificate-text.ts';
import { daysBetween, type LocalDate } from '#domain/certificates/local-date.ts';
import type { ListingCertificate } from '#domain/listings/listing.ts';
import { isRenewed } from '#domain/listings/things-to-do.ts';
import { paths } from '#domain/paths.ts';
import { CertificationMark } from '#web/companies/certification-mark.tsx';

const SCALE_DAYS = 548;
const MAX_ROWS = 8;

type Props = { companyId: number; certificates: readonly ListingCertificate[]; today: LocalDate };
type Dated = ListingCertificate & { expires: LocalDate; state: 'checked' | 'claimed' };

/** The certificates that end next, all on one scale of 18 months. */
export function CertificateTimeline({ companyId, certificates, today }: Props) {
  const dated = certificates.filter(
    (certificate): certificate is Dated =>
      certificate.expires !== null && (certificate.state === 'checked' || certificate.state === 'claimed'),
  );
  return (
    <section aria-labelledby="ends" className="plate listing-ends">
      <h2 id="ends">Certificates that end next</h2>
      <a href={paths.manageCertificates(companyId)} className="link listing-more">
        {certificates.length === 1 ? 'Your certificate' : `All ${certificates.length} certificates`}
      </a>
      {dated.length === 0 ? (
        <p className="form-hint">No certificate of yours has an end date here.</p>
      ) : (
        <>
          <p className="listing-scale" aria-hidden="true">
            <span>today</span>
            <span>6 months</span>
            <span>12 months</span>
            <span>18 months</span>
          </p>
          <ul>
            {dated.slice(0, MAX_ROWS).map((certificate) => (
              <li key={certificate.id}>
                <CertificationMark mark={certificate.name} name={certificate.name} state={certificate.state} />
                <span className="listing-span">
                  {holderOf(certificate)}
                  <svg width="100%" height="8" aria-hidden="true">
                    <rect width="100%" height="8" className="listing-span-all" />
                    <rect width={shareOf(certificate, today)} height="8" className="listing-span-left" />
                  </svg>
                </span>
                <span className="listing-when">
                  <b>{dateText(certificate.expires)}</b>
                  <small>{`in ${durationText(daysBetween(today, certificate.expires))}`}</small>
                </span>
                {isRenewed(certificate, certificates) ? (
                  <span className="form-hint">renewal sent</span>
                ) : (
                  <a
                    href={paths.renewOwnCertificate(companyId, certificate.id)}
                    className="button button-line"
                    aria-label={`Send renewal of ${certificate.name}`}
                  >
                    Send renewal
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function holderOf({ holderKind, holderName, number, name }: Dated): string {
  if (holderKind === 'person') return holderName ?? 'One inspector';
  return number ?? name;
}

function shareOf({ expires }: Dated, today: LocalDate): string {
  return `${Math.min(100, Math.round((100 * daysBetween(today, expires)) / SCALE_DAYS))}%`;
}
