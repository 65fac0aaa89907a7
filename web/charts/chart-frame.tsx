import type { ReactNode } from 'react';
import { FEW_LABELS, heightScale, isLabelled, ticksOf } from './chart-scale.ts';

type ChartPoint = { label: string; value: number };
export type ChartProps = {
  title: string;
  /** What is counted: "views". */
  unit: string;
  points: readonly ChartPoint[];
  /** What all of it comes to, below the title. */
  figures?: ReactNode;
  /** A second row of values beside the first, one for each point: "of them answered". */
  also?: { unit: string; values: readonly number[] };
  /** The values are no counts: their sum says nothing. */
  isRate?: boolean;
  /** What the labels are; the head of the first column of the table. */
  labels?: string;
};

export const writeNumber = (value: number): string => value.toLocaleString('en');

/** Title, legend, axes and table around what `draw` draws: ink and line only, at any width, without scripts. */
export function ChartFrame({
  chart,
  draw,
}: {
  chart: ChartProps;
  draw: (height: (value: number) => number) => ReactNode;
}) {
  const { title, unit, points, also, figures } = chart;
  const labels = points.map(({ label }) => label);
  const height = heightScale(Math.max(0, ...points.map(({ value }) => value), ...(also?.values ?? [])));
  const ticks = ticksOf(height);
  return (
    <figure className="chart">
      <figcaption>
        {title}
        {figures}
        <ul className="chart-legend">
          <li className={also && 'chart-pale'}>{unit}</li>
          {also && <li>{also.unit}</li>}
        </ul>
      </figcaption>
      <div className="chart-axes">
        <div className="chart-values" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{writeNumber(tick)}</span>
          ))}
        </div>
        <svg role="img" aria-label={summaryOf(chart)} width="100%" height={height(0)}>
          {ticks.map((tick) => (
            <line key={tick} className="chart-tick" x1="0" x2="100%" y1={height(tick)} y2={height(tick)} />
          ))}
          {draw(height)}
        </svg>
        <div className={labels.length > FEW_LABELS ? 'chart-labels' : 'chart-labels chart-few'} aria-hidden="true">
          {labels.map((label, index) => (
            <span key={label}>{isLabelled(index, labels) ? label : ''}</span>
          ))}
        </div>
      </div>
      <ChartTable {...chart} />
    </figure>
  );
}

/** "Profile views: 1,284 views from Dec to Nov, most in Nov (168)" */
function summaryOf({ title, unit, points, also, isRate }: ChartProps): string {
  const total = (values: readonly number[]) => writeNumber(values.reduce((sum, value) => sum + value, 0));
  const all = isRate ? unit : `${total(points.map(({ value }) => value))} ${unit}`;
  const others = also === undefined ? '' : `, ${total(also.values)} ${also.unit}`;
  const top = points.reduce<ChartPoint>((best, point) => (point.value > best.value ? point : best), {
    label: '',
    value: 0,
  });
  const [first, last] = [points[0], points.at(-1)];
  const range =
    first === undefined || last === undefined || first === last ? '' : ` from ${first.label} to ${last.label}`;
  const most = top.value === 0 ? '' : `; most in ${top.label} (${writeNumber(top.value)})`;
  return `${title}: ${all}${others}${range}${most}`;
}

function ChartTable({ title, unit, points, also, labels = 'When' }: ChartProps) {
  return (
    <details className="chart-table">
      <summary>
        Table<span className="sr-only"> of {title}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels}</th>
            <th scope="col">{unit}</th>
            {also && <th scope="col">{also.unit}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{writeNumber(value)}</td>
              {also && <td>{writeNumber(also.values[index] ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
