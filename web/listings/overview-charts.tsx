import { dateText } from '#domain/certificates/certificate-text.ts';
import type { ResponseRecord } from '#domain/companies/public-company.ts';
import type { CompanyMonth, CompanyStatistics } from '#domain/insights/company-statistics.ts';
import { BarChart } from '#web/charts/bar-chart.tsx';

type Props = { statistics: CompanyStatistics };
const MINUTES_PER_HOUR = 60;

/** "2026-12" is "Dec". */
const monthOf = ({ month }: CompanyMonth) => dateText(`${month}-01`).split(' ')[1] ?? '';
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function RequestsChart({
  statistics: { months },
  responseRecord,
}: Props & { responseRecord: ResponseRecord | null }) {
  const requests = months.map((month) => month.requests);
  const minutes = responseRecord?.medianMinutes ?? null;
  return (
    <section className="plate listing-card" aria-label="Requests and answers">
      <BarChart
        title="Requests and answers"
        unit="requests a month"
        figures={
          <p className="listing-figures">
            <Figure value={sum(requests)} one="request, 12 months" many="requests, 12 months" />
            {minutes !== null && (
              <>
                {' '}
                <b>{`${Math.max(1, Math.round(minutes / MINUTES_PER_HOUR))} h`}</b> median answer
              </>
            )}
          </p>
        }
        points={months.map((month) => ({ label: monthOf(month), value: month.requests }))}
        also={{ unit: 'of them answered', values: months.map(({ answers }) => answers) }}
        labels="Month"
      />
    </section>
  );
}

export function ViewsChart({ statistics: { months } }: Props) {
  return (
    <section className="plate listing-card" aria-label="Profile views">
      <BarChart
        title="Profile views"
        unit="views a month"
        figures={
          <p className="listing-figures">
            <Figure value={sum(months.map(({ views }) => views))} one="view, 12 months" many="views, 12 months" />{' '}
            <Figure
              value={sum(months.map(({ appearances }) => appearances))}
              one="time in results"
              many="times in results"
            />
          </p>
        }
        points={months.map((month) => ({ label: monthOf(month), value: month.views }))}
        labels="Month"
      />
    </section>
  );
}

function Figure({ value, one, many }: { value: number; one: string; many: string }) {
  return (
    <>
      <b>{value.toLocaleString('en')}</b> {value === 1 ? one : many}
    </>
  );
}

export function SearchesTable({ statistics: { searches } }: Props) {
  return (
    <section aria-labelledby="searches" className="plate listing-card">
      <h2 id="searches">Searches that found you</h2>
      {searches.length === 0 ? (
        <p className="form-hint">No searches yet.</p>
      ) : (
        <table className="listing-table">
          <thead>
            <tr>
              <th scope="col">Search, last 3 months</th>
              <th scope="col">Times seen</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ words, count }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td>{count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
