import { ChartFrame, type ChartProps, writeNumber } from './chart-frame.tsx';
import { CHART_HEIGHT, heightOf, percent } from './chart-scale.ts';

/** How much of its part of the width a bar, or a pair of bars, takes. */
const BAR_SHARE = 0.72;

/** A bar for each point, or a pair of them, as SVG that the server renders; the numbers are in a table below. */
export function BarChart(chart: ChartProps) {
  const { points, unit, also } = chart;
  const part = 1 / points.length;
  const width = (part * BAR_SHARE) / (also === undefined ? 1 : 2);
  const start = (index: number) => part * index + (part * (1 - BAR_SHARE)) / 2;
  return (
    <ChartFrame
      chart={chart}
      draw={(ticks) =>
        points.flatMap(({ label, value }, index) => {
          const bars = [{ value, unit, kind: also === undefined ? 'chart-bar' : 'chart-bar chart-pale' }];
          const second = also?.values[index];
          if (also !== undefined && second !== undefined)
            bars.push({ value: second, unit: also.unit, kind: 'chart-bar' });
          return bars.map((bar, position) => (
            <rect
              key={`${label} ${bar.unit}`}
              className={bar.kind}
              x={percent(start(index) + position * width)}
              width={percent(width)}
              y={heightOf(bar.value, ticks)}
              height={CHART_HEIGHT - heightOf(bar.value, ticks)}
            >
              <title>{`${label}: ${writeNumber(bar.value)} ${bar.unit}`}</title>
            </rect>
          ));
        })
      }
    />
  );
}
