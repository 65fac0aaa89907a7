import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './project-root.mjs';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const SIGNS = ' –—‘’‚“”„…·•×→←↑↓°±€£™′″−½²³µ§©®';
const WESTERN = 'ÄÖÜäöüßÅåÆæØøÉéÈèÊêËëÀàÂâÇçÑñÓóÔôÒòÕõÚúÙùÛûÍíÎîÏïÁáÃãÝýŒœı';
const EASTERN = 'ĄąĆćČčĎďĘęĚěĞğĪīİŁłŃńŇňŌōŐőŘřŚśŞşŠšŤťŪūŮůŰűŹźŻżŽžĂăȘșȚțĀāĒēĢģĶķĻļŅņŸ';

const ARCHIVO = '@fontsource-variable/archivo/files/archivo';
const PLEX_MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono';
/** The weights in use. The axis is declared whole: faces of other weights would not complete each other. */
const WEIGHTS = { min: 400, max: 700 };

/** A file for the characters of nearly all pages; `file` has the rest. */
const SUBSETS = [
  { name: 'archivo-basic', file: `${ARCHIVO}-latin-wght-normal`, text: ASCII + SIGNS + WESTERN },
  { name: 'archivo-eastern', file: `${ARCHIVO}-latin-ext-wght-normal`, text: EASTERN },
  { name: 'plex-mono-basic', file: `${PLEX_MONO}-latin-400-normal`, text: ASCII + SIGNS },
];

/**
 * Writes small font files into a directory, and returns the CSS that puts them before the packages' own, to be read
 * after theirs. A browser loads the packages' files only for characters that the small ones lack.
 * @param {string} directory
 * @param {(file: string) => string} toUrl
 */
export async function subsetFonts(directory, toUrl) {
  const rules = SUBSETS.map(async ({ name, file, text }) => {
    const isVariable = file.startsWith(ARCHIVO);
    const font = await readFile(join(projectRoot, 'node_modules', `${file}.woff2`));
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      ...(isVariable && { variationAxes: { wght: WEIGHTS } }),
    });
    const path = join(directory, `${name}.woff2`);
    await writeFile(path, subset);
    const [family, weight] = isVariable ? ['Archivo Variable', '100 900'] : ['IBM Plex Mono', '400'];
    return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url(${toUrl(path)}) format('${isVariable ? 'woff2-variations' : 'woff2'}');
  unicode-range: ${unicodeRange(text)};
}`;
  });
  return (await Promise.all(rules)).join('\n');
}

/** @param {string} text */
function unicodeRange(text) {
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts.map((start, index) => rangeOf(start, ends[index] ?? start)).join(',');
}

/**
 * @param {number} start
 * @param {number} end
 */
function rangeOf(start, end) {
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
}
