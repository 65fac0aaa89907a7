import { REPLY_HOURS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Plan } from '#domain/verification/offer.ts';
import { messages } from '#web/messages.ts';
import { Benefits } from '#web/ui/benefits.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { OfferCard } from './offer-card.tsx';
import { VerificationForm } from './verification-form.tsx';
import { VerificationSteps } from './verification-steps.tsx';

export type VerificationProps = FormProps & { siteName: string; plan: Plan['value'] };

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

/** Specification section 2 "Pricing": Get Verified. */
export function VerificationPage({ siteName, plan, isSent, form, formToken }: VerificationProps) {
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
            <h2 id="request-title">Request verification</h2>
            <p className="text-lg text-soft">
              Tell us who you are. Within {REPLY_HOURS} hours we send you the list of documents we need.
            </p>
            <p className="mt-4 text-soft">
              Not in the directory yet?{' '}
              <a href={paths.register} className="link">
                List your company
              </a>{' '}
              first; it is free.
            </p>
          </div>
          <div className="plate p-5 sm:p-6">
            {isSent ? (
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
