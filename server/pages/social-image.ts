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

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'];
const [ARCHIVO, PLEX] = ['Archivo', 'Plex'].map((name) => SCRIPTS.map((script) => `${name} ${script}`).join(', '));
const fonts = Promise.all([
  ...SCRIPTS.map((script) =>
    font(`Archivo ${script}`, 600, `@fontsource/archivo/files/archivo-${script}-600-normal.woff`),
  ),
  ...SCRIPTS.map((script) =>
    font(`Plex ${script}`, 400, `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${script}-400-normal.woff`),
  ),
]);

export type SocialImage = { siteName: string; host: string; title: string; description: string };

/**
 * A PNG for link previews, with the title and description of the page. It is rendered off the main thread. Characters
 * that the fonts do not contain are left out, because they would be drawn as boxes.
 */
export async function drawSocialImage(content: SocialImage): Promise<Buffer> {
  const missing = new Set<string>();
  let svg = await toSvg(content, missing);
  if (missing.size > 0) svg = await toSvg(without(missing, content), new Set());
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** Adds the characters without a glyph to `missing`. */
async function toSvg({ siteName, host, title, description }: SocialImage, missing: Set<string>): Promise<string> {
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
      fontFamily: ARCHIVO,
    },
    box({ alignItems: 'center', gap: 18, fontSize: 38 }, mark(), siteName),
    box(
      { flexDirection: 'column', gap: 28 },
      text({ fontSize: title.length > 60 ? 56 : 72, lineHeight: 1.08, letterSpacing: '-0.02em', lineClamp: 3 }, title),
      text({ fontFamily: PLEX, fontSize: 27, lineHeight: 1.45, color: SOFT, lineClamp: 3 }, description),
    ),
    box({ fontFamily: PLEX, fontSize: 25, color: PROOF }, host),
  );
  const loadAdditionalAsset = async (_code: string, segment: string) => {
    for (const character of segment) missing.add(character);
    return [];
  };
  return satori(tree, { ...SOCIAL_IMAGE, fonts: await fonts, loadAdditionalAsset });
}

function without(missing: Set<string>, { siteName, host, title, description }: SocialImage): SocialImage {
  const strip = (text: string) => {
    const left = [...text]
      .filter((character) => !missing.has(character))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    return /\p{L}/u.test(left) ? left : '';
  };
  return { siteName: strip(siteName), host, title: strip(title), description: strip(description) };
}

async function font(name: string, weight: 400 | 600, file: string) {
  return { name, weight, data: await readFile(new URL(import.meta.resolve(file))) };
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
