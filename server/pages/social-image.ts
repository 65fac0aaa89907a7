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

/** Short texts below the title; the marks of certificates and the badge are drawn as boxes. */
export type SocialImage = {
  siteName: string;
  host: string;
  title: string;
  lines: readonly string[];
  marks: readonly string[];
  /** Green only while a certificate is checked and current. */
  badge: { text: string; isProof: boolean } | null;
};

/**
 * A PNG for link previews, with the title of the page and a few short lines, and of a company its marks and badge. It is
 * rendered off the main thread. Characters that the fonts do not contain are left out, because they would be drawn as boxes.
 */
export async function drawSocialImage(content: SocialImage): Promise<Buffer> {
  const missing = new Set<string>();
  let svg = await toSvg(content, missing);
  if (missing.size > 0) svg = await toSvg(without(missing, content), new Set());
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** Adds the characters without a glyph to `missing`. */
async function toSvg(
  { siteName, host, title, lines, marks, badge }: SocialImage,
  missing: Set<string>,
): Promise<string> {
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
      borderBottom: `14px solid ${SOFT}`,
      fontFamily: ARCHIVO,
    },
    box(
      { alignItems: 'center', justifyContent: 'space-between' },
      box({ alignItems: 'center', gap: 18, fontSize: 38 }, mark(), siteName),
      ...(badge === null ? [] : [badgeBox(badge)]),
    ),
    box(
      { flexDirection: 'column', gap: 26 },
      text(
        {
          fontSize: title.length > 36 ? 56 : 72,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          lineClamp: marks.length > 0 ? 2 : 3,
        },
        title,
      ),
      box(
        { flexDirection: 'column', gap: 6 },
        ...lines.map((line) =>
          text(
            { fontFamily: PLEX, fontSize: 29, lineHeight: 1.4, color: SOFT, lineClamp: lines.length === 1 ? 3 : 2 },
            line,
          ),
        ),
      ),
      ...(marks.length === 0 ? [] : [box({ gap: 14 }, ...marks.map(markBox))]),
    ),
    box({ fontFamily: PLEX, fontSize: 25, color: SOFT }, host),
  );
  const loadAdditionalAsset = async (_code: string, segment: string) => {
    for (const character of segment) missing.add(character);
    return [];
  };
  return satori(tree, { ...SOCIAL_IMAGE, fonts: await fonts, loadAdditionalAsset });
}

function without(missing: Set<string>, { siteName, host, title, lines, marks, badge }: SocialImage): SocialImage {
  const strip = (text: string) => {
    const left = [...text]
      .filter((character) => !missing.has(character))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
    return /\p{L}/u.test(left) ? left : '';
  };
  return {
    siteName: strip(siteName),
    host,
    title: strip(title),
    lines: lines.map(strip).filter((line) => line !== ''),
    marks: marks.filter((text) => ![...text].some((character) => missing.has(character))),
    badge,
  };
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

/** A mark like those on the cards. */
function markBox(content: string) {
  return box(
    { padding: '8px 16px', border: `2px solid ${SOFT}`, borderRadius: 8, fontFamily: PLEX, fontSize: 28 },
    content,
  );
}

function badgeBox({ text: content, isProof }: NonNullable<SocialImage['badge']>) {
  const color = isProof ? PROOF : SHEET;
  return box(
    {
      padding: '8px 18px',
      border: `2px solid ${color}`,
      borderRadius: 8,
      color,
      fontFamily: PLEX,
      fontSize: 26,
      letterSpacing: '0.06em',
    },
    content,
  );
}

function mark() {
  return createElement(
    'svg',
    { width: 52, height: 52, viewBox: '0 0 32 32' },
    createElement('path', { d: MARK, fill: 'none', stroke: SHEET, strokeWidth: 2.6, strokeLinecap: 'round' }),
  );
}
