import type { ImportedRow, RowTraits } from '#domain/companies/import-result.ts';

/** Of rows that share a trait, such as a website, so many are compared with each other. */
const MAX_COMPARED = 200;
const MAX_TWINS = 3;

/** For each row of a preview the other rows of the file that may be about the same company. */
export function fileTwins(outcomes: readonly ImportedRow[]): Map<ImportedRow, ImportedRow[]> {
  const sharing = new Map<string, ImportedRow[]>();
  for (const outcome of outcomes)
    for (const trait of traitsOf(outcome)) {
      const rows = sharing.get(trait);
      if (rows === undefined) sharing.set(trait, [outcome]);
      else if (rows.length < MAX_COMPARED) rows.push(outcome);
    }
  const twins = new Map<ImportedRow, ImportedRow[]>();
  for (const outcome of outcomes) {
    const others = new Set(traitsOf(outcome).flatMap((trait) => sharing.get(trait) ?? []));
    others.delete(outcome);
    const found = [...others].filter((other) => !areOffices(outcome.traits, other.traits));
    if (found.length > 0) twins.set(outcome, found.slice(0, MAX_TWINS));
  }
  return twins;
}

function traitsOf({ traits }: ImportedRow): string[] {
  return traits === undefined ? [] : [...traits.own, ...traits.group];
}

function areOffices(one: RowTraits | undefined, other: RowTraits | undefined): boolean {
  return one?.town !== other?.town && one?.group.some((trait) => other?.group.includes(trait)) === true;
}
