import { expect, test } from 'vitest';
import { readReturnTo } from './return-to.ts';

test.each([
  ['/', '/'],
  ['/admin', '/admin'],
  ['/admin?tab=x&page=2#top', '/admin?tab=x&page=2#top'],
  ['/company/7/käse', '/company/7/k%C3%A4se'],
  ['/a/../admin', '/admin'],
])('hardening: %s is a path of this site', (text, path) => {
  expect(readReturnTo(text)).toBe(path);
});

test.each([
  undefined,
  ['/admin'],
  '',
  'admin',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  `/${'x'.repeat(2_000)}`,
])('hardening: %j is rejected', (text) => {
  expect(readReturnTo(text)).toBeUndefined();
});
