/** The axis of values that no unit divides: 1, 2 or 5 times a power of ten, so that it has up to four steps. */
export function ticksUpTo(greatest: number): number[] {
  const least = Math.max(greatest, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power);
  return Array.from({ length: Math.max(1, Math.ceil(greatest / step)) + 1 }, (_, index) => index * step);
}

/** The height of what is drawn, in pixels; its width is that of the page. */
export const CHART_HEIGHT = 152;

/** How far from the top a value is drawn. */
export function heightOf(value: number, ticks: readonly number[]): number {
  return CHART_HEIGHT * (1 - value / (ticks.at(-1) ?? 1));
}

/** Percent of the width, short enough for the page. */
export function percent(share: number): string {
  return `${Number((100 * share).toFixed(2))}%`;
}

/** Up to so many labels have a line break instead of a neighbour that is left out. */
export const FEW_LABELS = 6;

/** Of many labels those that have room on a phone, the last among them: twelve of three characters, six of more. */
export function isLabelled(index: number, labels: readonly string[]): boolean {
  const room = labels.every((label) => label.length <= 3) ? 2 * FEW_LABELS : FEW_LABELS;
  return (labels.length - 1 - index) % Math.ceil(labels.length / room) === 0;
}
