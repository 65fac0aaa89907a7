import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { describePlace } from '#server/places/describe-place.ts';
import { Gazetteer } from '#server/places/gazetteer.ts';
import { nearestPlace } from '#server/places/nearest-place.ts';
import { resolvePlace } from '#server/places/resolve-place.ts';
import { suggestPlaces } from '#server/places/suggest-places.ts';
import { nodeBinary } from '../node-binary.mjs';
import { projectRoot } from '../project-root.mjs';
import { repeat } from './bench-environment.ts';
import type { Result } from './report.ts';

const ROUNDS = 5;
const SUGGESTIONS = 7;
const LOCATIONS = 10_000;
const TYPED_NAMES = 300;
const MAX_PREFIX_LENGTH = 8;
const MEGABYTE = 1e6;
const Child = z.object({ milliseconds: z.number(), bytes: z.number() });

/** The cost of a suggestion, of reading a location and of the gazetteer itself. */
export async function measurePlaces(): Promise<Result[]> {
  const gazetteer = Gazetteer.load();
  const names = spread(gazetteer, TYPED_NAMES).map((city) => gazetteer.nameOf(city));
  const prefixes = [...new Set(names.flatMap(prefixesOf))];
  const misspelt = names
    .filter((name) => name.length > 4)
    .map((name) => `${name[0]}${name[2]}${name[1]}${name.slice(3)}`);
  const locations = locationsOf(gazetteer);
  const points = spread(gazetteer, TYPED_NAMES).map((city) => gazetteer.coordinatesOf(city));
  const suggesting = timesOf(prefixes, (text) => suggestPlaces(gazetteer, text, SUGGESTIONS));
  const correcting = timesOf(misspelt, (text) => resolvePlace(gazetteer, text, { misspelt: true }));
  const reading = timesOf(locations, (text) => resolvePlace(gazetteer, text));
  const nearest = timesOf(points, (point) => nearestPlace(gazetteer, point));
  const loaded = await repeat(ROUNDS, () => child('load'));
  const bare = await repeat(ROUNDS, () => child());
  const growth = median(loaded.map(({ bytes }) => bytes)) - median(bare.map(({ bytes }) => bytes));
  return [
    {
      what: 'suggestions for a prefix, longest',
      value: Math.max(...suggesting),
      unit: 'ms',
      atMost: 5,
      note: `median ${median(suggesting).toFixed(3)} ms, ${prefixes.length} prefixes`,
    },
    {
      what: 'a misspelt name, longest',
      value: Math.max(...correcting),
      unit: 'ms',
      note: `median ${median(correcting).toFixed(2)} ms, ${misspelt.length} names`,
    },
    {
      what: `reading ${LOCATIONS} locations`,
      value: sum(reading) / 1_000,
      unit: 's',
      atMost: 3,
      note: `${((sum(reading) / LOCATIONS) * 1_000).toFixed(0)} µs each, longest ${Math.max(...reading).toFixed(1)} ms`,
    },
    { what: 'the nearest town of a point, median', value: median(nearest), unit: 'ms' },
    { what: 'loading the gazetteer', value: median(loaded.map(({ milliseconds }) => milliseconds)), unit: 'ms' },
    { what: 'memory that it takes', value: growth / MEGABYTE, unit: 'MB', atMost: 30 },
  ];
}

/** Cities from the largest to the smallest. */
function spread(gazetteer: Gazetteer, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((index / count) ** 2 * gazetteer.cityCount));
}

function prefixesOf(name: string): string[] {
  return Array.from({ length: Math.min(name.length, MAX_PREFIX_LENGTH) }, (_, index) => name.slice(0, index + 1));
}

/** As companies write them: with and without a region, as an address, without a comma. */
function locationsOf(gazetteer: Gazetteer): string[] {
  return spread(gazetteer, LOCATIONS).map((city, index) => {
    const { label } = describePlace(gazetteer, city);
    const [name, country] = [gazetteer.nameOf(city), gazetteer.nameOf(gazetteer.countryOf(city))];
    return [
      label,
      `${name}, ${country}`,
      `Unit 4, 12 Harbour Road, ${name} ${index}, ${country}`,
      `${name} ${country}`,
    ][index % 4] as string;
  });
}

/** The shortest time of each, without start-up and other load of the machine. */
function timesOf<Input>(inputs: Input[], work: (input: Input) => unknown): number[] {
  const rounds = Array.from({ length: ROUNDS }, () =>
    inputs.map((input) => {
      const started = performance.now();
      work(input);
      return performance.now() - started;
    }),
  );
  return inputs.map((_, index) => Math.min(...rounds.map((times) => times[index] ?? Number.NaN)));
}

async function child(...args: string[]): Promise<z.infer<typeof Child>> {
  const file = join(projectRoot, 'scripts/bench/gazetteer-memory.ts');
  const { stdout } = await promisify(execFile)(nodeBinary(), ['--expose-gc', file, ...args]);
  return Child.parse(JSON.parse(stdout));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
