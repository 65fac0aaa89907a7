import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { AboutCompany } from '#web/companies/about-company.tsx';
import { CompanyNotFound } from '#web/companies/company-not-found.tsx';
import { messages } from '#web/messages.ts';
import { FormField } from '#web/ui/form-field.tsx';
import type { FormProps } from '#web/ui/form-state.ts';
import { PageForm } from '#web/ui/page-form.tsx';

export type DoubtPageProps =
  | { company: null }
  | (FormProps & {
      company: { id: number; name: string; location: string };
      certificates: { id: number; name: string }[];
      siteName: string;
    });

export function DoubtPage(props: DoubtPageProps) {
  if (props.company === null) return <CompanyNotFound />;
  const { company, certificates, form, formToken, isSent, siteName } = props;
  return (
    <AboutCompany
      company={company}
      title={isSent ? messages.doubtSent.title : 'Something wrong?'}
      lead={`About ${company.name}, ${company.location}. Only the staff of ${siteName} reads it; the company does not.`}
    >
      {isSent ? (
        <p className="plate mt-6 p-5 sm:p-6" role="status">
          {messages.doubtSent.text}
        </p>
      ) : (
        <div className="plate mt-6 p-5 sm:p-6">
          <PageForm
            form={form}
            formToken={formToken}
            action={paths.reportDoubt(company.id)}
            notices={{ sent: messages.doubtSent, failed: messages.doubtFailed }}
            submitLabel="Send"
          >
            <div className="form-grid">
              {certificates.length > 0 && (
                <FormField form={form} name="certificateId" label="Certificate">
                  {({ defaultValue, ...field }) => (
                    <select {...field} defaultValue={defaultValue ?? ''}>
                      <option value="">Another part of the profile</option>
                      {certificates.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </select>
                  )}
                </FormField>
              )}
              <div className="form-wide">
                <FormField
                  form={form}
                  name="message"
                  label="What is wrong?"
                  isRequired
                  hint="What you found, where, and when."
                >
                  {(field) => <textarea {...field} rows={5} maxLength={MAX_MESSAGE_LENGTH} />}
                </FormField>
              </div>
              <FormField form={form} name="email" label="Email, if we may ask you" hint="We use it for this only.">
                {(field) => <input {...field} type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} />}
              </FormField>
            </div>
          </PageForm>
        </div>
      )}
    </AboutCompany>
  );
}
