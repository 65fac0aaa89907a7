import { MONEY_BACK_DAYS, VERIFICATION_DOLLARS_PER_MONTH, VERIFICATION_DOLLARS_PER_YEAR } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { LegalPage } from './legal-page.tsx';
import { OperatorLines } from './operator-lines.tsx';

export function TermsPage({ site }: { site: Site }) {
  return (
    <LegalPage
      title="Terms of Use"
      lead={`What you may expect of ${site.name}, and what we expect of you.`}
      sections={[
        { title: 'Who runs it', content: <OperatorLines operator={site.operator} /> },
        {
          title: 'What it is',
          content: (
            <p>
              A directory of inspection and testing companies. Searching it and sending requests is free. Contracts are
              between you and the company that you choose: we are no party to them, and carry out no inspections.
            </p>
          ),
        },
        {
          title: 'What a listing means',
          content: (
            <p>
              A company describes itself. We read each registration before it is public, but its statements stay its
              own. A certificate may expire, or cover less than the work that you need. Before you order, look it up in
              the register of its issuer and read its scope.
            </p>
          ),
        },
        {
          title: 'Verified and featured',
          content: (
            <p>
              The verified badge says that we have checked the company; it is no guarantee of the company’s work. The
              featured badge is paid placement and says nothing about quality. A company pays for the check and the
              placement, not for the result.
            </p>
          ),
        },
        {
          title: 'What costs money',
          content: (
            <p>
              A listing is free. Verification costs ${VERIFICATION_DOLLARS_PER_MONTH} per month or $
              {VERIFICATION_DOLLARS_PER_YEAR} per year, and renews until you cancel, which you can do at any time. You
              get your money back within {MONEY_BACK_DAYS} days for any reason, and also later if we cannot confirm a
              certificate of yours.
            </p>
          ),
        },
        {
          title: 'What we expect of you',
          content: (
            <ul>
              <li>
                State what is true, about yourself and about a company, and register only a company that you may speak
                for.
              </li>
              <li>Send requests because you need a quote, and no advertising.</li>
              <li>
                Programs may read the directory through the{' '}
                <a href={paths.apiDocs} className="link">
                  API
                </a>
                , within its limits.
              </li>
            </ul>
          ),
        },
        {
          title: 'What we may do',
          content: (
            <p>
              We may correct, decline or remove a listing, and hold back what looks like spam. If we were wrong, write
              to us.
            </p>
          ),
        },
        {
          title: 'If something is wrong',
          content: (
            <p>
              We run the directory with care, but cannot promise that it is always available, complete and free of
              mistakes. Nothing here limits rights that the law gives you. If a listing is wrong or breaks your rights,
              use our{' '}
              <a href={paths.contact} className="link">
                contact form
              </a>
              . How we treat personal data is in our{' '}
              <a href={paths.privacy} className="link">
                privacy notice
              </a>
              .
            </p>
          ),
        },
      ]}
    />
  );
}
