import { STATED_LABELS } from '#domain/companies/stated-labels.ts';

/** What a company states about itself, as an edit changes it. */
export type CompanyStatement = {
  name: string;
  location: string;
  email: string;
  certifications: string[];
};

/** What differs between two states of a company, in words for the company: badges and places are not its statements. */
export function statedChanges(before: object, after: object): { label: string; before: string; after: string }[] {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return Object.entries(STATED_LABELS).flatMap(([name, label]) => {
    const change = { label, before: valueText(old.get(name)), after: valueText(current.get(name)) };
    return change.before === change.after ? [] : [change];
  });
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
