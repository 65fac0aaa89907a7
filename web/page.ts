import type { ComponentType, ReactNode } from 'react';
import type { Shown } from '#domain/insights/visited.ts';
import type { Site } from '#domain/site.ts';
import type { Head } from '#web/document.tsx';
import type { PageData, Visitor } from '#web/page-data.ts';

export type PageRequest = {
  params: string[];
  query: URLSearchParams;
  /** The fields of a form sent without scripts. */
  form?: Record<string, unknown>;
  /** Only pages that are never cached may read the visitor. */
  visitor: Visitor;
};

/** The result of a loader. */
type Loaded<Props> =
  | { status: 200 | 400 | 401 | 403 | 404 | 409 | 503; props: Props; head: Head; shown?: Shown; component?: never }
  | { status: 301 | 303; location: string };

/** One page of the table: pattern, cache key, loader and component. */
export type Page<Props> = {
  /** Groups become `params`. Tried in the order of the table. */
  pattern: RegExp;
  /**
   * The canonical URL of the request, which is also the cache key; null for pages that are never cached. Another URL of
   * the same content is redirected, and an invalid value is a problem.
   */
  address: (
    request: Pick<PageRequest, 'params' | 'query'>,
  ) => { key: string | null } | { redirect: string } | { problem: string };
  load: (request: PageRequest, data: PageData, site: Site) => Promise<Loaded<Props>>;
  component: ComponentType<Props>;
  /** `admin`: with the bar of admins instead of the public header and footer, once somebody is signed in. */
  frame?: 'admin';
  /** Takes the place of the public header, unless it is null. */
  header?: (props: Props) => ReactNode;
  /** The parts of it that its scripts ask for without the rest. */
  fragment?: ComponentType<Props>;
};
