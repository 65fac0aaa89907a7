import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SearchIndex } from '#server/search/search-index.ts';
import { PieceReader, PieceWriter } from '#server/search/stored-pieces.ts';
import { inTimeSlices } from './time-slices.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What makes an index: after a change of it, stored ones are of no use. */
const MADE_BY = ['domain', 'server/search', 'server/changes', 'package-lock.json'];
const FILE = 'search-index';
/** The first bytes of the file, which say what follows. */
const HEADER_BYTES = 4_096;
/** Read or written at once: its hash takes a few milliseconds. */
const CHUNK_BYTES = 4 * 1_024 * 1_024;
const HASH = 'sha256';
const HASH_BYTES = 32;

/**
 * The number of a change that the index has, and what distinguishes it from the same number in another state of the database. Its
 * companies were read at `readAt` or later.
 */
export type StoredState = { version: number; mark: string; readAt: string };
type Header = StoredState & { key: string };

/**
 * The index in a file, so that a start need not read all companies. A file that other code or another database made, or that is
 * not complete, is not used. It has nothing that is not in the database, and may be deleted at any time.
 */
export class IndexSnapshot {
  readonly #directory: string;
  readonly #secret: () => Promise<string>;

  /** `secret` returns a secret of the database. */
  constructor(directory: string, secret: () => Promise<string>) {
    this.#directory = directory;
    this.#secret = secret;
  }

  /** Puts the state that searches see in the place of the one that was stored before. */
  async write(index: SearchIndex, state: StoredState): Promise<void> {
    const header: Header = { ...state, key: keyOf(await this.#secret()) };
    await mkdir(this.#directory, { recursive: true });
    const temporary = join(this.#directory, `${FILE}.new`);
    const file = await open(temporary, 'w', 0o600);
    try {
      const hash = createHash(HASH);
      const append = async (content: Uint8Array) => {
        for (let start = 0; start < content.length; start += CHUNK_BYTES) {
          const chunk = content.subarray(start, start + CHUNK_BYTES);
          hash.update(chunk);
          await file.write(chunk);
        }
      };
      await append(Buffer.from(JSON.stringify(header).padEnd(HEADER_BYTES)));
      const pieces = new PieceWriter();
      const steps = index.write(pieces);
      for (let isDone = false; !isDone; ) {
        isDone = await inTimeSlices(untilBytes(steps, pieces));
        await append(Buffer.concat(pieces.take()));
      }
      await file.write(hash.digest());
      await file.close();
      await rename(temporary, join(this.#directory, FILE));
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** The stored index, if there is one of this code and this database, and `isCurrent` agrees. */
  async read(
    isCurrent: (state: StoredState) => Promise<boolean>,
  ): Promise<{ index: SearchIndex; state: StoredState } | undefined> {
    const file = await open(join(this.#directory, FILE)).catch(() => undefined);
    if (file === undefined) return undefined;
    try {
      const state = await readHeader(file);
      if (state?.key !== keyOf(await this.#secret()) || !(await isCurrent(state))) return undefined;
      const content = await readWhole(file);
      if (content === undefined) return undefined;
      const pieces = new PieceReader(content, HEADER_BYTES);
      return { index: await inTimeSlices(SearchIndex.read(pieces)), state };
    } finally {
      await file.close();
    }
  }
}

/** Runs steps until there is something to write, and returns whether they are done. */
function* untilBytes(steps: Generator<void>, pieces: PieceWriter): Generator<void, boolean> {
  while (pieces.bytes < CHUNK_BYTES) {
    if (steps.next().done) return true;
    yield;
  }
  return false;
}

async function readHeader(file: FileHandle): Promise<Header | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  try {
    return bytesRead < HEADER_BYTES ? undefined : (JSON.parse(buffer.toString()) as Header);
  } catch {
    return undefined;
  }
}

/** The content of the file; undefined unless the hash at its end is right. */
async function readWhole(file: FileHandle): Promise<ArrayBuffer | undefined> {
  const { size } = await file.stat();
  const end = size - HASH_BYTES;
  if (end < HEADER_BYTES) return undefined;
  const content = new Uint8Array(size);
  const hash = createHash(HASH);
  for (let start = 0; start < size; ) {
    const { bytesRead } = await file.read(content, start, Math.min(CHUNK_BYTES, size - start), start);
    if (bytesRead === 0) return undefined;
    hash.update(content.subarray(start, Math.min(start + bytesRead, end)));
    start += bytesRead;
  }
  return hash.digest().equals(content.subarray(end)) ? content.buffer : undefined;
}

let hashOfCode: string | undefined;

function keyOf(secret: string): string {
  hashOfCode ??= hashOfFiles();
  return createHash(HASH).update(`${secret} ${hashOfCode}`).digest('hex');
}

function hashOfFiles(): string {
  const hash = createHash(HASH);
  for (const path of MADE_BY) {
    const names = path.includes('.') ? [''] : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
    for (const name of names.sort())
      if (/\.(?:ts|json)$/.test(path + name)) hash.update(name).update(readFileSync(join(ROOT, path, name)));
  }
  return hash.digest('hex');
}
