import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Visited } from '#domain/insights/visited.ts';
import { acceptedEncoding, compressBest, compressFast, compressSmall, type Encoding } from '#server/http/encoding.ts';
import { type RawResponse, serializeResponse, writeRawResponse } from '#server/http/raw-head.ts';
import type { ChangeSource } from './memoize.ts';
import { SpareTime } from './spare-time.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes in addition to its bodies. */
const ENTRY_OVERHEAD = 1_024;
/** Of more changed companies it is not remembered when they changed. */
const MAX_CHANGED = 10_000;
/** Longer content would take seconds to compress as well as it can be. */
const MAX_BEST_BYTES = 256 * 1024;

/** An answer that is the same for every visitor. */
export type PublicAnswer = {
  contentType: string;
  body: string | Buffer;
  /** What each visit of it counts for. */
  visited?: Visited | undefined;
};

/** How well a content is compressed: at first fast, small once it is repeated, and finally as small as it will be. */
type Level = 'fast' | 'small' | 'final';
/** `headers` are names and values in turn: Node writes a list in half the time of an object. */
type Body = {
  content: Buffer;
  headers: string[];
  level: Level;
  /** Made when the answer is asked for again. */
  raw?: RawResponse;
};
type Entry = {
  /** The last one in which it was right. */
  generation: number;
  /** The one company that it depends on. */
  about: number | undefined;
  contentType: string;
  etag: string;
  visited: Visited | undefined;
  bodies: Partial<Record<Encoding, Body>>;
  /** Encodings that are being compressed in the thread pool. */
  pending: Set<Encoding>;
  bytes: number;
};

type Options = {
  changes: ChangeSource;
  /** Those of every answer. */
  headers: Record<string, string>;
  /** Whether a repeat hit may be written by raw-head.ts. */
  writesRawHeads: boolean;
  /** Counts a request for an answer that counts for something. */
  onVisit?: (visited: Visited, request: IncomingMessage) => void;
};

/** An answer is made again when public data changes, or `about` one company when this company changes. */
type Making = { key: string; about?: number | undefined; make: () => Promise<PublicAnswer> };

