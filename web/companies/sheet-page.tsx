import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { countStates, dateText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { BADGE_SIZE } from '#domain/companies/badge-text.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import type { QrCode as Drawing } from '#domain/qr-code.ts';
import type { Site } from '#domain/site.ts';
import { CertificatesOf } from '#web/certificates/certificates-of.tsx';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { markup } from '#web/ui/markup.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { CompanyNotFound } from './company-not-found.tsx';
import { whoSaysSo } from './profile-certificates.tsx';

export type SheetProps =
  | { company: null }
  | {
      company: PublicCompany;
      certificates: PublicCertificate[];
      today: LocalDate;
      code: Drawing;
      /** Where the code leads. */
      address: string;
      site: Site;
    };

export function SheetPage(props: SheetProps) {
  return props.company === null ? <CompanyNotFound /> : <Sheet {...props} />;
}

function Sheet({ company, certificates, today, code, address, site }: Extract<SheetProps, { certificates: unknown }>) {
  return (
    <div className="container-page sheet">
      <p className="sheet-bar">
        <a
          href={paths.company(company)}
          className="inline-flex items-center gap-2 py-2 text-sm text-soft hover:text-ink"
        >
          <ArrowIcon back />
          Back to {company.name}
        </a>
      </p>
      <div className="sheet-head">
        <div className="min-w-0">
          <p className="label-mono">{`Certificates on ${dateText(today)}`}</p>
          <h1>{company.name}</h1>
          <p>{company.location}</p>
          <p className="text-soft">
            {[company.phone, company.email, company.website ?? ''].filter((text) => text !== '').join(' · ')}
          </p>
          <p className="mt-3 text-soft">{countStates(certificates)}</p>
        </div>
        <div className="sheet-code">
          <QrCode code={code} label={`QR code that leads to the profile of ${company.name}`} />
          <p>
            Scan to check again: <span>{`${site.url}${address}`.replace(/^https?:\/\//, '')}</span>
          </p>
        </div>
      </div>
      <section aria-label="Certificates" className="certificates">
        <CertificatesOf certificates={certificates} today={today} />
        <p className="who-says-so">{whoSaysSo(company, certificates, site.name)}</p>
      </section>
      <Badge company={company} site={site} />
    </div>
  );
}

/** What a company puts on its own website: the picture is always what is true today. */
function Badge({ company, site }: { company: PublicCompany; site: Site }) {
  const { width, height } = BADGE_SIZE;
  const profile = site.url + paths.company({ id: company.id, name: '' });
  const alternative = `Certificates of ${company.name} at ${site.name}`;
  const snippet = markup`<a href="${profile}"><img src="${site.url}${paths.badge(company.id)}" width="${width}" height="${height}" alt="${alternative}"></a>`;
  return (
    <section aria-labelledby="badge" className="sheet-badge">
      <h2 id="badge">Badge for your website</h2>
      <p className="mt-1 max-w-[68ch] text-soft">
        The picture follows the state of the certificates: it turns grey on the day after the last one ends.
      </p>
      <img src={paths.badge(company.id)} width={width} height={height} alt={alternative} className="mt-4" />
      <label htmlFor="badge-snippet" className="label-mono mt-4 block">
        HTML to copy
      </label>
      <textarea
        id="badge-snippet"
        readOnly
        rows={3}
        className="field mt-1 font-mono text-sm"
        defaultValue={snippet.text}
      />
    </section>
  );
}
