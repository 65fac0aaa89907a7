import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export type Frame = { siteName: string; path: string; hasDemonstration: boolean };

/** Header, main part and footer of every public page. */
export function PageFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <>
      <SiteHeader {...frame} />
      <main id="main">{children}</main>
      <SiteFooter siteName={frame.siteName} />
    </>
  );
}
