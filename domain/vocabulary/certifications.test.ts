import { expect, test } from 'vitest';
import { normalForm } from '#domain/text/normal-form.ts';
import { CERTIFICATIONS } from './certifications.ts';
import { REGISTER_SEARCHES } from './register-searches.ts';

test.each(['id', 'badge', 'name', 'fullName'] as const)('section 2: no two certificates share the %s', (field) => {
  const values = CERTIFICATIONS.map((certification) => certification[field].toLowerCase());
  expect(new Set(values).size).toBe(values.length);
});

test('section 2: a badge has one to five characters', () => {
  for (const { badge } of CERTIFICATIONS) expect(badge).toMatch(/^.{1,5}$/);
});

test('section 3: a name fits a list field and has no pipe', () => {
  for (const { name } of CERTIFICATIONS) {
    expect(name).toBe(name.trim());
    expect(name).not.toContain('|');
    expect(normalForm(name).length).toBeGreaterThan(0);
  }
});

test('section 2: every register URL uses HTTPS', () => {
  for (const { id, register } of CERTIFICATIONS) {
    expect(register.label, id).not.toBe('');
    if (register.url !== null) expect(new URL(register.url).protocol, id).toBe('https:');
  }
});

test('section 2: every certificate says where it is looked up, and what to type or to ask there', () => {
  for (const { id } of CERTIFICATIONS) expect(REGISTER_SEARCHES[id]?.whatToType, id).toMatch(/\w/);
});

test('section 2: a meaning is one or two sentences, and a caution ends with a full stop', () => {
  for (const { id, meaning, caution } of CERTIFICATIONS) {
    expect(meaning.match(/\.(?: |$)/g)?.length, id).toBeLessThanOrEqual(2);
    expect(meaning, id).toMatch(/\.$/);
    if (caution !== null) expect(caution, id).toMatch(/\.$/);
  }
});

test('section 2: an inspector certificate is held by a person, a stamp by a company', () => {
  const holder = new Map(CERTIFICATIONS.map((certification) => [certification.id, certification.holder]));
  expect(holder.get('api-510')).toBe('person');
  expect(holder.get('asme-u')).toBe('company');
  expect(holder.get('norsok')).toBe('neither');
});
