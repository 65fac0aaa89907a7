import { expect, test } from 'vitest';
import { INDUSTRY_SECTORS } from '#domain/constants.ts';
import { EQUIPMENT_TYPES } from './equipment-types.ts';
import { INDUSTRIES } from './industries.ts';
import { INSPECTION_TYPES } from './inspection-types.ts';
import { LAB_TESTS } from './lab-tests.ts';
import { METHODS } from './methods.ts';

const LISTS = { INDUSTRIES, EQUIPMENT_TYPES, INSPECTION_TYPES, LAB_TESTS };

test('section 9: there are 15 industries, starting with the eight of the specification', () => {
  expect(INDUSTRIES).toHaveLength(INDUSTRY_SECTORS);
  expect(INDUSTRIES.slice(0, 8).map((industry) => industry.name)).toEqual([
    'Oil & Gas',
    'Petrochemical',
    'Power Generation',
    'Marine & Offshore',
    'Aerospace',
    'Manufacturing',
    'Construction',
    'Mining & Metals',
  ]);
});

test.each(Object.entries(LISTS))('section 3: the names of %s are unique and fit a list field', (_, list) => {
  expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
  expect(new Set(list.map((entry) => entry.name.toLowerCase())).size).toBe(list.length);
  for (const { name } of list) expect(name).not.toMatch(/[,|]/);
});

test('section 3: names of equipment types are short enough for a dropdown', () => {
  for (const { name } of EQUIPMENT_TYPES) expect(name.length, name).toBeLessThanOrEqual(28);
});

test('section 3: a lab test has one name, not several with a slash', () => {
  for (const { name } of LAB_TESTS) expect(name).not.toContain('/');
});

test('section 2: codes and names of methods are unique, and the parent of a technique exists', () => {
  const codes = METHODS.map((method) => method.code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(METHODS.map((method) => method.name)).size).toBe(codes.length);
  for (const method of METHODS) {
    if (method.parent !== null) expect(codes, method.code).toContain(method.parent);
    if (method.kind === 'technique') expect(method.parent, method.code).not.toBeNull();
  }
});

test('section 2: ISO 9712 has ten methods', () => {
  expect(METHODS.filter((method) => method.kind === 'iso9712')).toHaveLength(10);
});

test('section 2: every linked method page has its method', () => {
  const slugs = METHODS.map((method) => method.slug);
  expect(slugs).toEqual(
    expect.arrayContaining([
      'ultrasonic',
      'radiographic',
      'magnetic-particle',
      'dye-penetrant',
      'visual-inspection',
      'eddy-current',
    ]),
  );
});
