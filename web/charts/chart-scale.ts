import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';

/** The height of what is drawn, in pixels; its width is that of the page. */
const CHART_HEIGHT = 152;

/** About so many steps of the axis have room. */
const AXIS_STEPS = 4;

/** How much of its part of the width a bar, or a pair of bars, takes. */
const BAR_SHARE = 0.72;

/** From a value to its distance from the top in pixels; ends at a round value beyond the greatest. */
export function heightScale(greatest: number): ScaleLinear<number, number> {
  return scaleLinear()
    .domain([0, Math.max(greatest, 1)])
    .nice(AXIS_STEPS)
    .range([CHART_HEIGHT, 0]);
}

/** The whole numbers that the axis shows: what charts count has no halves. */
export function ticksOf(scale: ScaleLinear<number, number>): number[] {
  return scale.ticks(AXIS_STEPS).filter(Number.isInteger);
}

/** From the position of a point to the start of its bar, in percent of the width. */
export function widthScale(points: number): ScaleBand<number> {
  const gap = 1 - BAR_SHARE;
  return scaleBand<number>()
    .domain(Array.from({ length: points }, (_, index) => index))
    .range([0, 100])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
}

/** A length in percent of the width, short enough for the page. */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}

/** Up to so many labels have a line break instead of a neighbour that is left out. */
export const FEW_LABELS = 6;

/** Of many labels those that have room on a phone, the last among them: twelve of three characters, six of more. */
export function isLabelled(index: number, labels: readonly string[]): boolean {
  const room = labels.every((label) => label.length <= 3) ? 2 * FEW_LABELS : FEW_LABELS;
  return (labels.length - 1 - index) % Math.ceil(labels.length / room) === 0;
}
