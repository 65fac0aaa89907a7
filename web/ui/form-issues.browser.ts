import type { Issue } from '#domain/validation.ts';
import { summaryTitle } from './form-summary.ts';

type Place = { sentence: HTMLElement; control: HTMLElement | null };

/** Puts each sentence beside its field, all of them above the form, and the focus into the first wrong field. */
export function showIssues(form: HTMLFormElement, issues: readonly Issue[]): boolean {
  const [first] = placeIssues(form, issues);
  first?.control?.focus();
  return first !== undefined;
}

/** Takes away what has been corrected. What is new waits until the form is sent. */
export function clearCorrected(form: HTMLFormElement, issues: readonly Issue[]): void {
  const left = issues.filter((issue) => isShown(form, issue));
  placeIssues(form, left);
}

export function hasIssues(form: HTMLFormElement): boolean {
  return form.querySelector('[data-issue]:not(:empty)') !== null;
}

function isShown(form: HTMLFormElement, issue: Issue): boolean {
  return [...form.querySelectorAll<HTMLElement>('[data-issue]:not(:empty)')].some((sentence) =>
    isAbout(issue, sentence),
  );
}

/** An item of a list is corrected where the list stands: "industries.3" belongs to "industries". */
function isAbout({ path }: Issue, { dataset }: HTMLElement): boolean {
  return path.split('.')[0] === dataset.issue;
}

function placeIssues(form: HTMLFormElement, issues: readonly Issue[]): Place[] {
  for (const notice of form.querySelectorAll('.form-notice')) notice.textContent = '';
  const wrong: Place[] = [];
  for (const sentence of form.querySelectorAll<HTMLElement>('[data-issue]')) {
    const text = issues.find((issue) => isAbout(issue, sentence))?.message ?? '';
    const field = sentence.parentElement;
    const invalid = field?.querySelector<HTMLElement>('[aria-invalid]:not([hidden])');
    // A group of choices has no attribute of this kind.
    const control = invalid ?? field?.querySelector<HTMLElement>('input') ?? null;
    if (sentence.textContent !== text) sentence.textContent = text;
    invalid?.setAttribute('aria-invalid', String(text !== ''));
    if (text !== '') wrong.push({ sentence, control });
  }
  showSummary(form, wrong);
  return wrong;
}

function showSummary(form: HTMLFormElement, wrong: readonly Place[]): void {
  const summary = form.querySelector('.form-summary');
  if (summary === null) return;
  const list = document.createElement('ul');
  for (const { sentence, control } of wrong) {
    const link = document.createElement('button');
    link.type = 'button';
    link.className = 'link';
    link.textContent = sentence.textContent;
    link.addEventListener('click', () => control?.focus());
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const title = document.createElement('p');
  title.textContent = summaryTitle(wrong.length);
  const parts = wrong.length === 0 ? [] : [title, list];
  summary.replaceChildren(...parts);
}
