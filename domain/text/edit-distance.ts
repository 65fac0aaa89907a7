/** A text as its characters, or as its bytes. */
type Symbols = ArrayLike<string | number>;

/** More than any distance that is asked for. */
const FAR = 0xffff;
/** Rows of the table, reused by all calls. */
let [beforeLast, last, current] = [64, 64, 64].map((length) => new Uint16Array(length)) as [Row, Row, Row];
type Row = Uint16Array;

/**
 * How many symbols have to be changed, dropped, added or swapped with their neighbour to make one text of the other (optimal
 * string alignment); `max + 1` where it is more than `max`.
 */
export function editDistance(a: Symbols, b: Symbols, max: number): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > max) return max + 1;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end]) end += 1;
  const [rows, columns] = [short.length - start - end, long.length - start - end];
  if (rows === 0) return columns;
  // The rest differs at both ends, so only a change or a swap makes one mistake of it.
  if (max === 1) {
    const isSwap = rows === 2 && columns === 2 && short[start] === long[start + 1] && short[start + 1] === long[start];
    return isSwap || columns === 1 ? 1 : 2;
  }
  if (columns >= last.length) [beforeLast, last, current] = [columns, columns, columns].map(rowFor) as [Row, Row, Row];

  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    // Cells further from the diagonal are more than `max`.
    const [from, to] = [Math.max(1, row - max), Math.min(columns, row + max)];
    current[from - 1] = from === 1 ? row : FAR;
    let least = current[from - 1] as number;
    const symbol = short[start + row - 1];
    for (let column = from; column <= to; column += 1) {
      const other = long[start + column - 1];
      let cost = (last[column - 1] as number) + (symbol === other ? 0 : 1);
      cost = Math.min(cost, (last[column] as number) + 1, (current[column - 1] as number) + 1);
      const isSwapped =
        row > 1 && column > 1 && symbol === long[start + column - 2] && short[start + row - 2] === other;
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    if (to < columns) current[to + 1] = FAR - 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[columns] as number, max + 1);
}

function rowFor(columns: number): Row {
  return new Uint16Array(2 * columns);
}
