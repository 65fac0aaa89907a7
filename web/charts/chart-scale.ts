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

/** Of many labels as many as there is room for on a phone, the last among them. */
export function isLabelled(index: number, count: number): boolean {
  return (count - 1 - index) % Math.ceil(count / 12) === 0;
}
