import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { CertificateCheck } from '#domain/certificates/certificate-check.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';
import type { QrCode as Drawing } from '#domain/qr-code.ts';
import { CertificatesOf } from './certificates-of.tsx';
import { CheckAnswer } from './check-answer.tsx';
import { OtherAnswers, UnknownAnswer } from './check-answers.tsx';

type Named = { id: number; name: string; location: string };
export type CheckResult =
  | { kind: 'number'; matches: CertificateCheck['matches'] }
  /** The certificates are those of the company, if there is only one of that name. */
  | { kind: 'companies'; companies: Named[]; total: number; certificates: PublicCertificate[] }
  | { kind: 'unknown' };
export type CheckProps = {
  asked: string;
  result: CheckResult | null;
  today: LocalDate;
  /** Leads to this page again. */
  code: Drawing | null;
  siteName: string;
};

export function CheckPage({ asked, result, today, code, siteName }: CheckProps) {
  return (
    <div className="container-page check">
      <h1>Is this certificate valid?</h1>
      <p className="text-lg text-soft">Type the number as printed. Spaces, dashes and capitals do not matter.</p>
      <form method="get" action={paths.checkCertificate()} className="check-bar">
        <div>
          <label htmlFor="check-q" className="label-mono">
            Certificate number or company
          </label>
          <input
            id="check-q"
            name="q"
            defaultValue={asked}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
        </div>
        <button type="submit" className="button button-ink">
          Check
        </button>
      </form>
      {result?.kind === 'number' &&
        result.matches.map((match, index) => (
          <CheckAnswer
            key={match.certificate.id}
            match={match}
            asked={asked}
            today={today}
            code={index === 0 ? code : null}
            siteName={siteName}
          />
        ))}
      {result?.kind === 'companies' && <Companies {...result} today={today} />}
      {result?.kind === 'unknown' && <UnknownAnswer asked={asked} />}
      <OtherAnswers
        given={result?.kind === 'number' ? result.matches.map(({ certificate }) => certificate.state) : []}
        isFirst={result === null}
        isUnknown={result?.kind === 'unknown'}
      />
    </div>
  );
}

function Companies({
  companies,
  total,
  certificates,
  today,
}: Extract<CheckResult, { kind: 'companies' }> & { today: LocalDate }) {
  const [company] = companies;
  if (total === 1 && company !== undefined) {
    return (
      <section aria-labelledby="found" className="certificates check-company">
        <div className="certificates-head">
          <h2 id="found">
            <a href={paths.company(company)} className="link">
              {company.name}
            </a>
          </h2>
          <p>{company.location}</p>
        </div>
        <CertificatesOf certificates={certificates} today={today} />
      </section>
    );
  }
  return (
    <section aria-labelledby="found" className="check-company">
      <h2 id="found">{`No certificate has this number; ${total} companies have this name`}</h2>
      <ul className="plate check-companies">
        {companies.map((found) => (
          <li key={found.id}>
            <a href={`${paths.company(found)}#certificates`} className="link">
              {found.name}
            </a>
            <span className="text-soft">{found.location}</span>
          </li>
        ))}
      </ul>
      {total > companies.length && <p className="mt-2 text-sm text-soft">Type more of the name to see the others.</p>}
    </section>
  );
}
