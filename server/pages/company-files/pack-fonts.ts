import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

/** A face in the files that share its characters, best first. */
type Face = { name: string; data: Buffer; font: Font }[];
export type Faces = Record<'text' | 'bold' | 'mono', Face>;
export type Run = { font: string; text: string };

const ARCHIVO = ['latin', 'latin-ext', 'vietnamese'];
const PLEX = ['cyrillic', 'cyrillic-ext', 'latin', 'latin-ext', 'vietnamese'];

/** Read once, when the first pack is made. */
let loaded: Promise<Faces> | undefined;

export function loadFaces(): Promise<Faces> {
  loaded ??= readFaces();
  return loaded;
}

async function readFaces(): Promise<Faces> {
  const [text, bold, mono, monoBold] = await Promise.all([
    read('archivo', ARCHIVO, 400),
    read('archivo', ARCHIVO, 600),
    read('ibm-plex-mono', PLEX, 400),
    read('ibm-plex-mono', PLEX, 600),
  ]);
  // Archivo has no Cyrillic.
  return { text: [...text, ...mono], bold: [...bold, ...monoBold], mono };
}

function read(family: string, scripts: readonly string[], weight: 400 | 600): Promise<Face> {
  return Promise.all(
    scripts.map(async (script) => {
      const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
      const data = unpackWoff(await readFile(new URL(import.meta.resolve(file))));
      return { name: `${family} ${script} ${weight}`, data, font: create(data) as Font };
    }),
  );
}

/**
 * A text in pieces that one font file can draw. Characters that no file has are left out; undefined if no letters are
 * left of them.
 */
export function toRuns(face: Face, text: string): Run[] | undefined {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const font = fontOf(face, character);
    if (font === undefined) continue;
    const last = runs.at(-1);
    // A blank continues any run.
    if (last !== undefined && (last.font === font || character === ' ')) last.text += character;
    else runs.push({ font, text: character });
  }
  const isDrawn = runs.some((run) => /[\p{L}\p{N}]/u.test(run.text));
  return isDrawn || !/[\p{L}\p{N}]/u.test(text) ? runs : undefined;
}

function fontOf(face: Face, character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  return face.find(({ font }) => font.hasGlyphForCodePoint(code))?.name;
}
