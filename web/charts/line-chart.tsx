import { Fragment } from 'react';
import { ChartFrame, type ChartProps, writeNumber } from './chart-frame.tsx';
import { percent, widthScale } from './chart-scale.ts';

/** More points are drawn without dots. */
const MAX_DOTS = 31;

/** One or two lines through the points, as SVG that the server renders; the numbers are in a table below. */
export function LineChart(chart: ChartProps) {
  const { points, unit, also } = chart;
  const values = points.map(({ value }) => value);
  const across = widthScale(points.length);
  const middle = (index: number) => percent((across(index) ?? 0) + across.bandwidth() / 2);
  return (
    <ChartFrame
      chart={chart}
      draw={(height) =>
        [
          { unit, values, kind: also === undefined ? 'chart-line' : 'chart-line chart-pale' },
          ...(also === undefined ? [] : [{ ...also, kind: 'chart-line' }]),
        ].map((row) => (
          <g key={row.unit} className={row.kind}>
            {points.map(({ label }, index) => {
              const value = row.values[index] ?? 0;
              const next = row.values[index + 1];
              return (
                <Fragment key={label}>
                  {next !== undefined && (
                    <line x1={middle(index)} x2={middle(index + 1)} y1={height(value)} y2={height(next)} />
                  )}
                  {points.length <= MAX_DOTS && (
                    <circle cx={middle(index)} cy={height(value)} r="3">
                      <title>{`${label}: ${writeNumber(value)} ${row.unit}`}</title>
                    </circle>
                  )}
                </Fragment>
              );
            })}
          </g>
        ))
      }
    />
  );
}
