import type { AuditPage as AuditList } from '#domain/audit/audit-entry.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { AdminReport } from '#web/admin/admin-report.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { type AuditFilter, AuditForm } from './audit-form.tsx';

export type AuditProps =
  | { asked: null }
  | { asked: AuditFilter; mayExport: boolean; message: string | null; list: AuditList; page: number; limit: number };

/** The audit log by days, with filters in the address and a download of what they leave; or Access Denied. */
export function AuditPage(props: AuditProps) {
  if (props.asked === null) return <AccessDenied />;
  const { asked, mayExport, message, list, page, limit } = props;
  const { page: _page, ...filter } = asked;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <AdminReport title="Audit Log" lead="Who did what, newest first. Days and times are in UTC.">
      <AuditForm filter={filter} message={message} />
      <div className="audit-head">
        <p role="status">
          {list.total.toLocaleString('en')} {list.total === 1 ? 'entry' : 'entries'}
          {isFiltered && ' match'}
        </p>
        {mayExport && list.total > 0 && (
          <a href={withQuery(plainRoutes.exportAudit.path, filter)} className="link" download>
            Download as CSV
          </a>
        )}
      </div>
      {list.items.length === 0 && message === null && (
        <p className="plate p-6">
          {isFiltered ? 'No entry matches this filter. ' : 'Nothing has been recorded yet.'}
          {isFiltered && (
            <a href={paths.adminAudit} className="link">
              Show all entries
            </a>
          )}
        </p>
      )}
      {daysOf(list.items).map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="audit-day">
            {longDay(day)}
          </h2>
          <ol className="plate audit-list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <AuditEntry entry={entry} time={entry.at.slice(11, 16)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <Pages filter={filter} page={page} last={Math.ceil(list.total / limit)} />
    </AdminReport>
  );
}

function Pages({ filter, page, last }: { filter: AuditFilter; page: number; last: number }) {
  if (last <= 1) return null;
  const link = (to: number, label: string) =>
    to >= 1 &&
    to <= last && (
      <a href={withQuery(paths.adminAudit, { ...filter, page: String(to) })} className="button button-line">
        {label}
      </a>
    );
  return (
    <nav aria-label="Pages" className="audit-pages">
      {link(page - 1, 'Newer')}
      <span>
        Page {page.toLocaleString('en')} of {last.toLocaleString('en')}
      </span>
      {link(page + 1, 'Older')}
    </nav>
  );
}

function daysOf(items: AuditList['items']): [day: string, entries: AuditList['items']][] {
  return [...Map.groupBy(items, ({ at }) => at.slice(0, 10))];
}

function longDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
}

function withQuery(path: string, filter: AuditFilter): string {
  const query = String(new URLSearchParams(filter));
  return query === '' ? path : `${path}?${query}`;
}
