import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterGroups, targetRadius } from '#domain/maps/cluster-markers.ts';
import { labelSides } from '#domain/maps/label-markers.ts';

const someGroups = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 1000, noNaN: true }),
    y: fc.double({ min: 0, max: 500, noNaN: true }),
    count: fc.integer({ min: 1, max: 5000 }),
  }),
  { maxLength: 80 },
);

test('merging loses no company and leaves no two markers that touch', () => {
  fc.assert(
    fc.property(someGroups, fc.constantFrom(0.3, 0.7, 1.2, 8), (groups, pixels) => {
      const clusters = clusterGroups(groups, pixels);
      const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0);
      expect(sum(clusters)).toBe(sum(groups));
      expect(clusters.flatMap((cluster) => cluster.groups)).toHaveLength(groups.length);
      for (const [index, a] of clusters.entries()) {
        expect(sum(a.groups)).toBe(a.count);
        for (const b of clusters.slice(index + 1)) {
          const apart = Math.hypot(a.x - b.x, a.y - b.y) * pixels;
          expect(apart).toBeGreaterThanOrEqual(targetRadius(a.count) + targetRadius(b.count));
        }
      }
    }),
  );
});

test('a merged marker stands in the middle of its companies and names its largest place first', () => {
  const [cluster, ...others] = clusterGroups(
    [
      { x: 100, y: 100, count: 10, name: 'Essen' },
      { x: 108, y: 100, count: 30, name: 'Hamburg' },
    ],
    1,
  );
  expect(others).toEqual([]);
  expect(cluster).toMatchObject({ x: 106, y: 100, count: 40, groups: [{ name: 'Hamburg' }, { name: 'Essen' }] });
});

test('closer by, the same places have markers of their own', () => {
  const places = [
    { x: 100, y: 100, count: 10 },
    { x: 108, y: 100, count: 30 },
  ];
  expect(clusterGroups(places, 8)).toHaveLength(2);
});

test('every marker is large enough for a finger, and the larger count has the larger one', () => {
  const radii = [1, 2, 10, 100, 1_000, 100_000].map(targetRadius);
  expect(radii[0]).toBeGreaterThanOrEqual(12);
  expect(radii).toEqual(radii.toSorted((a, b) => a - b));
});

test('a name stands where it covers no marker and ends within the map, or not at all', () => {
  const size = { width: 300, height: 200 };
  const marker = (x: number, y: number, text = 'Rotterdam') => ({ x, y, count: 5, text });
  expect(labelSides([marker(100, 100)], size)).toEqual(['right']);
  expect(labelSides([marker(270, 100)], size)).toEqual(['left']);
  expect(labelSides([marker(100, 100), marker(150, 100)], size)).toEqual(['left', 'right']);
  expect(labelSides([marker(150, 100, 'Llanfairpwllgwyngyllgogerychwyrndrobwll')], size)).toEqual([null]);
  expect(labelSides([marker(20, 20)], { width: 40, height: 40 })).toEqual([null]);
});
