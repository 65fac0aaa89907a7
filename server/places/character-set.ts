const ALPHABET_SIZE = 26;
const BITS = 32;

/** The characters of a name as bits, so that names with many different characters need not be compared in full. */
export function characterSet(name: Uint8Array): number {
  let bits = 0;
  for (const byte of name) {
    const character = byte - 97;
    const isInAlphabet = character >= 0 && character < ALPHABET_SIZE;
    bits |= 1 << (isInAlphabet ? character : ALPHABET_SIZE + (byte % (BITS - ALPHABET_SIZE)));
  }
  return bits >>> 0;
}

/** One mistake changes at most two of the bits. */
export function differingBits(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x5555_5555;
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}
