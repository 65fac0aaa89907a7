import type { ImportedRow, ImportResult } from '#domain/companies/import-result.ts';
import type { RowOutcome } from './import-companies.ts';

/** The result of an import as specification section 3 has it, with what became of each row. */
export function reportImport(outcomes: RowOutcome[], importId: number | null): ImportResult {
  const duplicates = outcomes.filter(({ outcome }) => outcome === 'duplicate');
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  return {
    success: outcomes.length - duplicates.length - refused.length,
    failed: refused.length,
    duplicates: duplicates.length,
    duplicateDetails: duplicates.map(describeOutcome),
    errors: refused.map(describeOutcome),
    importId,
    rows: outcomes.map(presentRow),
  };
}

/** What became of a row, in one line. */
export function describeOutcome(outcome: RowOutcome): string {
  return `row ${outcome.row}: ${outcome.name === '' ? '' : `${outcome.name}, `}${describe(outcome)}`;
}

function describe(outcome: RowOutcome): string {
  switch (outcome.outcome) {
    case 'created':
      return `imported as company ${outcome.id}${outcome.badges === undefined ? '' : `, asks for ${outcome.badges.join(' and ')}`}`;
    case 'duplicate':
      return `duplicate of ${outcome.of}`;
    case 'refused':
      return `invalid (${outcome.issues.map(({ field, reason }) => `${field}: ${reason}`).join('; ')})`;
  }
}

function presentRow(outcome: RowOutcome): ImportedRow {
  return {
    row: outcome.row,
    name: outcome.name,
    outcome: outcome.outcome,
    reasons: outcome.outcome === 'refused' ? outcome.issues : [],
    ...(outcome.outcome === 'created' && outcome.certificates && { certificates: outcome.certificates }),
    ...(outcome.outcome === 'created' && outcome.badges && { badges: outcome.badges }),
    ...(outcome.outcome === 'created' && outcome.notes && { notes: outcome.notes }),
    ...(outcome.outcome === 'created' && outcome.similar && { similar: outcome.similar }),
    ...(outcome.outcome === 'duplicate' && { of: outcome.of }),
    ...(outcome.outcome === 'duplicate' && outcome.company && { company: outcome.company }),
  };
}
