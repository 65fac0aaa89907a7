import { describe, expect, test } from 'vitest';
import {
  fillPattern,
  type HomeState,
  homeQuery,
  pagePatterns,
  paths,
  patternToRegExp,
  patternToWildcard,
  readHomeLink,
} from './paths.ts';

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

describe('section 2: states of the home page', () => {
  const states: [HomeState, string][] = [
    [{}, ''],
    [{ sortBy: 'rating', view: 'grid', page: 1, at: '1,2,3' }, ''],
    [
      { search: 'weld & seam', location: 'Köln', industry: ['Oil & Gas', 'Nuclear'], verified: true },
      'search=weld+%26+seam&location=K%C3%B6ln&industry=Oil+%26+Gas&industry=Nuclear&verified=true',
    ],
    [{ verified: false, sortBy: 'name', view: 'list', page: 3 }, 'verified=false&sortBy=name&view=list&page=3'],
    [{ location: 'Germany', view: 'map', at: '500,250,8' }, 'location=Germany&view=map&at=500%2C250%2C8'],
  ];

  test.each(states)('%j has one address, of the page and of its results', (state, query) => {
    expect(homeQuery(state)).toBe(query);
    const suffix = query === '' ? '' : `?${query}`;
    expect(paths.home(state)).toBe(`/${suffix}`);
    expect(paths.results(state)).toBe(query === '' ? '/#results' : `/${suffix}`);
    expect(paths.resultsFragment(state)).toBe(`${paths.resultsFragment()}${suffix}`);
  });

  test.each(states)('the address of %j is read back', (_state, query) => {
    expect(homeQuery(readHomeLink(new URLSearchParams(query)))).toBe(query);
  });
});
