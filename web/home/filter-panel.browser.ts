import { type HomeState, LIST_FILTERS, PROOF_FILTERS } from '#domain/paths.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { companies } from '#web/landing/count-words.ts';
import { readDraft } from './finder-draft.browser.ts';
import { one } from './finder-parts.browser.ts';

/** Where the panel stands beside the results (styles/results.css); else it is a sheet above the page. */
const IS_BESIDE = '(min-width: 1024px)';

type Panel = {
  /** Says what the button would show, as far as the counts of the panel show it. */
  showDraft: (applied: HomeState) => void;
  closeSheet: () => void;
};

/** Makes the filter panel open where there is room, a sheet elsewhere, and its long lists searchable. */
export function installPanel(panel: HTMLDetailsElement, wasOpen?: boolean): Panel {
  const summary = one<HTMLElement>(panel, 'summary');
  const form = panel.closest('form');
  // Styles have shown the panel until here, whatever the attribute says.
  if (panel.classList.contains('is-beside')) {
    panel.classList.remove('is-beside');
    panel.dataset.beside = '';
    if (matchMedia(IS_BESIDE).matches) panel.open = wasOpen ?? !panel.open;
    else panel.open = false;
  } else panel.open = wasOpen ?? panel.open;

  const isSheet = () => panel.open && !matchMedia(IS_BESIDE).matches;
  const showSheet = () => {
    for (const other of outside(panel)) other.toggleAttribute('inert', isSheet());
  };
  const closeSheet = () => {
    if (!isSheet()) return;
    panel.open = false;
    // The event comes later than what needs the rest of the page.
    showSheet();
  };
  panel.addEventListener('toggle', showSheet);
  panel.addEventListener('keydown', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.matches('.filter-search') && event.key === 'Enter')
      event.preventDefault();
    if (event.key !== 'Escape' || !isSheet()) return;
    closeSheet();
    summary.focus();
  });
  panel.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.filter-search')) searchRows(target);
  });

  const button = one<HTMLElement>(panel, '.filter-actions button');
  const note = one<HTMLElement>(panel, '.draft-note');
  const total = Number(button.dataset.total);
  const showDraft = (applied: HomeState) => {
    if (form === null) return;
    const { changes, count } = changesOf(panel, applied, readDraft(form), total);
    note.textContent = changes === 0 ? '' : `${changes === 1 ? '1 change' : `${changes} changes`}, not shown yet`;
    button.textContent = count === undefined ? 'Show results' : `Show ${companies(count)}`;
  };
  return { showDraft, closeSheet };
}

/** How much of the draft is not applied; and how many companies it would show, where a row of the panel says it. */
function changesOf(panel: Element, applied: HomeState, draft: HomeState, total: number) {
  const [before, after] = [valuesOf(applied), valuesOf(draft)];
  const added = [...after].filter((value) => !before.has(value));
  const removed = [...before].filter((value) => !after.has(value));
  const changes = added.length + removed.length;
  if (changes === 0) return { changes, count: total };
  const [only = ''] = added;
  const [name = '', value = ''] = only.split('\n');
  // Beside another value of its group a count says nothing, except for certificates, of which companies must have all.
  const isAlone =
    changes === 1 && (name === 'certification' || ![...before].some((one) => one.startsWith(`${name}\n`)));
  const row = isAlone ? panel.querySelector(`input[name="${name}"][value="${CSS.escape(value)}"]`) : null;
  const text = row?.closest('label')?.querySelector('small')?.textContent;
  return { changes, count: text ? Number(text.replaceAll(',', '')) : undefined };
}

const SINGLE = ['search', 'location', 'serviceArea', 'verified', ...PROOF_FILTERS] as const;

/** "certification\nAPI 510": every value of every filter. */
function valuesOf(state: HomeState): Set<string> {
  const single = SINGLE.flatMap((name) => (state[name] === undefined ? [] : [`${name}\n${state[name]}`]));
  const lists = LIST_FILTERS.flatMap((name) => (state[name] ?? []).map((value) => `${name}\n${value}`));
  return new Set([...single, ...lists]);
}

/** Everything around an element, up to the body. */
function outside(element: Element): Element[] {
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return [];
  const siblings = [...parentElement.children].filter((other) => other !== element && other.localName !== 'script');
  return [...siblings, ...outside(parentElement)];
}

/** Hides the values that do not have what was typed. */
function searchRows(field: HTMLInputElement): void {
  const wanted = normalForm(field.value);
  const group = field.closest('fieldset');
  if (group === null) return;
  for (const row of group.querySelectorAll<HTMLElement>('label')) {
    const name = row.querySelector('input')?.value ?? '';
    row.hidden = wanted !== '' && !normalForm(name).includes(wanted);
  }
  const folded = group.querySelector('details');
  if (folded === null) return;
  folded.classList.toggle('is-searched', wanted !== '');
  folded.open = wanted !== '';
}
