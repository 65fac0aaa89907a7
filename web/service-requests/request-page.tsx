import { paths } from '#domain/paths.ts';
import { CompanyNotFound } from '#web/companies/company-not-found.tsx';
import { ArrowIcon, CloseIcon } from '#web/ui/icons.tsx';
import { RequestForm, type RequestFormProps, sentMessage } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

export type RequestPageProps = { companies: null } | (RequestFormProps & { isSent: boolean; missing: number });

/** The request form as a page: for browsers without scripts, for tabs of their own, and for several companies. */
export function RequestPage(props: RequestPageProps) {
  if (props.companies === null) return <CompanyNotFound />;
  const { isSent, missing, ...form } = props;
  const { companies } = form;
  const [company, second] = companies;
  const isToOne = company !== undefined && second === undefined;
  return (
    <div className="container-page narrow pt-6 [overflow-wrap:anywhere]">
      <a
        href={isToOne ? paths.company(company) : second === undefined ? paths.home() : paths.compare(idsOf(companies))}
        className="inline-flex items-center gap-2 rounded-tag py-2 text-sm text-soft hover:text-ink"
      >
        <ArrowIcon back />
        {isToOne
          ? `Back to ${company.name}`
          : second === undefined
            ? 'Find companies yourself'
            : 'Back to the comparison'}
      </a>
      {isSent ? (
        <RequestSent message={sentMessage(companies.length)} />
      ) : (
        <>
          <h1 className="mt-4 text-2xl">{titleOf(companies.length)}</h1>
          <p className="mt-2 max-w-[60ch] text-soft">
            {isToOne
              ? `${company.name}, ${company.location}`
              : second === undefined
                ? 'Say what needs inspecting, where and by when. We pass it on to up to five companies that fit, and you see their answers side by side. Free of charge.'
                : 'One request, the same for all. You see their answers side by side. Free of charge.'}
          </p>
          {missing > 0 && (
            <p className="plate mt-4 px-4 py-3">
              {missing === 1
                ? 'One company of your shortlist is not listed any more and is left out.'
                : `${missing} companies of your shortlist are not listed any more and are left out.`}
            </p>
          )}
          <div className="plate mt-6 p-5 sm:p-6">
            <RequestForm
              {...form}
              call={form.form.issues.length === 0 ? '/api/service-requests' : undefined}
              isSentAsPage
            />
          </div>
        </>
      )}
    </div>
  );
}

const idsOf = (companies: RequestFormProps['companies']) => companies.map(({ id }) => id);

function titleOf(companies: number): string {
  if (companies === 1) return 'Request Service Quote';
  return companies === 0 ? 'Ask for Help' : `Ask ${companies} companies for quotes`;
}

/** The same form for the dialog, which Contact opens where scripts run. */
export function RequestFragment(props: RequestPageProps) {
  const [company] = props.companies ?? [];
  if (props.companies === null || company === undefined) return null;
  const { isSent: _isSent, missing: _missing, ...form } = props;
  const { name, location } = company;
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
