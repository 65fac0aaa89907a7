import { describe, expect, test } from 'vitest';
import { identityKeys } from '#domain/companies/company-identity.ts';
import { company } from '#tests/support/company.ts';
import { searchColumns, searchWords } from './tokens.ts';

const columns = (overrides: Parameters<typeof company>[0]) => searchColumns(company(overrides));

describe('columns for searching', () => {
  test('decision 3: names are ordered without case and accents', () => {
    expect(columns({ name: 'Özgür Çelik A.Ş.' }).nameKey).toBe('ozgur celik a s');
  });

  test('decision 3: a name of signs alone has an order, too', () => {
    expect(columns({ name: '★ ★' }).nameKey).toBe('★ ★');
  });

  test('decision 5: a location is its words in normal form', () => {
    expect(columns({ location: 'İzmir, Türkiye' }).locationKey).toBe('izmir turkiye');
  });

  test('decision 4: each word once, with the weight of where it stands first', () => {
    const { searchWords } = columns({
      name: 'Weld Lab',
      specializations: ['Weld testing'],
      equipmentTypes: ['Boiler'],
      certifications: ['API 510'],
      industries: ['Nuclear'],
      description: 'Boiler weld survey weld survey',
    });
    expect(searchWords).toBe('weld lab|testing boiler|api 510 nuclear|survey');
  });

  test('decision 4: words of more than 60 characters are ignored', () => {
    expect(searchWords(`a ${'b'.repeat(60)} ${'c'.repeat(61)}`)).toEqual(['a', 'b'.repeat(60)]);
  });
});

describe('decision 23: the same company', () => {
  const base = { name: 'Gulf NDT', email: 'info@gulf.example', location: 'Dubai, UAE' };

  test('has the same name and e-mail address, case and spaces ignored', () => {
    const other = { name: ' GULF  ndt', email: 'Info@Gulf.example ', location: 'Abu Dhabi' };
    expect(identityKeys(other).emailKey).toBe(identityKeys(base).emailKey);
    expect(identityKeys(other).placeKey).not.toBe(identityKeys(base).placeKey);
  });

  test('without an e-mail address has the same name and location', () => {
    const other = { name: 'gulf ndt', email: '', location: 'dubai,  uae' };
    expect(identityKeys(other)).toEqual({ emailKey: null, placeKey: identityKeys(base).placeKey });
  });
});
