import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, compressFast, compressSmall, type Encoding } from '#server/http/encoding.ts';
import { type RawResponse, serializeResponse, writeRawResponse } from '#server/http/raw-head.ts';
import type { ChangeSource } from './memoize.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes in addition to its bodies. */
const ENTRY_OVERHEAD = 1_024;

/** An answer that is the same for every visitor. */
export type PublicAnswer = { contentType: string; body: string | Buffer };

/** `headers` are names and values in turn: Node writes a list in half the time of an object. */
type Body = {
  content: Buffer;
  headers: string[];
  headersIfUnchanged: string[];
  /** Whether the content is as small as it will be. */
  isFinal: boolean;
  /** Made when the answer is asked for again. */
  raw?: RawResponse;
};
type Entry = {
  contentType: string;
  etag: string;
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
};

/**
 * Public answers up to a number of bytes; the least recently used go first. All of them are dropped when public data
 * changes. Most searches are never repeated: an answer is compressed fast at first, and small once it is repeated.
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
  readonly #pending = new Map<string, Promise<Entry>>();
  readonly #headers: Record<string, string>;
  readonly #writesRawHeads: boolean;
  #generation = 0;
  hits = 0;
  misses = 0;

  constructor({ changes, headers, writesRawHeads }: Options) {
    this.#headers = headers;
    this.#writesRawHeads = writesRawHeads;
    changes.onChange(() => this.clear());
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get entries(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
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
  async send(key: string, reply: FastifyReply, make: () => Promise<PublicAnswer>): Promise<void> {
    // Everything that can fail comes before the reply is taken from Fastify.
    const found = this.#find(key);
    const entry = found ?? (await this.#makeOnce(key, make));
    const encoding = encodingFor(entry, reply.request.raw);
    if (found) this.#compressRepeated(found, key, encoding);
    // The route may have timed out and answered already.
    if (reply.sent) return;
    reply.hijack();
    this.#answer(entry, key, encoding, reply.request.raw, reply.raw);
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) this.hits += 1;
    return entry;
  }

  #makeOnce(key: string, make: () => Promise<PublicAnswer>): Promise<Entry> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    this.misses += 1;
    const making = this.#make(key, make).finally(() => {
      // After a change another request may be making it again.
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    });
    this.#pending.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<PublicAnswer>): Promise<Entry> {
    const generation = this.#generation;
    const { contentType, body } = await make();
    const identity = typeof body === 'string' ? Buffer.from(body) : body;
    const etag = `"${hash('sha1', identity, 'base64url')}"`;
    const entry: Entry = { contentType, etag, bodies: {}, pending: new Set(), bytes: ENTRY_OVERHEAD + key.length };
    this.#addBody(entry, 'identity', identity, true);
    // If data has changed meanwhile, the answer serves the requests that wait for it and no later ones.
    if (generation === this.#generation) this.#entries.set(key, entry);
    return entry;
  }

  #addBody(entry: Entry, encoding: Encoding, content: Buffer, isFinal: boolean): Body {
    const common = {
      ...this.#headers,
      'content-type': entry.contentType,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: entry.etag,
    };
    const ofBody = {
      'content-length': String(content.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    const body = {
      content,
      headers: Object.entries({ ...common, ...ofBody }).flat(),
      headersIfUnchanged: Object.entries(common).flat(),
      isFinal,
    };
    entry.bytes += content.length - (entry.bodies[encoding]?.content.length ?? 0);
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
    const { content, headers, headersIfUnchanged, isFinal } = body;
    if (request.headers['if-none-match']?.includes(entry.etag)) {
      response.writeHead(304, headersIfUnchanged).end();
      return;
    }
    if (mayWriteRaw && isFinal && this.#writesRawHeads && isPlainGet(request, response)) {
      writeRawResponse(body.raw ?? this.#serialize(entry, key, body), response);
      return;
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : content);
  }

  #compressFast(entry: Entry, key: string, encoding: Encoding): Body {
    const body = this.#addBody(entry, encoding, compressFast(encoding, identityOf(entry)), false);
    this.#measureAgain(entry, key);
    return body;
  }

  #compressRepeated(entry: Entry, key: string, encoding: Encoding): void {
    if (encoding === 'identity' || entry.bodies[encoding]?.isFinal !== false || entry.pending.has(encoding)) return;
    entry.pending.add(encoding);
    compressSmall(encoding, identityOf(entry)).then(
      (content) => {
        this.#addBody(entry, encoding, content, true);
        this.#measureAgain(entry, key);
      },
      // Without memory for it the answer stays as it is.
      () => undefined,
    );
  }

  #serialize(entry: Entry, key: string, body: Body): RawResponse {
    const raw = serializeResponse(body.headers, body.content);
    body.raw = raw;
    entry.bytes += raw.head.length + raw.content.length;
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

function identityOf(entry: Entry): Buffer {
  return entry.bodies.identity?.content ?? Buffer.alloc(0);
}

/** A GET on a connection that stays open. */
function isPlainGet(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === 'GET' && request.httpVersion === '1.1' && response.shouldKeepAlive;
}
