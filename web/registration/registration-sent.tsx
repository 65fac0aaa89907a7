import { paths } from '#domain/paths.ts';
import { messages, texts } from '#web/messages.ts';

const STEPS = [
  { title: 'Review', text: 'We review your registration for missing details and duplicates.' },
  { title: 'Email', text: 'You get an email once your company is approved.' },
  {
    title: 'Your listing goes live',
    text: 'Buyers find you by method, equipment, certificate and location, and contact you directly.',
  },
];

/** The way of a registration (specification section 4). */
export function RegistrationSteps() {
  return (
    <ol className="step-rows">
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** What happens after a registration. The notice stands here where no toast has shown it. */
export function RegistrationSent({ showsNotice }: { showsNotice: boolean }) {
  return (
    <div className="container-page narrow pt-12">
      <p className="label-mono">Registration received</p>
      <h1 className="mt-2 text-2xl" tabIndex={-1}>
        Thank you for registering
      </h1>
      {showsNotice && (
        <div role="status" className="form-notice form-notice-sent">
          <p className="font-semibold">{messages.companyRegistered.title}</p>
          <p className="text-soft">{messages.companyRegistered.text}</p>
        </div>
      )}
      <section aria-labelledby="next-title" className="plate mt-8 p-5 sm:p-6">
        <h2 id="next-title" className="text-md">
          What happens next
        </h2>
        <RegistrationSteps />
      </section>
      <div className="mt-8 flex flex-wrap gap-2">
        <a href={paths.pricing} className="button button-ink">
          Get Verified
        </a>
        <a href={paths.home()} className="button button-line">
          {texts.backToDirectory}
        </a>
      </div>
    </div>
  );
}
