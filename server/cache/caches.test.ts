import { expect, test } from 'vitest';
import { Caches } from './caches.ts';
import { loadOncePerChange, memoizeText, memoizeUntilChange } from './memoize.ts';

/** A source of changes, and the function that announces one. */
function changeSource() {
  const listeners: (() => void)[] = [];
  return {
    changes: { onChange: (listener: () => void) => void listeners.push(listener) },
    announce: () => {
      for (const listener of listeners) listener();
    },
  };
}

test('the least recently used entry goes, and hits and misses are counted', () => {
  const caches = new Caches();
  const cache = caches.create<string, number>({ name: 'numbers', max: 2 });
  cache.set('one', 1);
  cache.set('two', 2);
  expect(cache.get('one')).toBe(1);
  cache.set('three', 3);
  expect(['one', 'two', 'three'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  expect(caches.stats()).toEqual([{ name: 'numbers', entries: 2, size: null, hits: 3, misses: 1 }]);
});

test('a cache may be limited by size, too', () => {
  const caches = new Caches();
  const cache = caches.create<number, string>({
    name: 'texts',
    max: 10,
    maxSize: 8,
    sizeCalculation: (text) => text.length,
  });
  cache.set(1, 'four');
  cache.set(2, 'five!');
  expect([cache.get(1), cache.get(2)]).toEqual([undefined, 'five!']);
  cache.set(3, 'longer than all');
  expect(cache.get(3)).toBeUndefined();
  expect(caches.stats()).toMatchObject([{ entries: 1, size: 5 }]);
});

test('a cache under the name of another takes its place in the statistics', () => {
  const caches = new Caches();
  caches.create<string, number>({ name: 'numbers', max: 2 }).set('one', 1);
  caches.create({ name: 'numbers', max: 2 });
  expect(caches.stats()).toMatchObject([{ entries: 0 }]);
});

test('a function of a text computes each result once; undefined is not cached', () => {
  const calls: string[] = [];
  const lengthOf = memoizeText({ caches: new Caches(), name: 'lengths', max: 10 }, (text) => {
    calls.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['abc', 'abc', '', ''].map(lengthOf)).toEqual([3, 3, undefined, undefined]);
  expect(calls).toEqual(['abc', '', '']);
});

test('results are dropped by a change of public data', () => {
  const { changes, announce } = changeSource();
  let state = 1;
  const options = { caches: new Caches(), changes, name: 'states', max: 10 };
  const read = memoizeUntilChange(options, ({ factor }: { factor: number }) => factor * state);
  expect([read({ factor: 2 }), read({ factor: 3 })]).toEqual([2, 3]);
  state = 10;
  expect(read({ factor: 2 })).toBe(2);
  announce();
  expect(read({ factor: 2 })).toBe(20);
});

test('a loader loads once until a change, and again after a failure', async () => {
  const { changes, announce } = changeSource();
  let loads = 0;
  const load = loadOncePerChange(changes, async () => {
    loads += 1;
    if (loads === 1) throw new Error('unreachable');
    return loads;
  });
  await expect(load()).rejects.toThrow('unreachable');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  announce();
  expect(await load()).toBe(3);
});
