import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { parseId } from '#domain/validation.ts';
import { messages } from '#web/messages.ts';
import {
  RESULTS_SHOWN,
  readShortlist,
  type Shortlisted,
  STORED_AS,
  writeShortlist,
} from './shortlist-store.browser.ts';
import { showTray } from './shortlist-tray.browser.ts';

const LINKS = 'a[data-shortlist]';
const status = document.createElement('p');
let isFollowing = false;

/** Shows the shortlist of this browser in buttons, tray and header, whichever tab changes it. */
export function followShortlist(): void {
  if (isFollowing) return;
  isFollowing = true;
  status.role = 'status';
  status.className = 'sr-only';
  document.body.append(status);
  addEventListener('storage', ({ key }) => {
    if (key === STORED_AS || key === null) show();
  });
  // Other tabs may have changed it while this page lay in the history.
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  document.addEventListener(RESULTS_SHOWN, show);
  document.addEventListener('keydown', (event) => {
    const link = (event.target as Element).closest<HTMLElement>(LINKS);
    if (event.key !== ' ' || link === null) return;
    event.preventDefault();
    link.click();
  });
  show();
}

/** Adds the company of a link, or removes it. */
export async function toggle(link: HTMLAnchorElement): Promise<void> {
  followShortlist();
  const company = companyOf(link);
  const companies = readShortlist();
  const isListed = companies.some(({ id }) => id === company.id);
  if (isListed) return remove(company);
  if (companies.length >= MAX_RECIPIENTS) {
    const { showToast } = await import('#web/ui/toaster.browser.ts');
    return showToast(messages.shortlistFull);
  }
  // Without storage, the page of the comparison serves.
  if (!writeShortlist([...companies, company])) return location.assign(link.href);
  show();
  status.textContent = `${company.name} added to the shortlist: ${companies.length + 1} of ${MAX_RECIPIENTS}`;
}

function remove({ id, name }: Shortlisted): void {
  writeShortlist(readShortlist().filter((company) => company.id !== id));
  show();
  status.textContent = `${name} removed from the shortlist`;
}

function clear(): void {
  writeShortlist([]);
  show();
  status.textContent = 'Shortlist cleared';
}

function show(): void {
  const companies = readShortlist();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const { id, name } = companyOf(link);
    const isListed = companies.some((company) => company.id === id);
    link.textContent = isListed ? 'Shortlisted' : 'Shortlist';
    link.role = 'button';
    link.ariaPressed = String(isListed);
    link.ariaLabel = `${link.textContent} ${name}`;
  }
  showTray(companies, { remove, clear });
}

function companyOf(link: HTMLAnchorElement): Shortlisted {
  const card = link.closest('article') ?? document;
  const name = card.querySelector(card === document ? 'h1' : 'h3')?.textContent ?? '';
  return { id: parseId(new URL(link.href).searchParams.get('companies') ?? '') ?? 0, name };
}
