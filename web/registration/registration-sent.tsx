import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';
import { RegistrationSteps } from './registration-steps.tsx';

/** What happens after a registration, in the place of the form. */
export function RegistrationSent() {
  return (
    <div className="container-page narrow pt-12">
      <div role="status">
        <p className="label-mono">Received</p>
        <h1 className="mt-2 text-2xl" tabIndex={-1}>
          {messages.companyRegistered.title}
        </h1>
        <p className="mt-3 text-lg text-soft">{messages.companyRegistered.text}</p>
      </div>
      <div className="plate mt-8 p-5 sm:p-6">
        <h2 className="text-[17px]">What happens next</h2>
        <RegistrationSteps />
      </div>
      <div className="mt-8 flex flex-wrap gap-2">
        <a href={paths.pricing} className="button button-ink">
          Get Verified
        </a>
        <a href={paths.home()} className="button button-line">
          Back to Directory
        </a>
      </div>
    </div>
  );
}
