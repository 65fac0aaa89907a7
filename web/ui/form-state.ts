import type { Issue } from '#domain/validation.ts';
import type { PageData } from '#web/page-data.ts';
import type { FormState } from './form-field.tsx';

type Sent = Record<string, unknown> | undefined;

/** What a form shows: nothing at first, and what was typed after a failed submission. */
export function formState(id: string, sent: Sent, issues: Issue[] = []): FormState {
  const values = Object.entries(sent ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { id, issues, values: Object.fromEntries(values) };
}

/** A form that is shown again keeps its token: who mends one word is quick, and no machine. */
export function formTokenOf(sent: Sent, data: Pick<PageData, 'formToken'>): string {
  return typeof sent?.formToken === 'string' ? sent.formToken : data.formToken();
}
