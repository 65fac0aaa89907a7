const NO_LETTER = 26;
const BITS = 32;

/** Which letters a name has, as bits: names that differ in many letters are told apart without reading them. */
export function characterSet(name: Uint8Array): number {
  let bits = 0;
  for (const byte of name) {
    const letter = byte - 97;
    bits |= 1 << (letter >= 0 && letter < NO_LETTER ? letter : NO_LETTER + (byte % (BITS - NO_LETTER)));
  }
  return bits >>> 0;
}

/** One letter wrong changes two of the bits at the most. */
export function differingBits(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x5555_5555;
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

/**
 * How many letters have to be changed, dropped, added or swapped with their neighbour to make one name of the other;
 * `most + 1` where it is more than `most`.
 */
export function editDistance(a: Uint8Array, b: Uint8Array, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(at(last, column - 1) + (isSame ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      current.push(cost);
      fewest = Math.min(fewest, cost);
    }
    if (fewest > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, b.length), most + 1);
}

function at(costs: number[], index: number): number {
  return costs[index] ?? Number.POSITIVE_INFINITY;
}
