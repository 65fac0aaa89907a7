import { LINK_DAYS, MAX_RECIPIENTS, REQUEST_MONTHS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import { LegalPage } from './legal-page.tsx';

/** True to what the product does: a change of that changes this page, too. */
export function FairLeadsPage({ site: { name } }: { site: Site }) {
  return (
    <LegalPage
      title="Fair leads"
      lead="A request for a quote is between you and the companies that you choose. Nobody pays for it, and nobody else gets it."
      sections={[
        {
          title: 'No fee',
          content: (
            <p>
              Asking costs nothing, and neither does answering. {name} takes no fee for a request, a quote or an order,
              and no share of the price. A company that pays for placement gets no request that another would not get,
              and no faster.
            </p>
          ),
        },
        {
          title: 'Only the companies that you choose',
          content: (
            <p>
              Your request goes to those that you name, {MAX_RECIPIENTS} at most. We do not sell it, and do not pass it
              to others. If you name none, we look for up to {MAX_RECIPIENTS} companies that fit, send it to them, and
              list them on your page.
            </p>
          ),
        },
        {
          title: 'What each side sees',
          content: (
            <ul>
              <li>
                A company sees your request with your name, email address and phone number, your files, and its own
                questions and quotes. It sees neither which other companies were asked nor what they answered.
              </li>
              <li>
                You see on your private page what became of your request at each company, all quotes side by side, and
                all questions.
              </li>
              <li>The administrators of {name} can read requests, to help when a mail fails and to stop spam.</li>
              <li>
                Nobody else sees anything. The private links are for {LINK_DAYS} days and open only this one request.
              </li>
            </ul>
          ),
        },
        {
          title: 'How companies are measured',
          content: (
            <p>
              A profile may say how quickly a company answers, and how often. This is counted from real requests and
              cannot be bought. It names no buyer.
            </p>
          ),
        },
        {
          title: 'How long it is stored',
          content: (
            <p>
              {REQUEST_MONTHS} months after you have sent it, we erase your request: your name, addresses and texts, the
              files, the questions and the quotes. What is left only counts: the kind of equipment, the urgency, and the
              times of the answers.
            </p>
          ),
        },
        {
          title: 'How to erase it earlier',
          content: (
            <p>
              Open “See your request” in the copy that we have mailed you, and choose “Delete my data”. It is erased at
              once. If you have lost the mail,{' '}
              <a href={paths.requestLinks} className="link">
                ask for a new link
              </a>
              . What a company has received by mail is with the company; ask it to delete that, too.
            </p>
          ),
        },
      ]}
    />
  );
}
