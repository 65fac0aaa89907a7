import type { GeoContext } from 'd3-geo';

/** Width and height together, in steps of the file. */
const SMALLEST_ISLAND = 12;

/** Takes what d3 draws and writes it as a path of whole numbers, each relative to the one before, as short as it can be. */
export function pathWriter(): GeoContext & { result: () => string } {
  const parts: string[] = [];
  let line: [number, number][] = [];
  /** Where the pen was left. */
  let pen: [number, number] = [0, 0];
  const finish = (isClosed: boolean) => {
    const [start] = line;
    if (start !== undefined && (isClosed ? isSeen(line) : line.length > 1)) {
      let [x, y] = pen;
      const steps = line.map((point) => {
        const step: [number, number] = [point[0] - x, point[1] - y];
        [x, y] = point;
        return step;
      });
      const [first, ...others] = steps;
      parts.push(`m${numbers(first ? [first] : [])}${others.length > 0 ? `l${numbers(others)}` : ''}`);
      if (isClosed) parts.push('z');
      pen = isClosed ? start : [x, y];
    }
    line = [];
  };
  const add = (x: number, y: number) => {
    const point: [number, number] = [Math.round(x), Math.round(y)];
    const last = line.at(-1);
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) line.push(point);
  };
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => {
      finish(false);
      add(x, y);
    },
    lineTo: add,
    closePath: () => finish(true),
    arc: () => undefined,
    result: () => {
      finish(false);
      return parts.join('');
    },
  };
}

/** Whether an island is large enough to be seen. */
function isSeen(outline: readonly [number, number][]): boolean {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) >= SMALLEST_ISLAND;
}

function numbers(steps: readonly [number, number][]): string {
  return steps
    .flat()
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value)))
    .join('');
}
