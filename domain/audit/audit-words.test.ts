import { expect, test } from 'vitest';
import { AUDIT_LABELS } from './audit-labels.ts';
import { auditActor, auditWords, fieldChanges } from './audit-words.ts';

const entry = { entityId: 7, entityName: 'Granite Coast NDT Ltd', before: null, after: null };

test('section 2.108: an entry says in words who did what to whom', () => {
  expect(auditWords({ ...entry, action: 'company.verify' })).toEqual({
    what: 'Granted verification',
    whom: 'Granite Coast NDT Ltd',
  });
  expect(auditActor('ada@directory.example')).toBe('ada@directory.example');
  expect(auditActor('schedule')).toBe('the schedule');
});

test('an import is named by its number and what it has brought', () => {
  const imported = { entityId: 3, entityName: null, before: null, after: { created: 1241, ids: [1] } };
  expect(auditWords({ ...imported, action: 'import.create' }).whom).toBe('1,241, import 3');
  const updated = { ...imported, after: { created: 0, updated: 12 } };
  expect(auditWords({ ...updated, action: 'import.create' }).whom).toBe('0, 12 updated, import 3');
  const undone = { ...imported, after: { removed: 0, restored: 12 } };
  expect(auditWords({ ...undone, action: 'import.undo' }).whom).toBe('0, 12 restored, import 3');
});

test('what has no name has its number; an unknown action keeps its name', () => {
  expect(auditWords({ ...entry, entityName: null, action: 'contact-message.note' }).whom).toBe('number 7');
  expect(auditWords({ ...entry, action: 'something: old' }).what).toBe('something: old');
});

test('section 2.108: each action has words of its own, without a mark at the end', () => {
  const words = Object.keys(AUDIT_LABELS).map((action) => auditWords({ ...entry, action }).what);
  expect(words.filter((text) => !/^[A-Z].*[^:]$/.test(text))).toEqual([]);
});

test('section 2.108: changes are shown field by field, of lists only what differs', () => {
  const before = {
    phone: '+44 1',
    name: 'Same',
    certifications: ['API 510', 'ISO 9001'],
    year_established: 1994,
    approved: false,
    version: 3,
  };
  const after = {
    phone: '+44 2',
    name: 'Same',
    certifications: ['API 510', 'API 570'],
    year_established: null,
    approved: true,
    version: 4,
  };
  expect(fieldChanges({ before, after })).toEqual([
    { field: 'Phone', before: '+44 1', after: '+44 2' },
    { field: 'Certifications', before: 'ISO 9001', after: 'API 570' },
    { field: 'Year established', before: '1994', after: '' },
    { field: 'Approved', before: 'no', after: 'yes' },
  ]);
});

test('what was added or removed as a whole is shown with its values; what is too large with its size', () => {
  expect(fieldChanges({ before: null, after: { reason: 'Twice', at: '2026-11-22T08:07:31.2Z' } })).toEqual([
    { field: 'Reason', before: '', after: 'Twice' },
    { field: 'At', before: '', after: '2026-11-22 08:07' },
  ]);
  expect(fieldChanges({ before: 'Too large', after: null })).toEqual([
    { field: 'Content', before: 'Too large', after: '' },
  ]);
  expect(fieldChanges({ before: null, after: null })).toEqual([]);
});
