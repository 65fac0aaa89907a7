import { paths } from '#domain/paths.ts';
import { CompanyNotFound } from '#web/companies/company-not-found.tsx';
import { messages } from '#web/messages.ts';
import { ArrowIcon, CloseIcon } from '#web/ui/icons.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

export type RequestPageProps = { company: null } | (RequestFormProps & { isSent: boolean });

/** The request form as a page, for browsers without scripts and for tabs of their own. */
export function RequestPage(props: RequestPageProps) {
  if (props.company === null) return <CompanyNotFound />;
  const { isSent, ...form } = props;
  const { company } = form;
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
          <div className="plate mt-6 p-5 sm:p-6">
            <RequestForm {...form} />
          </div>
        </>
      )}
    </div>
  );
}

/** The same form for the dialog, which Contact opens where scripts run. */
export function RequestFragment(props: RequestPageProps) {
  if (props.company === null) return null;
  const { isSent: _isSent, ...form } = props;
  const { name, location } = form.company;
  return (
    <div className="p-5 [overflow-wrap:anywhere] sm:p-6">
      <div className="mb-5 flex items-start justify-between gap-4">
        <div className="min-w-0">
          {/* biome-ignore lint/a11y/noAutofocus: where reading begins when the dialog opens */}
          <h2 id="request-title" className="text-xl" tabIndex={-1} autoFocus>
            Request Service Quote
          </h2>
          <p className="mt-1 text-soft">
            {name}, {location}
          </p>
        </div>
        <button type="button" aria-label="Close" className="icon-button -mt-2 -mr-2" data-close>
          <CloseIcon />
        </button>
      </div>
      <RequestForm
        {...form}
        call="/api/service-requests"
        actions={
          <button type="button" className="button button-line" data-close>
            Cancel
          </button>
        }
      />
    </div>
  );
}
