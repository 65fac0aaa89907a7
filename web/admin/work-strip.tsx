import type { MouseEvent } from 'react';
import type { WorkItem } from '#domain/admin/work-item.ts';
import { pagePatterns } from '#domain/paths.ts';

type Props = { items: readonly WorkItem[]; onOpen?: (query: string) => void };

/** What waits for an admin. Each opens its list; what does not wait shows 0 in the same place. */
export function WorkStrip({ items, onOpen }: Props) {
  const open = (href: string) => (event: MouseEvent) => {
    const [path, query = ''] = href.split('?');
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (onOpen === undefined || path !== pagePatterns.admin || isElsewhere) return;
    event.preventDefault();
    onOpen(query);
  };
  return (
    <nav aria-label="What needs you" className="admin-work">
      {items.map(({ name, label, count, detail, isUrgent, href }) => (
        <a
          key={name}
          href={href}
          className={count === 0 ? 'is-done' : isUrgent ? 'is-urgent' : undefined}
          title={detail ?? undefined}
          onClick={open(href)}
        >
          <b>{count.toLocaleString('en')}</b>{' '}
          <span>
            {label}
            {detail !== null && count > 0 && <small>{detail}</small>}
          </span>
        </a>
      ))}
    </nav>
  );
}

/** How many wait for an answer, for the title of the page. */
export function countWork(items: readonly WorkItem[]): number {
  return items.filter(({ isInTitle }) => isInTitle).reduce((sum, { count }) => sum + count, 0);
}
