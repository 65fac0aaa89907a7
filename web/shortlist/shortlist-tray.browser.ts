import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { isLinkPath, isManagePath, pagePatterns, paths, type Wanted } from '#domain/paths.ts';
import { type Markup, markup } from '#web/ui/markup.ts';
import type { Shortlisted } from './shortlist-store.browser.ts';

type Actions = { remove: (company: Shortlisted) => void; clear: () => void };

/** Pages with actions of their own for these companies; on those of sent requests and of listings it is about something else. */
const WITHOUT_TRAY: readonly string[] = [pagePatterns.compare, pagePatterns.request];
const isWithoutTray = (path: string) => WITHOUT_TRAY.includes(path) || isLinkPath(path) || isManagePath(path);
const COPIED_MILLISECONDS = 2_000;

const tray = document.createElement('section');
tray.className = 'shortlist-tray';
tray.ariaLabel = 'Shortlist';
const headerLink = document.createElement('a');
headerLink.className = 'header-shortlist';
/** The foot of the page stays free for the last card, and what the keyboard reaches stays above the tray. */
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--tray', `${tray.isConnected ? tray.offsetHeight : 0}px`);
}).observe(tray);

/** Shows the shortlist at the foot of the window and its count in the header; nothing of both while it is empty. */
export function showTray(companies: readonly Shortlisted[], actions: Actions): void {
  const ids = companies.map(({ id }) => id);
  const compare = paths.compare(ids, wantedHere());
  showHeaderLink(companies.length, compare);
  if (companies.length === 0 || isWithoutTray(location.pathname)) {
    const hadFocus = tray.contains(document.activeElement);
    tray.remove();
    document.documentElement.style.setProperty('--tray', '0px');
    if (hadFocus) focusMain();
    return;
  }
  const wasOpen = tray.querySelector('.tray-count')?.ariaExpanded === 'true';
  const focused = tray.contains(document.activeElement) ? document.activeElement?.className : undefined;
  tray.innerHTML = trayHtml(companies, compare).text;
  // The first element that a screen reader or the keyboard meets after the page.
  if (!tray.isConnected) document.body.append(tray);
  const count = tray.querySelector<HTMLElement>('.tray-count');
  const setOpen = (isOpen: boolean) => {
    if (count) count.ariaExpanded = String(isOpen);
    tray.classList.toggle('is-open', isOpen);
  };
  setOpen(wasOpen);
  count?.addEventListener('click', () => setOpen(count.ariaExpanded !== 'true'));
  tray.onkeydown = ({ key }) => {
    if (key !== 'Escape' || count?.ariaExpanded !== 'true') return;
    setOpen(false);
    count.focus();
  };
  for (const [index, button] of [...tray.querySelectorAll('.tray-remove')].entries()) {
    const company = companies[index];
    if (company) button.addEventListener('click', () => actions.remove(company));
  }
  tray.querySelector('.tray-clear')?.addEventListener('click', actions.clear);
  tray.querySelector<HTMLElement>('.tray-copy')?.addEventListener('click', ({ currentTarget }) => {
    void copyAddress(currentTarget as HTMLElement, compare);
  });
  if (focused) tray.querySelector<HTMLElement>(`.${focused.split(' ')[0]}`)?.focus();
}

function trayHtml(companies: readonly Shortlisted[], compare: string): Markup {
  const count = companies.length;
  const ids = companies.map(({ id }) => id);
  const names = companies.map(
    (company) =>
      markup`<li><a href="${paths.company(company)}" title="${company.name}">${company.name}</a><button type="button" class="tray-remove" aria-label="Remove ${company.name} from the shortlist">×</button></li>`,
  );
  return markup`<div class="container-page">
    <button type="button" class="tray-count" aria-expanded="false" aria-controls="tray-names"><b>Shortlist</b> <span>${count} of ${MAX_RECIPIENTS}</span></button>
    <div id="tray-names" class="tray-names"><p><b>Shortlist</b> <span>${count} of ${MAX_RECIPIENTS}</span></p><ul>${names}</ul>
    <button type="button" class="tray-copy link">Copy link</button><button type="button" class="tray-clear link">Clear</button></div>
    <p class="tray-actions"><a href="${compare}" class="button button-line">Compare${count > 1 ? ` ${count}` : ''}</a><a href="${paths.request(ids, wantedHere())}" class="button button-ink">${askLabel(count)}</a></p>
  </div>`;
}

function askLabel(count: number): Markup {
  if (count === 1) return markup`Ask for a quote`;
  return markup`<span>Ask all ${count}<span class="tray-wide"> for quotes</span></span>`;
}

/** What the visitor has searched for goes with the companies. */
function wantedHere(): Wanted {
  const query = new URLSearchParams(location.search);
  const text = (name: string) => query.get(name) ?? '';
  return {
    validOn: text('validOn'),
    from: text('from') || text('location'),
    certification: query.getAll('certification'),
    equipmentType: text('equipmentType'),
  };
}

function showHeaderLink(count: number, compare: string): void {
  if (count === 0) {
    headerLink.remove();
    return;
  }
  headerLink.href = compare;
  headerLink.innerHTML = markup`<span>Shortlist</span> <b>${count}</b>`.text;
  if (!headerLink.isConnected) document.querySelector('.site-header .site-name')?.after(headerLink);
}

/** Where reading goes on when the tray has gone. */
function focusMain(): void {
  const main = document.getElementById('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

async function copyAddress(button: HTMLElement, address: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(location.origin + address).then(
    () => true,
    () => false,
  );
  if (!isCopied) return location.assign(address);
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy link';
  }, COPIED_MILLISECONDS);
}
