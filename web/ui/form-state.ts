import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import type { Issue } from '#domain/validation.ts';
import type { PageRequest } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import type { FormState } from './form-field.tsx';

/** What a page with a form shows: the form, which keeps what was typed after a failed submission, or that it was sent. */
export type FormProps = { isSent: boolean; form: FormState; formToken: string };

type Definition = {
  id: string;
  /** The page of the form. */
  address: string;
  /** What follows in its address after success: parameters, and the part of it that reports the success. */
  rest?: string;
  /** What stands in the fields at first. */
  values?: Record<string, string>;
  submit: (fields: Record<string, unknown>) => Promise<Issue[]>;
};
type Loaded = { status: 303; location: string } | { status: 200 | 400 | 503; props: FormProps };

/**
 * Loads a page with a form. A form that was submitted leads to the page again, with its issues or by a redirect. An issue
 * without a path is about no field: the form could not be stored.
 */
export async function loadForm(
  { query, form: sent }: Pick<PageRequest, 'query' | 'form'>,
  data: PageData,
  { id, address, rest = '', values = {}, submit }: Definition,
): Promise<Loaded> {
  const issues = sent === undefined ? [] : await submit(sent);
  if (sent !== undefined && issues.length === 0) return { status: 303, location: data.sentAddress(address) + rest };
  const form = { id, issues, values: sent === undefined ? values : textsOf(sent) };
  // A form that is shown again keeps its token: who mends one word is quick, and no machine.
  const formToken = form.values.formToken ?? data.formToken();
  const isSent = sent === undefined && data.isSent(address, query);
  const isUnsent = issues.some(({ path }) => path === '');
  return { status: sent === undefined ? 200 : isUnsent ? 503 : 400, props: { isSent, form, formToken } };
}

/** What was typed; of several choices one text, as in a list field. */
export function textsOf(sent: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(sent).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [[name, value.join(` ${LIST_SEPARATOR} `)]];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}
