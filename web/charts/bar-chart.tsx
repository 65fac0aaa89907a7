import { ChartFrame, type ChartProps, writeNumber } from './chart-frame.tsx';
import { percent, widthScale } from './chart-scale.ts';

/** A bar for each point, or a pair of them, as SVG that the server renders; the numbers are in a table below. */
export function BarChart(chart: ChartProps) {
  const { points, unit, also } = chart;
  const across = widthScale(points.length);
  const width = across.bandwidth() / (also === undefined ? 1 : 2);
  return (
    <ChartFrame
      chart={chart}
      draw={(height) =>
        points.flatMap(({ label, value }, index) => {
          const bars = [{ value, unit, kind: also === undefined ? 'chart-bar' : 'chart-bar chart-pale' }];
          const second = also?.values[index];
          if (also !== undefined && second !== undefined)
            bars.push({ value: second, unit: also.unit, kind: 'chart-bar' });
          return bars.map((bar, position) => (
            <rect
              key={`${label} ${bar.unit}`}
              className={bar.kind}
              x={percent((across(index) ?? 0) + position * width)}
              width={percent(width)}
              y={height(bar.value)}
              height={height(0) - height(bar.value)}
            >
              <title>{`${label}: ${writeNumber(bar.value)} ${bar.unit}`}</title>
            </rect>
          ));
        })
      }
    />
  );
}
