import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isManagePath, paths } from '#domain/paths.ts';
import { AdminFrame } from '#web/admin/admin-frame.tsx';
import { type Head, HtmlDocument } from '#web/document.tsx';
import { ProblemPage } from '#web/errors/problem-page.tsx';
import { type Frame, PageFrame } from '#web/layout/page-frame.tsx';
import { texts } from '#web/messages.ts';
import type { Page } from '#web/page.ts';
import type { Visitor } from '#web/page-data.ts';
import type { PageMatch, PageModule, Render, RenderedPage } from '#web/page-module.ts';
import { pages } from '#web/pages.ts';

type MatchedPage = Extract<PageMatch, { kind: 'page' }> & { page: Page<object> | undefined };

/** Pages that other sites may link to with capitals. Landing pages handle spellings themselves. */
const PLAIN_PATHS: string[] = [paths.about, paths.pricing, paths.register, paths.fairLeads, paths.privacy, paths.terms];

/** The page of the table for a URL. */
export function matchPage(path: string, query: URLSearchParams): Exclude<PageMatch, { kind: 'page' }> | MatchedPage {
  for (const page of pages) {
    const found = page.pattern.exec(path);
    if (found === null) continue;
    const params = found.slice(1).map((part) => part ?? '');
    const address = page.address({ params, query });
    if ('redirect' in address) return { kind: 'redirect', location: address.redirect };
    if ('problem' in address) return { kind: 'problem', message: address.problem };
    return { kind: 'page', page, params, path, query, cacheKey: address.key };
  }
  const plain = path.replace(/\/$/, '');
  const lower = plain.toLowerCase();
  if (lower !== path && PLAIN_PATHS.includes(lower)) return { kind: 'redirect', location: lower };
  if (plain !== path && /^\/[^/]/.test(plain) && pages.some(({ pattern }) => pattern.test(plain)))
    return { kind: 'redirect', location: query.size === 0 ? plain : `${plain}?${query}` };
  return { kind: 'page', page: undefined, params: [], path, query, cacheKey: null };
}

/** Loads and renders a page. `form` contains the fields of a form sent without scripts. */
export async function renderPage(
  match: MatchedPage,
  render: Render,
  visitor: Visitor,
  form?: Record<string, unknown>,
): Promise<RenderedPage> {
  const { page, params, path, query } = match;
  const { data, site } = render;
  const { hasDemonstration } = await data.directoryStats();
  const frame: Frame = { site, path, hasDemonstration };
  if (page === undefined) {
    const head: Head = {
      title: `Page not found | ${site.name}`,
      description:
        'There is no page at this address. Search the directory of certified inspection and testing companies.',
      canonical: null,
      noIndex: true,
    };
    return {
      status: 404,
      html: toHtml(
        head,
        render,
        <PageFrame frame={frame}>
          <ProblemPage status={404} message={texts.notFound} />
        </PageFrame>,
      ),
    };
  }
  const loaded = await page.load({ params, query, visitor, ...(form && { form }) }, data, site);
  if ('location' in loaded) return { status: loaded.status, html: '', redirect: loaded.location };
  const Component = page.component;
  const user = page.frame === 'admin' && loaded.status !== 401 && loaded.status !== 403 ? await visitor.user() : null;
  const content = <Component {...loaded.props} />;
  const body =
    user === null ? (
      <PageFrame frame={frame} header={page.header?.(loaded.props)}>
        {content}
      </PageFrame>
    ) : (
      <AdminFrame siteName={site.name} user={user} path={path}>
        {content}
      </AdminFrame>
    );
  // Screen readers read the title first, so it announces that the form has errors.
  const head =
    loaded.status === 400 || loaded.status === 503
      ? { ...loaded.head, title: `Error: ${loaded.head.title}` }
      : loaded.head;
  const isForMembers = page.header !== undefined || isManagePath(path);
  const html = toHtml(head, isForMembers || user !== null ? withSignedInStyles(render) : render, body);
  return { status: loaded.status, html, shown: loaded.shown };
}

/** Loads a page and renders only the parts that its scripts request. 404 if it has none. */
export async function renderFragment(
  { page, params, query }: MatchedPage,
  { data, site }: Render,
): Promise<RenderedPage> {
  const loaded = await page?.load({ params, query, visitor: NOBODY }, data, site);
  if (loaded === undefined || 'location' in loaded || page?.fragment === undefined) return { status: 404, html: '' };
  const html = renderToStaticMarkup(<page.fragment {...loaded.props} />);
  return { status: loaded.status, html, shown: loaded.shown };
}

/** The metadata of a public page; undefined for URLs that are not indexable pages. */
export async function loadHead(path: string, { data, site }: Render): Promise<Head | undefined> {
  const address = URL.parse(path, site.url);
  if (address === null) return undefined;
  const match = matchPage(address.pathname, address.searchParams);
  if (match.kind !== 'page' || match.page === undefined) return undefined;
  const loaded = await match.page.load(
    { params: match.params, query: address.searchParams, visitor: NOBODY },
    data,
    site,
  );
  if ('location' in loaded || loaded.status !== 200 || loaded.head.noIndex === true) return undefined;
  return loaded.head.canonical === path ? loaded.head : undefined;
}

const isNobody = () => Promise.reject(new Error('Nobody is signed in.'));
const NOBODY: Visitor = {
  user: async () => null,
  isPerson: false,
  signIn: async () => ({ kind: 'refused', message: '' }),
  signOut: async () => undefined,
  hasIdentityProvider: false,
  settings: isNobody,
  changeSettings: isNobody,
  payments: { ofCompany: isNobody, change: isNobody, finish: isNobody, ofAll: isNobody, refund: isNobody },
  get members(): never {
    throw new Error('Nobody is signed in.');
  },
  listing: isNobody,
  changeDecisions: isNobody,
  security: isNobody,
  changeSecurity: isNobody,
};

/** The error page for requests that fail before a page is rendered. It needs no data. */
export async function renderProblem(
  problem: { status: number; message: string },
  render: Render,
): Promise<RenderedPage> {
  const head: Head = {
    title: `${problem.message} | ${render.site.name}`,
    description: problem.message,
    canonical: null,
    noIndex: true,
  };
  const frame: Frame = { site: render.site, path: '', hasDemonstration: false };
  const body = (
    <PageFrame frame={frame}>
      <ProblemPage {...problem} />
    </PageFrame>
  );
  return { status: problem.status, html: toHtml(head, render, body) };
}

function withSignedInStyles(render: Render): Render {
  const { styles, signedInStyles } = render.assets;
  return { ...render, assets: { ...render.assets, styles: [...styles, ...signedInStyles] } };
}

function toHtml(head: Head, { site, assets }: Render, body: ReactNode): string {
  const document = (
    <HtmlDocument head={head} site={site} assets={assets}>
      {body}
    </HtmlDocument>
  );
  return `<!doctype html>${renderToString(document)}`;
}

/** The compiler compares the exports of this file with what the server expects. */
({ matchPage, renderPage, renderFragment, loadHead, renderProblem }) satisfies PageModule;
