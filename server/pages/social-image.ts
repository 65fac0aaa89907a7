import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import { SOCIAL_IMAGE } from '#domain/constants.ts';

const INK = '#15202b';
const SHEET = '#fffefb';
const SOFT = '#a3b0bb';
const PROOF = '#5fd3a4';
const MARK = 'M23.5 14.5a9 9 0 1 1-18 0 9 9 0 0 1 18 0M21 21l6 6M10.6 14.8l2.8 2.8 5-5.4';

const archivo = import.meta.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff');
const plex = import.meta.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff');
const fonts = Promise.all([
  readFile(new URL(archivo)).then((data) => ({ name: 'Archivo', weight: 600 as const, data })),
  readFile(new URL(plex)).then((data) => ({ name: 'Plex', data })),
]);

export type SocialImage = { siteName: string; host: string; title: string; description: string };

/** A PNG for other sites to show with a link: what the page is about, under our name. It is drawn off the main thread. */
export async function drawSocialImage({ siteName, host, title, description }: SocialImage): Promise<Buffer> {
  const tree = box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      background: INK,
      color: SHEET,
      borderBottom: `14px solid ${PROOF}`,
      fontFamily: 'Archivo',
    },
    box({ alignItems: 'center', gap: 18, fontSize: 38 }, mark(), siteName),
    box(
      { flexDirection: 'column', gap: 28 },
      text({ fontSize: title.length > 60 ? 56 : 72, lineHeight: 1.08, letterSpacing: '-0.02em', lineClamp: 3 }, title),
      text({ fontFamily: 'Plex', fontSize: 27, lineHeight: 1.45, color: SOFT, lineClamp: 3 }, description),
    ),
    box({ fontFamily: 'Plex', fontSize: 25, color: PROOF }, host),
  );
  const svg = await satori(tree, { ...SOCIAL_IMAGE, fonts: await fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function text(style: CSSProperties, content: string) {
  return createElement('div', { style: { display: 'block', ...style } }, content);
}

function mark() {
  return createElement(
    'svg',
    { width: 52, height: 52, viewBox: '0 0 32 32' },
    createElement('path', { d: MARK, fill: 'none', stroke: PROOF, strokeWidth: 2.6, strokeLinecap: 'round' }),
  );
}
