/**
 * Loops over sets of slots, in AssemblyScript: TypeScript that `npm run build:kernels` makes WebAssembly of, which reads 128 bits at
 * a time. Sets are addresses in its memory; `bytes` are the length of each, a multiple of 64.
 */

/** How many members two sets have in common. */
export function countInBoth(a: usize, b: usize, bytes: usize): u32 {
  let total: u64 = 0;
  for (let at: usize = 0; at < bytes; at += 32) {
    total += popcnt(load<u64>(a + at) & load<u64>(b + at));
    total += popcnt(load<u64>(a + at, 8) & load<u64>(b + at, 8));
    total += popcnt(load<u64>(a + at, 16) & load<u64>(b + at, 16));
    total += popcnt(load<u64>(a + at, 24) & load<u64>(b + at, 24));
  }
  return u32(total);
}

/** Adds the members of another set. */
export function addAll(to: usize, from: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 32) {
    v128.store(to + at, v128.or(v128.load(to + at), v128.load(from + at)));
    v128.store(to + at, v128.or(v128.load(to + at, 16), v128.load(from + at, 16)), 16);
  }
}

/** Adds what two other sets have in common. */
export function addCommon(to: usize, a: usize, b: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 32) {
    v128.store(to + at, v128.or(v128.load(to + at), v128.and(v128.load(a + at), v128.load(b + at))));
    v128.store(to + at, v128.or(v128.load(to + at, 16), v128.and(v128.load(a + at, 16), v128.load(b + at, 16))), 16);
  }
}

/** Leaves only the members that another set has, too. */
export function retainAll(set: usize, others: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 32) {
    v128.store(set + at, v128.and(v128.load(set + at), v128.load(others + at)));
    v128.store(set + at, v128.and(v128.load(set + at, 16), v128.load(others + at, 16)), 16);
  }
}

/** Leaves only the members that another set has not. */
export function removeAll(set: usize, others: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 32) {
    v128.store(set + at, v128.andnot(v128.load(set + at), v128.load(others + at)));
    v128.store(set + at, v128.andnot(v128.load(set + at, 16), v128.load(others + at, 16)), 16);
  }
}

/** Adds slots one by one. */
export function addSlots(to: usize, slots: usize, length: usize): void {
  for (let end = slots + (length << 2); slots < end; slots += 4) {
    const slot = load<u32>(slots);
    const word = to + ((slot >>> 5) << 2);
    store<u32>(word, load<u32>(word) | (1 << (slot & 31)));
  }
}

/** How many of these slots a set has. */
export function countSlots(set: usize, slots: usize, length: usize): u32 {
  let total: u32 = 0;
  for (let end = slots + (length << 2); slots < end; slots += 4) {
    const slot = load<u32>(slots);
    total += (load<u32>(set + ((slot >>> 5) << 2)) >>> (slot & 31)) & 1;
  }
  return total;
}

/** Writes the members of a set in ascending order. */
export function listSlots(set: usize, to: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 8) {
    for (let word = load<u64>(set + at); word > 0; word &= word - 1) {
      store<u32>(to, u32((at << 3) + usize(ctz(word))));
      to += 4;
    }
  }
}

/**
 * Numbers of slots are sets as well, one for each binary digit, which has the slots whose number has it. Adds a digit and what was
 * carried to it to the same digit of the sums, and leaves what is carried to the next one.
 */
export function addDigit(sums: usize, digit: usize, carried: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const a = v128.load(sums + at);
    const b = v128.load(digit + at);
    const c = v128.load(carried + at);
    const either = v128.xor(a, b);
    v128.store(sums + at, v128.xor(either, c));
    v128.store(carried + at, v128.or(v128.and(a, b), v128.and(either, c)));
  }
}
