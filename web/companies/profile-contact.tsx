import type { ReactNode } from 'react';
import { dateText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { phoneLink } from '#domain/companies/phone-link.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { ShortlistLink } from '#web/shortlist/shortlist-link.tsx';
import { ContactLink } from './contact-link.tsx';

type Props = { company: PublicCompany; validOn: LocalDate | null };

/** How to reach a company, and to ask it for a quote. It stays in sight beside the profile. */
export function ProfileContact({ company, validOn, siteName }: Props & { siteName: string }) {
  return (
    <section className="plate p-5" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-md">
        Contact
      </h2>
      <p className="mt-1 text-sm text-soft">{`Free. Seen by this company and the staff of ${siteName} only.`}</p>
      {company.awayUntil !== null && (
        <p className="mt-2 text-sm">{`Away until ${dateText(company.awayUntil)}. You can ask now; answers may take longer.`}</p>
      )}
      <ContactLink company={company} validOn={validOn} className="profile-ask">
        Request Service Quote
      </ContactLink>
      <ShortlistLink company={company} className="profile-shortlist" />
      <dl className="contact-rows">
        {company.phone !== '' && (
          <Row label="Phone">
            <Phone number={company.phone} />
          </Row>
        )}
        {company.email !== '' && (
          <Row label="Email">
            <a href={`mailto:${encodeURIComponent(company.email).replace('%40', '@')}`} className="link">
              {breakable(company.email)}
            </a>
          </Row>
        )}
        {company.website !== null && (
          <Row label="Website">
            <a
              href={company.website}
              target="_blank"
              rel={company.verified ? 'noopener' : 'nofollow ugc noopener'}
              className="link"
            >
              {company.website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Row>
        )}
      </dl>
    </section>
  );
}

/** On phones, at the foot of the window. */
export function ContactBar({ company, validOn }: Props) {
  const call = phoneLink(company.phone);
  return (
    <div className="contact-bar">
      {call !== undefined && (
        <a href={call} className="button button-line">
          Call
        </a>
      )}
      <ShortlistLink company={company} />
      <ContactLink company={company} validOn={validOn}>
        Request Service Quote
      </ContactLink>
    </div>
  );
}

/** Characters of an address that fit beside the profile. */
const ONE_LINE = 28;

/** A long address breaks after its sign, and not within a word. */
function breakable(email: string): ReactNode {
  const [name, host] = email.split('@');
  return host === undefined || email.length <= ONE_LINE ? (
    email
  ) : (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-mono">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Phone({ number }: { number: string }) {
  const href = phoneLink(number);
  if (href === undefined) return number;
  return (
    <a href={href} className="link">
      {number}
    </a>
  );
}
