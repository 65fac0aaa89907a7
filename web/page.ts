import type { ComponentType } from 'react';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';
import type { PageData, Visitor } from '#web/page-data.ts';

type PageRequest = {
  params: string[];
  query: URLSearchParams;
  /** What a form without scripts has sent. */
  form?: Record<string, unknown>;
  /** Who asks; only pages that are never cached may look. */
  visitor: Visitor;
};

/** What a loader decides before anything is rendered. */
type Loaded<Props> =
  | { status: 200 | 400 | 401 | 403 | 404; props: Props; head: Head; component?: never }
  | { status: 301 | 303; location: string };

/** One page: which addresses it has, what it loads, how it looks. Its address comes from `domain/paths.ts`. */
export type Page<Props> = {
  /** Groups become `params`. Tried in the order of the table. */
  pattern: RegExp;
  /**
   * The one address of what this request shows, which is also the key under which the page is cached; null for pages that
   * never are. A different address of an existing thing is answered by a redirect, a wrong value by a problem.
   */
  address: (
    request: Pick<PageRequest, 'params' | 'query'>,
  ) => { key: string | null } | { redirect: string } | { problem: string };
  load: (request: PageRequest, data: PageData, site: Site) => Promise<Loaded<Props>>;
  component: ComponentType<Props>;
  /** The parts of it that its scripts ask for without the rest. */
  fragment?: ComponentType<Props>;
};
