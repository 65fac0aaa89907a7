import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

type Table = { tag: Buffer; checksum: number; content: Buffer };

/**
 * Unpacks a WOFF 1.0 file to the font that it was made from. The reader of fonts reads past the end of a table that it has
 * unpacked by itself, which fails for the last glyph of a file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, WOFF_HEADER + index * WOFF_ENTRY));
  const header = Buffer.alloc(SFNT_HEADER);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = SFNT_HEADER + count * SFNT_ENTRY;
  const entries = tables.map(({ tag, checksum, content }) => {
    const entry = Buffer.alloc(SFNT_ENTRY);
    tag.copy(entry);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(content.length, 12);
    offset += padded(content.length);
    return entry;
  });
  const contents = tables.flatMap(({ content }) => [content, Buffer.alloc(padded(content.length) - content.length)]);
  return Buffer.concat([header, ...entries, ...contents]);
}

function readTable(woff: Buffer, entry: number): Table {
  const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field));
  const packed = woff.subarray(offset, (offset ?? 0) + (packedLength ?? 0));
  const content = packedLength === length ? packed : inflateSync(packed);
  return { tag: woff.subarray(entry, entry + 4), checksum: checksum ?? 0, content };
}

/** Tables begin at multiples of four. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
