import type { ReactNode } from 'react';
import { SOCIAL_IMAGE } from '#domain/constants.ts';
import { plainRoutes, socialImagePath } from '#domain/plain-routes.ts';
import type { Site } from '#domain/site.ts';
import { JsonScript } from '#web/seo/json-script.tsx';

export type Assets = {
  script: string;
  styles: string[];
  /** Only of pages for members and admins. */
  signedInStyles: string[];
  fonts: string[];
  development: boolean;
};

/** The metadata of a page for search engines and other sites (specification section 2, shared page behaviour). */
export type Head = {
  title: string;
  description: string;
  keywords?: string;
  /** The path of the canonical URL; null for pages without one. */
  canonical: string | null;
  noIndex?: boolean;
  structuredData?: object[];
  /** What the image for link previews shows in place of title and description. */
  preview?: Preview;
};

/** Short texts: a heading, up to three lines below it, the marks of certificates and a badge, which only a proof makes green. */
type Preview = {
  title: string;
  lines: readonly string[];
  marks: readonly string[];
  badge: { text: string; isProof: boolean } | null;
};

type Props = { head: Head; site: Site; assets: Assets; children: ReactNode };

/** The whole HTML document. */
export function HtmlDocument({ head, site, assets, children }: Props) {
  const socialImage = site.url + socialImagePath(head.noIndex ? '/' : (head.canonical ?? '/'));
  const canonical = head.canonical === null ? undefined : site.url + head.canonical;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        <meta name="robots" content={head.noIndex ? 'noindex,follow' : 'index,follow'} />
        {canonical && <link rel="canonical" href={canonical} />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {canonical && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={socialImage} />
        <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
        <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
        <meta property="og:image:alt" content={head.noIndex ? site.name : head.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content="#fffefb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17212a" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={plainRoutes.webManifest.path} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={assets.script} />
        {head.structuredData?.map((data) => (
          <JsonScript key={JSON.stringify(data).slice(0, 80)} type="application/ld+json" data={data} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
