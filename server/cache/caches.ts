import { LRUCache } from 'lru-cache';

type Options<Value> = {
  /** As it stands in /metrics. */
  name: string;
} & (
  | { max: number }
  | {
      max: number;
      /** The sum of the sizes of all values, in bytes or characters. */
      maxSize: number;
      /** At least 1. */
      sizeCalculation: (value: Value) => number;
    }
);

/** What /metrics shows of a cache; `size` is null where only entries are counted. */
export type CacheStats = { name: string; entries: number; size: number | null; hits: number; misses: number };

/** A cache that drops the least recently used entries when it is full, and counts its hits. */
export class Cache<Key extends string | number, Value extends NonNullable<unknown>> {
  readonly #name: string;
  readonly #entries: LRUCache<Key, Value>;
  readonly #isSized: boolean;
  #hits = 0;
  #misses = 0;

  constructor({ name, ...limits }: Options<Value>) {
    this.#name = name;
    this.#entries = new LRUCache<Key, Value>(limits);
    this.#isSized = 'maxSize' in limits;
  }

  get stats(): CacheStats {
    const { size: entries, calculatedSize } = this.#entries;
    const size = this.#isSized ? calculatedSize : null;
    return { name: this.#name, entries, size, hits: this.#hits, misses: this.#misses };
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) this.#misses += 1;
    else this.#hits += 1;
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.set(key, value);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** All caches of one context. One that is created under the name of another takes its place in /metrics. */
export class Caches {
  readonly #byName = new Map<string, { readonly stats: CacheStats }>();

  create<Key extends string | number, Value extends NonNullable<unknown>>(options: Options<Value>): Cache<Key, Value> {
    const cache = new Cache<Key, Value>(options);
    this.#byName.set(options.name, cache);
    return cache;
  }

  stats(): CacheStats[] {
    return [...this.#byName.values()].map(({ stats }) => stats);
  }
}

/** The caches of pure functions, whose results are the same in every context. */
export const processCaches = new Caches();
