import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const LONG = `${'Crews inspect plant and lifting gear. '.repeat(8)}Échography and ultrasonic testing of welds follow.`;
const written = (text: string, marks: string[] = []) =>
  excerpt(text, marks)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test('look: a text on a card is cut at a word', () => {
  expect(written('Short.')).toBe('Short.');
  expect(written(LONG)).toMatch(/^Crews inspect plant .* lifting gear\. Crews(?: \w+)*…$/);
  expect(written(LONG).length).toBeLessThanOrEqual(113);
  expect(written('x'.repeat(400))).toBe(`${'x'.repeat(112)}…`);
});

test('section 2: words of the search are marked, whatever their case and accents', () => {
  expect(written('Ultrasonic and echo.', ['ultrasonic'])).toBe('[Ultrasonic] and echo.');
  expect(written('Ultrasonics, é', ['ultrasonic', 'e'])).toBe('Ultrasonics, [é]');
});

test('section 2: a word that is found late brings its sentence', () => {
  expect(written(LONG, ['ultrasonic'])).toBe('…Échography and [ultrasonic] testing of welds follow.');
});
