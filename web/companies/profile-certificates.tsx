import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { countStates, dateText } from '#domain/certificates/certificate-text.ts';
import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { isValidOn } from '#domain/certificates/valid-on.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { CertificatesOf } from '#web/certificates/certificates-of.tsx';

type Props = {
  company: PublicCompany;
  certificates: PublicCertificate[];
  today: LocalDate;
  validOn: LocalDate | null;
  siteName: string;
};

/** The certificates of a company with what was checked of each, right below its name. */
export function ProfileCertificates({ company, certificates, today, validOn, siteName }: Props) {
  return (
    <section aria-labelledby="certificates" className="certificates">
      <div className="certificates-head">
        <h2 id="certificates">Certificates</h2>
        {certificates.length > 0 && (
          <p>
            {countStates(certificates)}
            {validOn !== null && <Verdict certificates={certificates} validOn={validOn} />}
          </p>
        )}
      </div>
      <CertificatesOf certificates={certificates} today={today} />
      <p className="who-says-so">{`${whoHolds(certificates)} ${whoSaysSo(company, certificates, siteName)}`.trim()}</p>
    </section>
  );
}

/** How many of them are valid on the visitor's date. */
function Verdict({ certificates, validOn }: { certificates: PublicCertificate[]; validOn: LocalDate }) {
  const valid = certificates.filter((certificate) => isValidOn(certificate, validOn));
  return (
    <span className="verdict">
      On your date, <b>{dateText(validOn)}</b>:{' '}
      {valid.length === 0 ? 'none of them is checked and valid' : `${valid.length} valid`}
      {valid.length > 0 && <span className="sr-only">{` (${valid.map(({ name }) => name).join(', ')})`}</span>}
    </span>
  );
}

/** The answer to "who says so". */
export function whoSaysSo(
  company: PublicCompany,
  certificates: readonly PublicCertificate[],
  siteName: string,
): string {
  const isAnyChecked = certificates.some(({ state }) => state === 'checked');
  const checked =
    company.companyCheckedAt === null ? null : dateText(todayIn(null, new Date(company.companyCheckedAt)));
  const isCompanyChecked = company.verified && checked !== null;
  return [
    isAnyChecked
      ? `Green: checked by ${siteName} on the day shown. Everything else is stated by the company.`
      : certificates.length > 0
        ? `Stated by the company. ${siteName} has checked none that is current.`
        : '',
    isCompanyChecked && isAnyChecked ? `Company checked on ${checked}.` : '',
    isCompanyChecked && !isAnyChecked ? `Company checked on ${checked}; no certificate checked.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** What a company cannot hold itself, as the vocabulary knows. */
function whoHolds(certificates: readonly PublicCertificate[]): string {
  const namesOf = (holder: 'person' | 'neither') =>
    certificates.filter(({ name }) => findCertification(name)?.holder === holder).map(({ name }) => name);
  const [ofPeople, ofNobody] = [namesOf('person'), namesOf('neither')].map((names) => [...new Set(names)].join(', '));
  return [
    ofPeople ? `Held by people, not by the company: ${ofPeople}.` : '',
    ofNobody ? `A standard to work to, which nobody holds: ${ofNobody}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
