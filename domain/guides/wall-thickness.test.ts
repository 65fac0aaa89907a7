import { expect, test } from 'vitest';
import { calculateWall, readWallInput, WALL_EXAMPLE, type WallTexts } from './wall-thickness.ts';

function results(texts: WallTexts): string[] {
  const read = readWallInput(texts);
  if ('issues' in read) return read.issues.map(({ path }) => path);
  return calculateWall(read.input).map(({ result }) => result);
}

/** Each case is calculated by hand. */
test.each<[title: string, texts: WallTexts, results: string[]]>([
  // 1.7 × 765 ÷ (138 − 1.02) = 9.4941; 138 × 9.5 ÷ (765 + 5.7) = 1.70105.
  ['a cylinder', WALL_EXAMPLE, ['9.495', '1.701']],
  // 150 × 30 ÷ (20000 × 0.85 − 90) = 0.266115 in.
  [
    'a cylinder in inches and psi',
    { diameter: '60', pressure: '150', stress: '20000', efficiency: '0.85' },
    ['0.2662'],
  ],
  // 2 × 500 ÷ (2 × 100 − 0.4) = 5.01002; 2 × 100 × 5 ÷ (500 + 1) = 1.996.
  [
    'a sphere',
    { shape: 'sphere', diameter: '1000', pressure: '2', stress: '100', efficiency: '1', wall: '5' },
    ['5.011', '1.996'],
  ],
  // 2 × 1000 ÷ 199.6 = 10.02004; 2 × 100 × 10 ÷ (1000 + 2) = 1.996.
  [
    'a head',
    { shape: 'head', diameter: '1000', pressure: '2', stress: '100', efficiency: '1', wall: '10' },
    ['10.03', '1.996'],
  ],
  // 5 × 168.3 ÷ (2 × (138 + 2)) = 3.00536; 2 × 138 × 3 ÷ (168.3 − 2.4) = 4.99096.
  [
    'a pipe',
    { shape: 'pipe', diameter: '168,3', pressure: '5', stress: '138', efficiency: '1', wall: '3' },
    ['3.006', '4.99'],
  ],
  // 0.385 × 100 = 38.5 is exceeded; the formula of the pipe ends there, too.
  ['a thick cylinder', { diameter: '100', pressure: '39', stress: '100', efficiency: '1' }, ['pressure']],
  ['a thick pipe', { shape: 'pipe', diameter: '100', pressure: '39', stress: '100', efficiency: '1' }, ['pressure']],
  // 0.1 × 1000 ÷ 200 = 0.5 is below 0.002 × 900 = 1.8.
  ['a thin head', { shape: 'head', diameter: '1000', pressure: '0.1', stress: '100', efficiency: '1' }, ['pressure']],
  ['a wall beyond half the radius', { ...WALL_EXAMPLE, wall: '400' }, ['wall']],
  ['an efficiency above 1', { ...WALL_EXAMPLE, efficiency: '85' }, ['efficiency']],
  ['hardly any pressure', { ...WALL_EXAMPLE, pressure: '1e-200' }, ['pressure']],
  ['hardly any wall', { ...WALL_EXAMPLE, wall: '1e-200' }, ['wall']],
  // 1e-6 × 5e-7 ÷ (1e6 − 6e-7) is a little more than 5e-19.
  [
    'the least numbers',
    { diameter: '0.000001', pressure: '0.000001', stress: '1000000', efficiency: '1' },
    ['5.001e-19'],
  ],
  ['nothing', { shape: 'cone' }, ['shape', 'diameter', 'pressure', 'stress', 'efficiency']],
])('section 2: the wall that pressure needs: %s', (_, texts, expected) => {
  expect(results(texts)).toEqual(expected);
});
