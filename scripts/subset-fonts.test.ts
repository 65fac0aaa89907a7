import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { subsetFonts } from './subset-fonts.mjs';

const FIRST_VIEW_BYTES = 45 * 1_024;

test('the fonts of nearly all pages are small, and their ranges are exactly what they contain', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'inspectory-fonts-'));
  const css = await subsetFonts(directory, (file) => basename(file));
  const files = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file = '']) => file);
  const bytes = files.reduce((sum, file) => sum + statSync(join(directory, file)).size, 0);
  rmSync(directory, { recursive: true });
  expect(files).toEqual(['archivo-basic.woff2', 'archivo-eastern.woff2', 'plex-mono-basic.woff2']);
  expect(bytes).toBeLessThan(FIRST_VIEW_BYTES);
  const [basic = '', eastern = ''] = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, ranges]) => ranges);
  expect(basic).toMatch(/^U\+20-7E,/);
  expect(basic).toContain('U+131,');
  expect(eastern).toMatch(/^U\+100-107,/);
  expect(eastern).not.toMatch(/U\+131\b|-131\b/);
});
