import { paths } from '#domain/paths.ts';
import { readShortlist, writeShortlist } from '#web/shortlist/shortlist-store.browser.ts';

/** The comparison of the visitor's own shortlist follows what is added and removed; a shared one can be saved. */
export function enhanceComparison(page: HTMLElement): void {
  const ids = (page.dataset.compared ?? '').split(',').filter(Boolean).map(Number);
  const stored = readShortlist();
  const isOwn = ids.length === stored.length && stored.every(({ id }) => ids.includes(id));

  for (const name of page.querySelectorAll<HTMLElement>('[data-missing]')) {
    const known = stored.find(({ id }) => id === Number(name.dataset.missing));
    if (known) name.textContent = known.name;
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-remove]')) {
    link.addEventListener('click', () => {
      writeShortlist(readShortlist().filter(({ id }) => id !== Number(link.dataset.remove)));
    });
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-add]')) {
    const added = Number(new URL(link.href).searchParams.get('companies')?.split(',').at(-1));
    const name = link.closest('li')?.querySelector('b')?.textContent ?? '';
    link.addEventListener('click', () => {
      if (isOwn) writeShortlist([...readShortlist(), { id: added, name }]);
    });
  }
  const save = page.querySelector<HTMLButtonElement>('[data-keep]');
  if (save && !isOwn && ids.length > 0) {
    save.hidden = false;
    save.addEventListener('click', () => {
      writeShortlist(comparedIn(page));
      save.textContent = 'Saved';
      save.disabled = true;
    });
  }
  const own = page.querySelector<HTMLAnchorElement>('[data-own]');
  if (own && stored.length > 0) {
    own.href = paths.compare(stored.map(({ id }) => id));
    own.hidden = false;
  }
}

/** The companies of the page that are still listed. */
function comparedIn(page: HTMLElement) {
  return [...page.querySelectorAll<HTMLElement>('[data-remove]')].flatMap((link) => {
    const name = link.ariaLabel?.replace(/^Remove /, '');
    return name === undefined ? [] : [{ id: Number(link.dataset.remove), name }];
  });
}
