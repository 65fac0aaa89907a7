import { paths } from '#domain/paths.ts';
import { messages, texts } from '#web/messages.ts';
import type { FormIssue } from '#web/page-data.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';
import { NOTHING_SENT } from '#web/ui/page-form.tsx';
import { RequestForm, type RequestTarget } from './request-form.tsx';

export type RequestPageProps =
  | { company: null }
  | {
      company: RequestTarget;
      equipmentTypes: string[];
      formToken: string;
      isSent: boolean;
      issues: FormIssue[];
      values: Record<string, string>;
    };

/** The request form as a page, for browsers without scripts and for tabs of their own. */
export function RequestPage(props: RequestPageProps) {
  if (props.company === null) {
    return (
      <div className="container-page narrow pt-18">
        <p className="label-mono">404</p>
        <h1 className="mt-2 text-2xl">{texts.companyNotFound}</h1>
        <p className="mt-3 text-lg text-soft">{texts.companyNotFoundReason}</p>
        <a href={paths.home()} className="button button-ink mt-8">
          {texts.backToDirectory}
        </a>
      </div>
    );
  }
  const { company, isSent, ...form } = props;
  return (
    <div className="container-page narrow pt-6 [overflow-wrap:anywhere]">
      <a
        href={paths.company(company)}
        className="inline-flex items-center gap-2 rounded-tag py-2 text-sm text-soft hover:text-ink"
      >
        <ArrowIcon back />
        Back to {company.name}
      </a>
      {isSent ? (
        <div className="plate mt-4 border-proof p-6" role="status">
          <h1 className="text-2xl">{messages.serviceRequestSent.title}</h1>
          <p className="mt-3">{messages.serviceRequestSent.text}</p>
          <p className="mt-2 text-soft">A copy of your request is on its way to you by email.</p>
          <a href={paths.home()} className="button button-ink mt-6">
            Find more companies
          </a>
        </div>
      ) : (
        <>
          <h1 className="mt-4 text-2xl">Request Service Quote</h1>
          <p className="mt-2 text-soft">
            {company.name}, {company.location}
          </p>
          <div className="plate mt-6 px-5 pb-5 sm:px-6 sm:pb-6">
            {form.issues.length > 0 && (
              <p role="alert" className="form-notice form-notice-failed">
                {NOTHING_SENT}
              </p>
            )}
            <RequestForm company={company} {...form} />
          </div>
        </>
      )}
    </div>
  );
}
