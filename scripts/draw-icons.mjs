import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const ICO_SIZE = 32;
const ICO_HEADER_BYTES = 22;

/**
 * Draws the icon of the site at the sizes that browsers and phones ask for, into the directory that has its SVG.
 * @param {string} directory
 */
export function drawIcons(directory) {
  const svg = readFileSync(join(directory, 'favicon.svg'), 'utf8');
  // Phones round the corners themselves.
  const square = svg.replace(/ rx="\d+"/, '');
  writeFileSync(join(directory, 'apple-touch-icon.png'), draw(square, 180));
  for (const size of [192, 512]) writeFileSync(join(directory, `icon-${size}.png`), draw(square, size));
  writeFileSync(join(directory, 'favicon.ico'), toIco(draw(svg, ICO_SIZE)));
}

/**
 * @param {string} svg
 * @param {number} size
 */
function draw(svg, size) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

/**
 * An ICO file of one PNG.
 * @param {Buffer} png
 */
function toIco(png) {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