/**
 * Public answers up to a number of bytes; the least recently used go first. After a change of what they may depend on they are
 * made again; one that is the same again is not compressed again. Most searches are never repeated: an answer is compressed fast at
 * first, better once it is repeated, and as well as it can be as soon as there is time.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
  readonly #pending = new Map<string, Promise<Entry>>();
  readonly #spareTime = new SpareTime();
  /** Names and values in turn. */
  readonly #headers: readonly string[];
  readonly #writesRawHeads: boolean;
  readonly #onVisit: NonNullable<Options['onVisit']>;
  /** Each change begins one. */
  #generation = 0;
  /** What is older than this depends on an unknown change. */
  #oldest = 0;
  /** The generation that began with the last change of a company. */
  readonly #changed = new Map<number, number>();
  hits = 0;
  misses = 0;

  constructor({ changes, headers, writesRawHeads, onVisit = () => undefined }: Options) {
    this.#headers = Object.entries(headers).flat();
    this.#writesRawHeads = writesRawHeads;
    this.#onVisit = onVisit;
    changes.onChange((changed) => this.#follow(changed));
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get entries(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#follow();
    this.#entries.clear();
  }

  #follow(changed?: ReadonlySet<number>): void {
    this.#generation += 1;
    this.#pending.clear();
    if (changed === undefined || this.#changed.size + changed.size > MAX_CHANGED) {
      this.#oldest = this.#generation;
      this.#changed.clear();
    } else for (const id of changed) this.#changed.set(id, this.#generation);
  }

  #isCurrent({ generation, about }: Pick<Entry, 'generation' | 'about'>): boolean {
    if (generation === this.#generation) return true;
    return about !== undefined && generation >= this.#oldest && generation >= (this.#changed.get(about) ?? 0);
  }

  /**
   * Answers from the cache, and returns whether it could. It stands before all routes and hooks, because finding a page
   * costs less than they do. Keys of pages are their canonical addresses; other keys hold what no address can.
   */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const key = request.url ?? '';
    const entry = this.#find(key);
    if (entry === undefined) return false;
    const encoding = encodingFor(entry, request);
    this.#compressRepeated(entry, key, encoding);
    this.#answer(entry, key, encoding, request, response, true);
    return true;
  }

  /** Answers from the cache, else with what `make` returns; concurrent requests for one key wait for one call of it. */
  async send(
    key: string,
    reply: FastifyReply,
    make: () => Promise<PublicAnswer>,
    { about }: { about?: number | undefined } = {},
  ): Promise<void> {
    // Everything that can fail comes before the reply is taken from Fastify.
    const found = this.#find(key);
    const entry = found ?? (await this.#makeOnce({ key, about, make }));
    const encoding = encodingFor(entry, reply.request.raw);
    if (found) this.#compressRepeated(found, key, encoding);
    // The route may have timed out and answered already.
    if (reply.sent) return;
    reply.hijack();
    this.#answer(entry, key, encoding, reply.request.raw, reply.raw);
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || !this.#isCurrent(entry)) return undefined;
    this.hits += 1;
    return entry;
  }

  #makeOnce(making: Making): Promise<Entry> {
    const { key } = making;
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    this.misses += 1;
    const entry = this.#make(making).finally(() => {
      // After a change another request may be making it again.
      if (this.#pending.get(key) === entry) this.#pending.delete(key);
    });
    this.#pending.set(key, entry);
    return entry;
  }

  async #make({ key, about, make }: Making): Promise<Entry> {
    const generation = this.#generation;
    const { contentType, body, visited } = await make();
    const identity = typeof body === 'string' ? Buffer.from(body) : body;
    const etag = `"${hash('sha1', identity, 'base64url')}"`;
    // If data has changed meanwhile, the answer serves the requests that wait for it and no later ones.
    const isCurrent = this.#isCurrent({ generation, about });
    const former = this.#entries.peek(key);
    if (isCurrent && former?.etag === etag && former.contentType === contentType) {
      former.generation = generation;
      former.visited = visited;
      return former;
    }
    const bytes = ENTRY_OVERHEAD + key.length;
    const entry: Entry = { generation, about, contentType, etag, visited, bodies: {}, pending: new Set(), bytes };
    this.#addBody(entry, 'identity', identity, 'final');
    if (isCurrent) this.#entries.set(key, entry);
    return entry;
  }

  #headersOf({ contentType, etag }: Entry): string[] {
    const caching = ['cache-control', 'public, max-age=0, must-revalidate', 'vary', 'accept-encoding'];
    return [...this.#headers, 'content-type', contentType, ...caching, 'etag', etag];
  }

  #addBody(entry: Entry, encoding: Encoding, content: Buffer, level: Level): Body {
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...this.#headersOf(entry), 'content-length', String(content.length), ...encoded];
    const body: Body = { content, headers, level };
    entry.bytes += bytesOf(body) - bytesOf(entry.bodies[encoding]);
    entry.bodies[encoding] = body;
    return body;
  }

  #answer(
    entry: Entry,
    key: string,
    encoding: Encoding,
    request: IncomingMessage,
    response: ServerResponse,
    mayWriteRaw = false,
  ): void {
    const body = entry.bodies[encoding] ?? this.#compressFast(entry, key, encoding);
    const { content, headers, level } = body;
    if (entry.visited !== undefined) this.#onVisit(entry.visited, request);
    if (request.headers['if-none-match']?.includes(entry.etag)) {
      response.writeHead(304, this.#headersOf(entry)).end();
      return;
    }
    if (mayWriteRaw && level !== 'fast' && this.#writesRawHeads && isPlainGet(request, response)) {
      writeRawResponse(body.raw ?? this.#serialize(entry, key, body), response);
      return;
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : content);
  }

  #compressFast(entry: Entry, key: string, encoding: Encoding): Body {
    const body = this.#addBody(entry, encoding, compressFast(encoding, identityOf(entry)), 'fast');
    this.#measureAgain(entry, key);
    return body;
  }

  #compressRepeated(entry: Entry, key: string, encoding: Encoding): void {
    const level = entry.bodies[encoding]?.level ?? 'final';
    if (encoding === 'identity' || level === 'final' || entry.pending.has(encoding)) return;
    const content = identityOf(entry);
    const canBeBest = encoding === 'br' && content.length <= MAX_BEST_BYTES;
    const isBest = canBeBest && this.#spareTime.isThere;
    if (level === 'small' && !isBest) return;
    entry.pending.add(encoding);
    const compressed = isBest ? this.#spareTime.spend(() => compressBest(content)) : compressSmall(encoding, content);
    compressed
      .then((smaller) => {
        this.#addBody(entry, encoding, smaller, isBest || !canBeBest ? 'final' : 'small');
        this.#measureAgain(entry, key);
        entry.pending.delete(encoding);
      })
      // Without memory for it the answer stays as it is.
      .catch(() => undefined);
  }

  #serialize(entry: Entry, key: string, body: Body): RawResponse {
    const raw = serializeResponse(body.headers, body.content);
    entry.bytes -= bytesOf(body);
    body.raw = raw;
    entry.bytes += bytesOf(body);
    this.#measureAgain(entry, key);
    return raw;
  }

  /** `set` measures only a value that is not there yet. */
  #measureAgain(entry: Entry, key: string): void {
    if (this.#entries.peek(key) !== entry) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}

function encodingFor({ contentType }: Entry, request: IncomingMessage): Encoding {
  return contentType.startsWith('image/') ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
}

function bytesOf(body: Body | undefined): number {
  if (body === undefined) return 0;
  const { content, raw } = body;
  return content.length + (raw === undefined ? 0 : raw.head.length + raw.content.length);
}

function identityOf(entry: Entry): Buffer {
  return entry.bodies.identity?.content ?? Buffer.alloc(0);
}

/** A GET on a connection that stays open. */
function isPlainGet(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === 'GET' && request.httpVersion === '1.1' && response.shouldKeepAlive;
}
