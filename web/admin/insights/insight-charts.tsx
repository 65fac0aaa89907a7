import type { ReactNode } from 'react';
import { dayInWords } from '#domain/certificates/local-date.ts';
import type { Insights, InsightTable } from '#domain/insights/insight-table.ts';
import { BarChart } from '#web/charts/bar-chart.tsx';
import { LineChart } from '#web/charts/line-chart.tsx';

/** The tables as charts. Columns are named as in the heads of the tables. */
export function InsightCharts({ insights }: { insights: Insights }) {
  const { requests, traffic, growth, badges, waiting, revenue } = insights;
  const weeks = weekLabels(requests);
  const urgent = column(requests, 'High').map((high, index) => high + (column(requests, 'Emergency')[index] ?? 0));
  return (
    <div className="insight-charts">
      <Plate>
        <BarChart
          title="Requests by week"
          unit="requests"
          labels="Week of"
          points={points(weeks, column(requests, 'Requests'))}
          also={{ unit: 'of them High or Emergency', values: urgent }}
        />
      </Plate>
      <Plate>
        <LineChart
          title="Share of answers by week"
          unit="% of the companies asked that have answered"
          labels="Week of"
          points={points(weeks, column(requests, 'Answered %'))}
        />
      </Plate>
      <Plate>
        <LineChart
          title="Time to the first answer"
          unit="working hours, median"
          labels="Week of"
          points={points(weeks, column(requests, 'Median hours'))}
        />
      </Plate>
      <Plate>
        <LineChart
          title="Profile views and appearances"
          unit="appearances in results"
          labels="Week of"
          points={points(weeks, column(traffic, 'Appearances'))}
          also={{ unit: 'profile views', values: column(traffic, 'Profile views') }}
        />
      </Plate>
      <Plate>
        <BarChart
          title="Searches by week"
          unit="searches"
          labels="Week of"
          points={points(weeks, column(traffic, 'Searches'))}
          also={{ unit: 'of them without results', values: column(traffic, 'Without results') }}
        />
      </Plate>
      <Plate>
        <BarChart
          title="Age of what waits"
          unit="pending companies"
          labels="Age"
          points={agesOf(waiting, 'Pending companies')}
          also={{ unit: 'new messages', values: agesOf(waiting, 'New messages').map(({ value }) => value) }}
        />
      </Plate>
      <Plate>
        <BarChart
          title="New companies by week"
          unit="imported"
          labels="Week of"
          points={points(weeks, column(growth, 'Imported'))}
          also={{ unit: 'registered', values: column(growth, 'Registered') }}
        />
      </Plate>
      <Plate>
        <BarChart
          title="Badges by week"
          unit="ended"
          labels="Week of"
          points={points(weeks, column(badges, 'Ended'))}
          also={{ unit: 'granted', values: column(badges, 'Granted') }}
        />
      </Plate>
      {revenuesOf(revenue).map(([currency, months]) => (
        <Plate key={currency}>
          <BarChart title="Revenue by month" unit={currency} labels="Month" points={months} />
        </Plate>
      ))}
    </div>
  );
}

function Plate({ children }: { children: ReactNode }) {
  return <div className="plate insight-plate">{children}</div>;
}

/** The numbers of a column; 0 where there is none. */
export function column({ head, rows }: InsightTable, name: string): number[] {
  const index = head.indexOf(name);
  return rows.map((row) => Number(row[index] ?? 0));
}

function weekLabels({ rows }: InsightTable): string[] {
  return rows.map(([week]) => dayInWords(String(week)).replace(/^(\d+ \w{3}).*$/, '$1'));
}

function points(labels: readonly string[], values: readonly number[]) {
  return labels.map((label, index) => ({ label, value: values[index] ?? 0 }));
}

/** How many of one kind wait how long. */
function agesOf({ head, rows }: InsightTable, what: string): { label: string; value: number }[] {
  const row = rows.find(([name]) => name === what) ?? [];
  return head.slice(1, -1).map((label, index) => ({ label, value: Number(row[index + 1] ?? 0) }));
}

function revenuesOf({ rows }: InsightTable): [string, { label: string; value: number }[]][] {
  const byCurrency = Map.groupBy(rows, ([, currency]) => String(currency));
  return [...byCurrency].map(([currency, months]) => [
    currency,
    months.map(([month, , , , , revenue]) => ({ label: String(month), value: Number(revenue) })),
  ]);
}
