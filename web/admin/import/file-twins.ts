import type { ImportedRow, RowTraits } from '#domain/companies/import-result.ts';

/** Of rows that share a trait, such as a website, so many are compared with each other. */
const MAX_COMPARED = 200;
const MAX_TWINS = 3;

/** For each row of a preview the other rows of the file that may be about the same company. */
export function fileTwins(outcomes: readonly ImportedRow[]): Map<ImportedRow, ImportedRow[]> {
  const sharing = new Map<string, ImportedRow[]>();
  for (const outcome of outcomes)
    for (const key of keysOf(outcome)) {
      const rows = sharing.get(key);
      if (rows === undefined) sharing.set(key, [outcome]);
      else if (rows.length < MAX_COMPARED) rows.push(outcome);
    }
  const twins = new Map<ImportedRow, ImportedRow[]>();
  for (const outcome of outcomes) {
    const found = twinsOf(outcome, sharing);
    if (found.length > 0) twins.set(outcome, found);
  }
  return twins;
}

function twinsOf(outcome: ImportedRow, sharing: Map<string, ImportedRow[]>): ImportedRow[] {
  const found = new Set<ImportedRow>();
  for (const key of keysOf(outcome))
    for (const other of sharing.get(key) ?? []) {
      if (other !== outcome && !areOffices(outcome.traits, other.traits)) found.add(other);
      if (found.size === MAX_TWINS) return [...found];
    }
  return [...found];
}

/** A trait of a group counts within one town. */
function keysOf({ traits }: ImportedRow): string[] {
  return traits === undefined ? [] : [...traits.own, ...traits.group.map((trait) => `${trait} in ${traits.town}`)];
}

function areOffices(one: RowTraits | undefined, other: RowTraits | undefined): boolean {
  return one?.town !== other?.town && one?.group.some((trait) => other?.group.includes(trait)) === true;
}
