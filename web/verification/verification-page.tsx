import { MONEY_BACK_DAYS, REPLY_HOURS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Plan } from '#domain/verification/offer.ts';
import { messages } from '#web/messages.ts';
import { Benefits } from '#web/ui/benefits.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { type CompanySearch, FindCompany } from './find-company.tsx';
import { OfferCard } from './offer-card.tsx';
import { VerificationForm } from './verification-form.tsx';
import { VerificationSteps } from './verification-steps.tsx';

export type VerificationProps = FormProps & {
  siteName: string;
  plan: Plan['value'];
  /** Where Get Verified is paid: the search for the own company. Else it is requested. */
  search: CompanySearch | null;
};

const REASONS = [
  {
    title: 'Buyers look for proof first',
    text: 'A green mark shows at a glance that your certificates have been checked. Buyers can filter out everyone else.',
  },
  {
    title: 'Be seen first',
    text: 'In the default order of results, verified companies come before the others, and paid placement is always labelled.',
  },
  {
    title: 'The badge cannot be bought',
    text: 'You pay for the check and the placement, not for the result. That is what makes the badge worth having.',
  },
];

function MoneyBack() {
  return (
    <p className="mt-4 text-soft">
      If we cannot confirm a certificate of yours, we help; if that fails, you get your money back. For{' '}
      {MONEY_BACK_DAYS} days you get it back for any reason.
    </p>
  );
}

/** Specification section 2 "Pricing": Get Verified. */
export function VerificationPage({ siteName, plan, search, isSent, form, formToken }: VerificationProps) {
  return (
    <div className="pricing">
      <section aria-labelledby="hero" className="container-page pt-12 md:pt-18">
        <div className="offer-beside">
          <div>
            <p className="label-mono">For companies</p>
            <h1 id="hero" className="page-title">
              Get Verified
            </h1>
            <p className="mt-4 max-w-[52ch] text-lg text-soft">
              Have {siteName} check your certificates, and show buyers that they are valid before they ask.
            </p>
          </div>
          <OfferCard plan={plan} />
          <VerificationSteps />
        </div>
      </section>

      <Benefits heading="Why Get Verified" benefits={REASONS} />

      <section id="request" aria-labelledby="request-title" className="container-page section">
        <div className="beside-form">
          <div>
            <h2 id="request-title">{search === null ? 'Request verification' : 'Find your company'}</h2>
            <p className="text-lg text-soft">
              {search === null
                ? `Tell us who you are. Within ${REPLY_HOURS} hours we send you the list of documents we need.`
                : 'Then sign in by email, and pay on the page of Stripe. We never see your card.'}
            </p>
            <p className="mt-4 text-soft">
              Not in the directory yet?{' '}
              <a href={paths.register} className="link">
                List your company
              </a>{' '}
              first; it is free.
            </p>
            {search !== null && <MoneyBack />}
          </div>
          <div className="plate p-5 sm:p-6">
            {search !== null ? (
              <FindCompany search={search} plan={plan} />
            ) : isSent ? (
              <div role="status">
                <h3 className="text-xl">{messages.verificationRequestSent.title}</h3>
                <p className="mt-3">{messages.verificationRequestSent.text}</p>
                <a href={paths.home()} className="button button-line mt-6">
                  Back to Directory
                </a>
              </div>
            ) : (
              <VerificationForm form={form} formToken={formToken} />
            )}
          </div>
        </div>
      </section>
    </div>
  );
}
