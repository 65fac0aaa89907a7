import { addDays, addMonths, type LocalDate } from '#domain/certificates/local-date.ts';
import {
  INSIGHT_TABLES,
  type InsightId,
  type InsightRange,
  type Insights,
  type InsightTable,
} from '#domain/insights/insight-table.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';
import { AdminReport } from '#web/admin/admin-report.tsx';
import { column, InsightCharts } from './insight-charts.tsx';

export type InsightsProps =
  | { range: null }
  | { range: InsightRange; today: LocalDate; message: string | null; insights: Insights; map: string };

/** Shown of each table; the file has all of it. */
const ROWS = 10;
/** Whom to look for comes first. */
const RECRUITING: readonly InsightId[] = ['unserved', 'empty'];
const OTHERS = (Object.keys(INSIGHT_TABLES) as InsightId[]).filter((id) => !RECRUITING.includes(id));

/** What visitors want, what companies do with it, and what waits; or Access Denied. */
export function InsightsPage(props: InsightsProps) {
  if (props.range === null) return <AccessDenied />;
  const { range, today, message, insights, map } = props;
  return (
    <AdminReport title="Insights" lead="Numbers of days, without persons. Days, weeks and months are in UTC.">
      <RangeForm range={range} today={today} message={message} />
      <KeyFigures insights={insights} />
      <Tables ids={RECRUITING} insights={insights} range={range} />
      <InsightCharts insights={insights} />
      <section className="insight-map" aria-labelledby="insight-map">
        <h2 id="insight-map">Listed companies</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by companyMapHtml, which escapes texts */}
        <div dangerouslySetInnerHTML={{ __html: map }} />
      </section>
      <Tables ids={OTHERS} insights={insights} range={range} />
    </AdminReport>
  );
}

function Tables({ ids, insights, range }: { ids: readonly InsightId[]; insights: Insights; range: InsightRange }) {
  return (
    <div className="insight-tables">
      {ids.map((id) => (
        <Table key={id} id={id} table={insights[id]} range={range} />
      ))}
    </div>
  );
}

function RangeForm({ range, today, message }: { range: InsightRange; today: LocalDate; message: string | null }) {
  const presets: [string, LocalDate][] = [
    ['30 days', addDays(today, -29)],
    ['12 weeks', addDays(today, -83)],
    ['12 months', addDays(addMonths(today, -12), 1)],
  ];
  return (
    <form action={paths.adminInsights} className="plate admin-filter insight-range">
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className="form-field">
          <label htmlFor={`range-${name}`}>{name === 'from' ? 'From' : 'To'}</label>
          <input
            id={`range-${name}`}
            name={name}
            type="date"
            className="field"
            defaultValue={range[name]}
            max={today}
          />
        </div>
      ))}
      <div className="admin-filter-actions">
        <button type="submit" className="button button-ink">
          Show
        </button>
        {presets.map(([label, from]) => (
          <a
            key={label}
            href={`${paths.adminInsights}?from=${from}&to=${today}`}
            className="link"
            aria-current={range.from === from && range.to === today ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </div>
      {message !== null && (
        <p role="alert" className="form-issue">
          {message}
        </p>
      )}
    </form>
  );
}

function KeyFigures({ insights: { requests, traffic, unserved } }: { insights: Insights }) {
  const total = (table: InsightTable, name: string) => column(table, name).reduce((sum, value) => sum + value, 0);
  const [sent, answered] = [total(requests, 'To companies'), total(requests, 'Answered')];
  const figures: [string, string][] = [
    [total(requests, 'Requests').toLocaleString('en'), 'requests'],
    [sent === 0 ? '–' : `${Math.round((100 * answered) / sent)}%`, 'of the companies asked have answered'],
    [total(traffic, 'Profile views').toLocaleString('en'), 'profile views'],
    [total(traffic, 'Searches').toLocaleString('en'), 'searches'],
    [total(traffic, 'Without results').toLocaleString('en'), 'of them without results'],
    [total(unserved, 'Searches').toLocaleString('en'), 'for places where nobody is'],
  ];
  return (
    <dl className="insight-figures">
      {figures.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ id, table: { head, rows }, range }: { id: InsightId; table: InsightTable; range: InsightRange }) {
  const file = `${plainRoutes.exportInsights.path}?${new URLSearchParams({ table: id, ...range })}`;
  const isNumber = (index: number) => rows.some((row) => typeof row[index] === 'number');
  return (
    <section aria-labelledby={`table-${id}`}>
      <div className="audit-head">
        <h2 id={`table-${id}`}>{INSIGHT_TABLES[id]}</h2>
        {rows.length > 0 && (
          <a href={file} className="link" download>
            CSV<span className="sr-only"> of {INSIGHT_TABLES[id]}</span>
          </a>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="plate insight-none">Nothing in these days.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <section aria-labelledby={`table-${id}`} tabIndex={0} className="plate insight-scroll">
          <table>
            <thead>
              <tr>
                {head.map((name, index) => (
                  <th key={name} scope="col" className={isNumber(index) ? 'is-number' : undefined}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, ROWS).map((row) => (
                <tr key={row.slice(0, 3).join('|')}>
                  {row.map((cell, index) => (
                    <td key={head[index]} className={isNumber(index) ? 'is-number' : undefined}>
                      <Cell column={head[index] ?? ''} value={cell} company={row[0] ?? null} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > ROWS && (
            <p className="insight-more">
              {rows.length - ROWS} more in <a href={file}>the CSV file</a>
            </p>
          )}
        </section>
      )}
    </section>
  );
}

function Cell({
  column: name,
  value,
  company,
}: {
  column: string;
  value: string | number | null;
  company: string | number | null;
}) {
  if (value === null || value === '') return '–';
  if (name === 'Company' && typeof company === 'number' && typeof value === 'string')
    return <a href={paths.company({ id: company, name: value })}>{value}</a>;
  return typeof value === 'number' && name !== 'Number' ? value.toLocaleString('en') : value;
}
