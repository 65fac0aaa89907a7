import { paths } from '#domain/paths.ts';

/** Adds the way to the review screen to a profile. */
export function addReviewLink(links: HTMLElement): void {
  const id = Number(/^\/company\/(\d+)/.exec(location.pathname)?.[1]);
  if (!id) return;
  const link = document.createElement('a');
  link.href = paths.adminCompany(id);
  link.className = 'link profile-review';
  link.textContent = 'Review as admin';
  links.prepend(link, ' ');
}
