import type { Caches } from './caches.ts';

/** Is called with the companies that changed; without them anything may have. */
export type ChangeListener = (changed?: ReadonlySet<number>) => void;
/** Calls its listeners after each change of public data. */
export type ChangeSource = { onChange: (listener: ChangeListener) => void };

type Options = { caches: Caches; name: string; max: number };
type Bytes<Result> = { max: number; of: (result: Result) => number };

/** A function of a text whose results are cached. */
export function memoizeText<Result>(
  { caches, name, max }: Options,
  compute: (text: string) => Result,
): (text: string) => Result {
  const cache = caches.create<string, Result & NonNullable<unknown>>({ name, max });
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (result !== undefined && result !== null) cache.set(text, result);
    return result;
  };
}

/** A function of anything that JSON can write, whose results are cached until public data changes, in as many bytes as there may be. */
export function memoizeUntilChange<Argument, Result extends NonNullable<unknown>>(
  { caches, changes, name, max, bytes }: Options & { changes: ChangeSource; bytes?: Bytes<Result> },
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = caches.create<string, Result>({
    name,
    max,
    ...(bytes && { maxSize: bytes.max, sizeCalculation: bytes.of }),
  });
  changes.onChange(() => cache.clear());
  return (argument) => {
    const key = JSON.stringify(argument);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute(argument);
    cache.set(key, result);
    return result;
  };
}

/** A function that loads once until public data changes. A failure is not cached. */
export function loadOncePerChange<Value>(changes: ChangeSource, load: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  changes.onChange(() => {
    cached = undefined;
  });
  return () => {
    if (cached !== undefined) return cached;
    const loading = load();
    cached = loading;
    loading.catch(() => {
      if (cached === loading) cached = undefined;
    });
    return loading;
  };
}
