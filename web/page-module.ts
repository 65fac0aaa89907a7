import type { Shown } from '#domain/insights/visited.ts';
import type { Site } from '#domain/site.ts';
import type { Assets, Head } from './document.tsx';
import type { PageData, Visitor } from './page-data.ts';

export type Render = { site: Site; assets: Assets; data: PageData };
export type RenderedPage = { status: number; html: string; redirect?: string; shown?: Shown | undefined };
export type PageMatch =
  | { kind: 'redirect'; location: string }
  | { kind: 'problem'; message: string }
  /** `page` is the entry of the page table, which only this module reads. */
  | {
      kind: 'page';
      page: object | undefined;
      params: string[];
      path: string;
      query: URLSearchParams;
      cacheKey: string | null;
    };
type MatchedPage = Extract<PageMatch, { kind: 'page' }>;

/** What the server calls of `entry-server.tsx`. It is loaded from the build and not imported, so the server needs no DOM types. */
export type PageModule = {
  matchPage(path: string, query: URLSearchParams): PageMatch;
  renderPage(
    match: MatchedPage,
    render: Render,
    visitor: Visitor,
    form?: Record<string, unknown>,
  ): Promise<RenderedPage>;
  renderFragment(match: MatchedPage, render: Render): Promise<RenderedPage>;
  loadHead(path: string, render: Render): Promise<Head | undefined>;
  renderProblem(problem: { status: number; message: string }, render: Render): Promise<RenderedPage>;
};
