import {
  AUDIT_STATE_DAYS,
  COUNT_MONTHS,
  EVIDENCE_MONTHS,
  RARE_SEARCH_DAYS,
  REQUEST_MONTHS,
  SENT_MAIL_DAYS,
} from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { LegalPage } from './legal-page.tsx';
import { OperatorLines } from './operator-lines.tsx';

/** True to what the product does: a change of that changes this page, too. */
export function PrivacyPage({ site }: { site: Site }) {
  return (
    <LegalPage
      title="Privacy"
      lead={`You can search ${site.name} without saying who you are. We take personal data only when you send us a form.`}
      sections={[
        { title: 'Who is responsible', content: <OperatorLines operator={site.operator} /> },
        {
          title: 'When you only visit',
          content: (
            <ul>
              <li>We set no cookies for visitors, follow nobody from page to page, and load no advertising.</li>
              <li>
                Your network address (IP address) is used to limit how often one network may call us. It stays in memory
                for at most an hour and is not stored.
              </li>
              <li>
                We count how often a profile is opened, how often a company is among the results, and what is searched
                for: numbers of a day, without your address, a cookie or anything else about you. Of a search we store
                methods, equipment, certificates and places that we know. Other words are stored once they were searched
                for on {RARE_SEARCH_DAYS} different days, numbers and e-mail addresses never. The numbers are deleted
                after {COUNT_MONTHS} months.
              </li>
              <li>
                “Use my location” asks your browser first. We get a position rounded to about a kilometre, answer with
                the nearest town, and store neither.
              </li>
              <li>
                Some companies give the address of a logo on their own server. Your browser then fetches the picture
                from that server, which sees your network address.
              </li>
              <li>
                What you type into a request or a registration stays in your browser for 24 hours, unless you send it or
                start over. If you tick “Remember me”, your name and contact details stay in your browser until you
                untick it. Your shortlist and your choice of miles or kilometres stay there, too. None of it is sent to
                us before you send the form.
              </li>
            </ul>
          ),
        },
        {
          title: 'When you request a quote',
          content: (
            <p>
              We store your request with your name, email address, phone number and files, email it to the companies
              that you have chosen, and send you a copy. If we have no email address of a company, the request goes to
              us, and we pass it on. Our administrators can read requests, to help when something goes wrong and to stop
              spam. What a company does with your request is up to the company. More:{' '}
              <a href={paths.fairLeads} className="link">
                fair leads
              </a>
              .
            </p>
          ),
        },
        {
          title: 'When you write to us or report a doubt',
          content: (
            <p>
              We store your message with your name, company and email address, and use it to reply to you. A doubt about
              a profile is stored with your email address, if you give it. Only our administrators see either.
            </p>
          ),
        },
        {
          title: 'When you register a company',
          content: (
            <p>
              We store what you state. Once we have approved it, it is public, with the phone number and email address
              for buyers: give those of the company rather than your own. Search engines can read it, too.
            </p>
          ),
        },
        {
          title: 'When you manage a listing',
          content: (
            <>
              <p>
                You sign in by a link that we email to you; there is no password. We store your email address, the
                companies that you manage with your role, and for each session the kind of browser, when it began and
                when it was last used. One cookie holds the session. The other people of the company see your address
                and role, and so do our administrators.
              </p>
              <p>
                What you change in a listing is public, and recorded with your address for the people of the company and
                our administrators. If you claim a company from an address that does not show that it is yours, the
                person who decides reads your statement; only our administrators open your documents.
              </p>
              <p>
                Your account page lists your sessions, hands you all that is stored about you, and erases it:{' '}
                <a href={paths.manageAccount} className="link">
                  your account
                </a>
                .
              </p>
            </>
          ),
        },
        {
          title: 'When your company pays',
          content: (
            <p>
              You pay on a page of Stripe, which sees your card, your billing address and your tax number; we never see
              the card. We give Stripe the name and email address of the company, and store what was paid, when and for
              which company, as the law on bookkeeping requires.
            </p>
          ),
        },
        {
          title: 'What we count',
          content: (
            <p>
              How often a profile was opened, shown in results and found by which words, by day and without anything
              about who did it.
            </p>
          ),
        },
        {
          title: 'How long we keep it',
          content: (
            <ul>
              <li>
                Requests with their files and answers: {REQUEST_MONTHS} months, or until you delete them on the page of
                your request.
              </li>
              <li>
                Messages to us: until they are no longer needed to answer you, or until you ask us to delete them.
              </li>
              <li>
                Your account for a listing: until you erase it, or until it has neither company nor session. Links that
                sign in: a day after they end. Claims with their documents: 90 days after the decision.
              </li>
              <li>Listings: until the company or we remove them.</li>
              <li>
                Documents that a company removes: deleted at once. What we have decided on a certificate with stays for
                our administrators for {EVIDENCE_MONTHS} months, and as long as the certificate counts as checked.
              </li>
              <li>Emails that were sent: {SENT_MAIL_DAYS} days.</li>
              <li>
                The record of what administrators changed: earlier states of a listing for {AUDIT_STATE_DAYS} days, so
                that a mistake can be undone.
              </li>
            </ul>
          ),
        },
        {
          title: 'Why we may do this',
          content: (
            <p>
              We pass on a request because you ask us to. We limit calls, check for spam and keep a record of changes
              because the directory could not be run safely otherwise. We sell no personal data, and give it to nobody
              but the company that you write to and the services that run our server and send our emails.
            </p>
          ),
        },
        {
          title: 'What you can ask for',
          content: (
            <p>
              You may ask what we have about you, and have it corrected, deleted, or handed to you. Write to the address
              above or use our{' '}
              <a href={paths.contact} className="link">
                contact form
              </a>
              . You may also complain to the data protection authority of your country.
            </p>
          ),
        },
        {
          title: 'Administrators',
          content: <p>Administrators have accounts. While they are signed in, one cookie holds their session.</p>,
        },
      ]}
    />
  );
}
