/** Reproducible random choices, from a small seeded generator (mulberry32). */
export type Random = {
  /** An integer from low to high, inclusive. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` distinct members, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** One member, with a probability proportional to its weight. */
  weighted<T>(list: readonly T[], weight: (member: T) => number): T;
};

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const drawn: T[] = [];
    while (drawn.length < count && rest.length > 0) {
      const index = int(0, rest.length - 1);
      const [member, last] = [rest[index] as T, rest.pop() as T];
      if (index < rest.length) rest[index] = last;
      drawn.push(member);
    }
    return drawn;
  };
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] ?? fail('nothing to pick from');
  const weighted = <T>(list: readonly T[], weight: (member: T) => number): T => {
    let rest = next() * list.reduce((sum, member) => sum + weight(member), 0);
    for (const member of list) {
      rest -= weight(member);
      if (rest < 0) return member;
    }
    return pick(list);
  };
  return { int, sample, pick, weighted, chance: (probability) => next() < probability };
}

function fail(message: string): never {
  throw new Error(message);
}
