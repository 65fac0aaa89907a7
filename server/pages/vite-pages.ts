import type { Site } from '#domain/site.ts';
import type { PageModule } from '#web/page-module.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Renders the pages from their sources with hot reload, for `npm run dev`. */
export async function vitePages(site: Site): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    load: () => vite.ssrLoadModule('/web/entry-server.tsx') as Promise<PageModule>,
    assets: {
      script: '/web/entry-client.ts',
      styles: ['/web/styles.css'],
      signedInStyles: ['/web/signed-in.css'],
      fonts: [],
      development: true,
    },
    site,
    middleware: vite.middlewares,
    transform: (address, html) => vite.transformIndexHtml(address, html),
    close: () => vite.close(),
  };
}
