import { expect, test } from 'vitest';
import { COMPANY_COLUMNS } from '#domain/companies/company-columns.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { recordTypes, selectList } from './column-lists.ts';

/** The names of types in the PostgreSQL catalog. */
const TYPES: Record<string, string> = { int4: 'int', bool: 'boolean', _text: 'text[]' };

describeOnEachDatabase('company columns', ({ openDatabase }) => {
  test('the column table matches the database, including types', async () => {
    const { pool } = await openDatabase();
    const { rows } = await pool.query<{ column: string; type: string }>(
      `select column_name as column, udt_name as type from information_schema.columns
       where table_name = 'companies' order by column_name`,
    );
    const known = Object.values(COMPANY_COLUMNS).map(({ column, type }) => ({ column, type }));
    expect(known.sort((a, b) => (a.column < b.column ? -1 : 1))).toEqual(
      rows.map(({ column, type }) => ({ column, type: TYPES[type] ?? type })),
    );
  });
});

test('a SELECT list has the API names, and defaults instead of null', () => {
  expect(selectList(['id', 'serviceArea', 'placePrecision'])).toBe(
    `id, service_area as "serviceArea", coalesce(place_precision, 'none') as "placePrecision"`,
  );
  expect(recordTypes(['id', 'equipmentTypes'])).toBe('"id" int, "equipmentTypes" text[]');
});
