import { dateText } from '#domain/certificates/certificate-text.ts';
import { completeness, type ListingPart } from '#domain/listings/completeness.ts';
import type { ListingOverview, Removal } from '#domain/listings/listing.ts';
import { type ToDo, thingsToDo } from '#domain/listings/things-to-do.ts';
import type { ManagedCompany } from '#domain/members/member.ts';
import { paths } from '#domain/paths.ts';
import { CompanyBadge } from '#web/companies/company-badge.tsx';
import { ManageFrame, type ManageFrameProps } from '#web/manage/manage-frame.tsx';
import { CertificateTimeline } from './certificate-timeline.tsx';
import type { Notice } from './load-listing.ts';
import { NoticeLines } from './notice.tsx';
import { RequestsChart, SearchesTable, ViewsChart } from './overview-charts.tsx';

export type OverviewProps = {
  frame: ManageFrameProps;
  notice: Notice;
  /** What became of the subscription of a listing that was deleted, or is back again. */
  payment: string | null;
} & ({ overview: ListingOverview } | { overview: null; removal: Removal | null });

export function OverviewPage(props: OverviewProps) {
  const { frame, notice, payment } = props;
  if (props.overview === null) return <Removed {...props} />;
  const { overview } = props;
  const { company, statistics, certificates, today } = overview;
  return (
    <ManageFrame frame={frame} title="Overview">
      <BadgeLine overview={overview} state={frame.company.state} />
      <NoticeLines {...notice} />
      {payment !== null && (
        <p className="listing-waiting">
          {`${payment} `}
          <a href={paths.manageSubscription(company.id)} className="link">
            See the subscription
          </a>
        </p>
      )}
      {company.awayUntil !== null && company.awayUntil >= today && (
        <p className="listing-waiting">
          {`Buyers see that you are away until ${dateText(company.awayUntil)}. `}
          <a href={paths.manageSettings(company.id)} className="link">
            Change
          </a>
        </p>
      )}
      {overview.waiting !== null && (
        <p className="listing-waiting">
          <b>Waits for our check:</b> {Object.values(overview.waiting).join(', ')}. The public listing is as it was
          until then.
        </p>
      )}
      <ToDoList items={thingsToDo(overview)} />
      <div className="listing-pair">
        <RequestsChart statistics={statistics} responseRecord={overview.responseRecord} />
        <ViewsChart statistics={statistics} />
        <Completeness overview={overview} />
        <SearchesTable statistics={statistics} />
      </div>
      <CertificateTimeline companyId={company.id} certificates={certificates} today={today} />
    </ManageFrame>
  );
}

/** Later than every date. */
const NO_END = '9999-12-31';

/** Green only while a checked certificate is current; until when. */
function BadgeLine({
  overview: { company, certificates },
  state,
}: {
  overview: ListingOverview;
  state: ManagedCompany['state'];
}) {
  if (state === 'hidden')
    return (
      <p className="manage-lead">
        {'We have taken this listing off the site for now: buyers do not see it, and you get no new requests. '}
        <a href={paths.contact} className="link">
          Write to us
        </a>
      </p>
    );
  if (state === 'waiting')
    return <p className="manage-lead">We review your registration. Nothing is public yet; you can change all of it.</p>;
  const checked = certificates.filter(({ state }) => state === 'checked');
  if (!company.verified)
    return (
      <p className="manage-lead">
        {'Listed, not verified. '}
        <a href={paths.pricing} className="link">
          Get the badge
        </a>
      </p>
    );
  const last =
    checked
      .map(({ expires }) => expires ?? NO_END)
      .toSorted()
      .at(-1) ?? NO_END;
  const until = last === NO_END ? '' : `until ${dateText(last)}, when your last checked certificate ends`;
  return (
    <p className="listing-badge">
      <CompanyBadge badge="VERIFIED" certificateStates={checked.map(({ state }) => state)} /> {until}
    </p>
  );
}

function ToDoList({ items }: { items: ToDo[] }) {
  const title =
    items.length === 0
      ? 'Nothing needs you'
      : `${items.length} ${items.length === 1 ? 'thing needs' : 'things need'} you`;
  return (
    <section aria-labelledby="to-do" className="plate listing-to-do">
      <h2 id="to-do">{title}</h2>
      {items.length === 0 ? (
        <p className="form-hint">New requests and certificates that end soon stand here.</p>
      ) : (
        <ul>
          {items.map(({ title: name, rest, note, action, href }, index) => (
            <li key={href}>
              <p>
                <b>{name}</b>
                {/^[, ]/.test(rest) ? rest : ` ${rest}`}
                <small>{note}</small>
              </p>
              <a
                href={href}
                aria-label={`${action}: ${name} ${rest.trim()}`}
                className={`button ${index === 0 ? 'button-ink' : 'button-line'}`}
              >
                {action}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const PARTS: Record<ListingPart, (id: number) => string> = {
  profile: paths.manageProfile,
  logo: (id) => `${paths.manageProfile(id)}#logo`,
  certificates: paths.manageCertificates,
  people: paths.managePeople,
  settings: paths.manageSettings,
};

function Completeness({ overview }: { overview: ListingOverview }) {
  const { percent, missing } = completeness(overview);
  const { id } = overview.company;
  return (
    <section aria-labelledby="complete" className="plate listing-card">
      <h2 id="complete">{`Profile ${percent}% complete`}</h2>
      <a href={paths.manageProfile(id)} className="link listing-more">
        Edit profile
      </a>
      <svg className="listing-bar" width="100%" height="8" aria-hidden="true">
        <rect width="100%" height="8" className="listing-bar-all" />
        <rect width={`${percent}%`} height="8" className="listing-bar-done" />
      </svg>
      {missing.length === 0 ? (
        <p className="form-hint">Nothing is missing.</p>
      ) : (
        <ul className="listing-missing">
          {missing.map(({ label, reason, part }) => (
            <li key={label}>
              <span>
                <b>{label}</b> missing; {reason}
              </span>
              <a href={PARTS[part](id)} className="link" aria-label={`Add: ${label}`}>
                Add
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Removed({ frame, notice, removal, payment }: Extract<OverviewProps, { overview: null }>) {
  const { company } = frame;
  return (
    <ManageFrame frame={frame} title={`${company.name} is not listed`}>
      <NoticeLines {...notice} />
      {removal === null ? (
        <p className="manage-lead">
          {'The listing was removed and can no longer be restored here. '}
          <a href={paths.contact} className="link">
            Write to us
          </a>
          {' if that is not right.'}
        </p>
      ) : (
        <>
          <p className="manage-lead">
            {`${removal.by} has deleted this listing. Until ${dateText(removal.until)} you can restore it with everything in it.`}
          </p>
          {payment !== null && <p className="manage-note">{payment}</p>}
          <form method="post" action={paths.manageCompany(company.id)} className="manage-actions">
            <button type="submit" className="button button-ink">
              Restore the listing
            </button>
          </form>
        </>
      )}
    </ManageFrame>
  );
}
