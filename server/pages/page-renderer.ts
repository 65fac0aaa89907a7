import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Site } from '#domain/site.ts';
import type { PageModule, Render } from '#web/page-module.ts';

const ROOT = join(import.meta.dirname, '../..');
export const CLIENT_FILES = join(ROOT, 'dist/pages/client');

/** Renders the pages: from the build, or through Vite in development. */
export type PageRenderer = {
  load: () => Promise<PageModule>;
  assets: Render['assets'];
  site: Site;
  /** Serves the sources in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Adds the scripts for hot reload. With this function, pages are rendered for each request and not cached. */
  transform?: (address: string, html: string) => Promise<string>;
  close?: () => Promise<void>;
};

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

/** Renders the pages of the build. Throws if there is none. */
export async function builtPages(site: Site): Promise<PageRenderer> {
  const manifest = JSON.parse(readFileSync(join(CLIENT_FILES, '.vite/manifest.json'), 'utf8')) as Manifest;
  const script = manifest['web/entry-client.ts'];
  const style = manifest['web/styles.css'];
  const signedInStyle = manifest['web/signed-in.css'];
  if (script === undefined || style === undefined || signedInStyle === undefined)
    throw new Error('The build is incomplete. Run npm run build.');
  const entry = (await import(join(ROOT, 'dist/pages/server/entry-server.js'))) as PageModule;
  const fonts = (style.assets ?? []).filter((file) => /(archivo|plex-mono)-basic.*\.woff2$/.test(file));
  return {
    load: async () => entry,
    assets: {
      script: `/${script.file}`,
      styles: [`/${style.file}`],
      signedInStyles: [`/${signedInStyle.file}`],
      fonts: fonts.map((file) => `/${file}`),
      development: false,
    },
    site,
  };
}
