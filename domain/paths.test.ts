import { describe, expect, test } from 'vitest';
import { fillPattern, pagePatterns, paths, patternToRegExp, patternToWildcard } from './paths.ts';

describe('section 2: patterns of pages', () => {
  test.each([
    [pagePatterns.company, { id: 7, slug: 'weld-lab' }, '/company/7/weld-lab'],
    [pagePatterns.company, { id: 7, slug: '' }, '/company/7'],
    [pagePatterns.requestQuote, { id: 7 }, '/company/7/request'],
    ['/:service-testing-:place', { service: 'ndt', place: 'europe' }, '/ndt-testing-europe'],
  ])('%s is filled with %j', (pattern, values, path) => {
    expect(fillPattern(pattern, values)).toBe(path);
  });

  test.each([
    [pagePatterns.home, '/', []],
    [pagePatterns.about, '/about', []],
    [pagePatterns.company, '/company/7', ['7', undefined]],
    [pagePatterns.company, '/company/7/', ['7', undefined]],
    [pagePatterns.company, '/company/7/weld-lab', ['7', 'weld-lab']],
    [pagePatterns.requestQuote, '/company/7/request', ['7']],
  ])('%s matches %s', (pattern, path, parameters) => {
    expect(patternToRegExp(pattern).exec(path)?.slice(1)).toEqual(parameters);
  });

  test.each([
    [pagePatterns.about, '/about/'],
    [pagePatterns.company, '/company/7/weld-lab/more'],
    [pagePatterns.company, '/company/7/Weld'],
    [pagePatterns.company, `/company/${'7'.repeat(21)}`],
    [pagePatterns.requestQuote, '/company/7/request/'],
  ])('%s does not match %s', (pattern, path) => {
    expect(patternToRegExp(pattern).test(path)).toBe(false);
  });

  test('decision 10: the slug "request" would be the address of the form', () => {
    expect(paths.company({ id: 7, name: 'Request' })).toBe('/company/7');
  });

  test('robots.txt has a star for each parameter', () => {
    expect(patternToWildcard(pagePatterns.requestQuote)).toBe('/company/*/request');
  });
});
