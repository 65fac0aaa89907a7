import type { ReactNode } from 'react';
import type { Site } from '#domain/site.ts';
import { cachedHtml } from '#web/ui/cached-html.server.tsx';
import { SiteFooter } from './site-footer.tsx';
import { isInHeader, SiteHeader } from './site-header.tsx';

export type Frame = { site: Site; path: string; hasDemonstration: boolean };

const CachedHeader = cachedHtml(SiteHeader);
const CachedFooter = cachedHtml(SiteFooter);

/** Header, main content and footer of every page; `header` replaces the public one. */
export function PageFrame({ frame, header, children }: { frame: Frame; header?: ReactNode; children: ReactNode }) {
  const { site, path, hasDemonstration } = frame;
  return (
    <>
      {header ?? (
        <CachedHeader
          siteName={site.name}
          hasDemonstration={hasDemonstration}
          current={isInHeader(path) ? path : null}
        />
      )}
      <main id="main">{children}</main>
      <CachedFooter site={site} />
    </>
  );
}
