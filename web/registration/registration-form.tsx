import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import { paths } from '#domain/paths.ts';
import { messages } from '#web/messages.ts';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';
import { CompanyFields } from './company-fields.tsx';
import { RegistrationSent } from './registration-sent.tsx';
import { SimilarCompanies } from './similar-companies.tsx';

export type RegistrationFormProps = Pick<FormProps, 'form' | 'formToken'> & { similar: SimilarCompany[] };

/** Specification sections 2 "Register company", 5 and 9. */
export function RegistrationForm({ form, formToken, similar }: RegistrationFormProps) {
  return (
    <PageForm
      form={form}
      formToken={formToken}
      action={`${paths.register}#${form.id}`}
      call="/api/companies"
      notices={{ sent: messages.companyRegistered, failed: messages.registrationFailed }}
      savesDraft
      next={<RegistrationSent showsNotice={false} />}
      submitLabel="Submit Registration"
      actions={
        <a href={paths.home()} className="button button-line">
          Cancel
        </a>
      }
    >
      <CompanyFields form={form} />
      <SimilarCompanies form={form} companies={similar} />
    </PageForm>
  );
}
