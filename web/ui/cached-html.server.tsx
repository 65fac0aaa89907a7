import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Enough for the variants of the parts of service pages; a part with more says so. */
const MAX_CACHED = 200;

type Options<Props> = {
  max?: number;
  /** Where writing all properties would take as long as a part of the rendering. */
  keyOf?: (props: Props) => string;
};

/**
 * A part of pages that is the same for everyone: rendered once for each set of properties, which saves half of the time
 * that a page takes.
 */
export function cachedHtml<Props extends object>(
  Part: (props: Props) => ReactNode,
  { max = MAX_CACHED, keyOf = JSON.stringify }: Options<Props> = {},
) {
  const made = new LRUCache<string, string>({ max });
  return function Cached(props: Props) {
    const key = keyOf(props);
    let html = made.get(key);
    if (html === undefined) {
      html = flat(renderToStaticMarkup(<Part {...props} />));
      made.set(key, html);
    }
    return <PreparedHtml html={html} />;
  };
}

const identities = new WeakMap<object, number>();
let identityCount = 0;

/** The number of an object, which no other object has. */
export function identityOf(object: object): number {
  const known = identities.get(object);
  if (known !== undefined) return known;
  identityCount += 1;
  identities.set(object, identityCount);
  return identityCount;
}

/**
 * The inner HTML of an element that depends on one object alone, such as a list of a company: rendered once for that object.
 */
export function innerHtmlOf<Props>(objectOf: (props: Props) => object, render: (props: Props) => ReactNode) {
  const made = new WeakMap<object, { __html: string }>();
  return (props: Props): { __html: string } => {
    const object = objectOf(props);
    let html = made.get(object);
    if (html === undefined) {
      html = { __html: flat(renderToStaticMarkup(render(props))) };
      made.set(object, html);
    }
    return html;
  };
}

/** HTML that was rendered before, as a part of many pages or as a map. */
export function PreparedHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server itself has rendered it
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * HTML for use on many pages, as one flat string: React leaves a tree of thousands of small strings, which each of those
 * pages would have to walk.
 */
export function flat(html: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(html));
}
