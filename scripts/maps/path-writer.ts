import type { GeoContext } from 'd3-geo';

/** Width plus height, in steps of the file. */
const MIN_ISLAND_SIZE = 12;

/** A drawing context for d3 that writes the shortest path of relative whole numbers. */
export function pathWriter(): GeoContext & { result: () => string } {
  const parts: string[] = [];
  let line: [number, number][] = [];
  /** The current position of the pen. */
  let pen: [number, number] = [0, 0];
  const finish = (isClosed: boolean) => {
    const [start] = line;
    if (start !== undefined && (isClosed ? isVisible(line) : line.length > 1)) {
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

/** Whether an island is large enough to be visible. */
function isVisible(outline: readonly [number, number][]): boolean {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) >= MIN_ISLAND_SIZE;
}

function numbers(steps: readonly [number, number][]): string {
  return steps
    .flat()
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value)))
    .join('');
}
