import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Parts of services have so many variants. A part with more says how many are kept; one that varies without end does not belong here. */
const MAX_CACHED = 200;

/**
 * A part of pages that is the same for everyone: its HTML is made once for each set of properties and sent as it is from
 * then on, which saves half of the time that a page takes. For the server alone; nothing in it comes to life.
 */
export function cachedHtml<Props extends object>(Part: (props: Props) => ReactNode, most = MAX_CACHED) {
  const made = new LRUCache<string, string>({ max: most });
  return function Kept(props: Props) {
    const key = JSON.stringify(props);
    let html = made.get(key);
    if (html === undefined) {
      html = toKeep(<Part {...props} />);
      made.set(key, html);
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself has just made it
    return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

/**
 * The HTML of something that is used on many pages, in one piece: React leaves a tree of thousands of small strings, through
 * which each of those pages would have to walk.
 */
export function toKeep(part: ReactNode): string {
  return new TextDecoder().decode(new TextEncoder().encode(renderToStaticMarkup(part)));
}
