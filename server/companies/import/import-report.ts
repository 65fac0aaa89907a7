import type { ImportedRow, ImportResult } from '#domain/companies/import-result.ts';
import { changeTexts } from '#domain/companies/import-update.ts';
import type { RowOutcome } from './import-companies.ts';

/** The result of an import as specification section 3 has it, with what became of each row. */
export function reportImport(outcomes: RowOutcome[], importId: number | null): ImportResult {
  const duplicates = outcomes.filter(({ outcome }) => outcome === 'duplicate');
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const updated = outcomes.filter(({ outcome }) => outcome === 'updated').length;
  return {
    success: outcomes.length - duplicates.length - refused.length - updated,
    updated,
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
  return `line ${outcome.row}: ${outcome.name === '' ? '' : `${outcome.name}, `}${describe(outcome)}`;
}

function describe(outcome: RowOutcome): string {
  switch (outcome.outcome) {
    case 'created':
      return `imported${outcome.id === null ? '' : ` as company ${outcome.id}`}${outcome.badges === undefined ? '' : `, asks for ${outcome.badges.join(' and ')}`}`;
    case 'updated':
      return `updates company ${outcome.company.id} (${changeTexts(outcome.change).map(describeChange).join('; ')})`;
    case 'duplicate':
      return [`duplicate of ${outcome.of}`, ...(outcome.notes ?? []).map(({ reason }) => reason)].join(', ');
    case 'refused':
      return `invalid (${outcome.issues.map(({ field, reason }) => `${field}: ${reason}`).join('; ')})`;
  }
}

function describeChange({ field, before, after }: { field: string; before: string; after: string }): string {
  return `${field}: “${before}” → “${after}”`;
}

function presentRow(outcome: RowOutcome): ImportedRow {
  return {
    row: outcome.row,
    name: outcome.name,
    outcome: outcome.outcome,
    reasons: outcome.outcome === 'refused' ? outcome.issues : [],
    ...(outcome.outcome === 'created' && outcome.certificates && { certificates: outcome.certificates }),
    ...(outcome.outcome === 'created' && outcome.badges && { badges: outcome.badges }),
    ...('notes' in outcome && outcome.notes && { notes: outcome.notes }),
    ...(outcome.outcome === 'created' && outcome.similar && { similar: outcome.similar }),
    ...(outcome.outcome === 'created' && outcome.traits && { traits: outcome.traits }),
    ...(outcome.outcome === 'duplicate' && { of: outcome.of }),
    ...('company' in outcome && outcome.company && { company: outcome.company }),
    ...(outcome.outcome === 'updated' && { changes: changeTexts(outcome.change), version: outcome.version }),
  };
}
