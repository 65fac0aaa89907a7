import { paths } from '#domain/paths.ts';
import { REGISTRATION_VOCABULARY } from '#domain/vocabulary/registration-vocabulary.ts';
import { JsonScript } from '#web/seo/json-script.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
import { RegistrationSent, RegistrationSteps } from './registration-sent.tsx';

export type RegistrationProps = FormProps & RegistrationFormProps;

/** Specification section 2 "Register company". */
export function RegistrationPage({ isSent, ...form }: RegistrationProps) {
  if (isSent) return <RegistrationSent showsNotice />;
  return (
    <div className="container-page pt-12 md:pt-18">
      <p className="label-mono">List your company</p>
      <h1 className="page-title">Register Your Inspection Company</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-soft">
        Listing is free. Tell buyers what you inspect, where you work and which certificates you hold.
      </p>
      <div className="form-beside mt-8">
        <div className="plate p-5 sm:p-6">
          <RegistrationForm {...form} />
        </div>
        <aside aria-labelledby="next-title">
          <h2 id="next-title" className="text-md">
            What happens next
          </h2>
          <RegistrationSteps />
          <p className="mt-6 text-sm text-soft">
            Want the green badge too?{' '}
            <a href={paths.pricing} className="link">
              Get Verified
            </a>{' '}
            after you register.
          </p>
        </aside>
      </div>
      <JsonScript type="application/json" id="vocabulary" data={REGISTRATION_VOCABULARY} />
    </div>
  );
}
