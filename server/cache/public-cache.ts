import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Changes } from '#server/changes/change-feed.ts';
import { KEEP_ALIVE_MILLISECONDS } from '#server/http/caching-server.ts';
import { acceptedEncoding, compress, type Encoding } from '#server/http/encoding.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const KEEP_ALIVE = `timeout=${KEEP_ALIVE_MILLISECONDS / 1_000}`;
/** What an entry costs besides its bodies. */
const ENTRY_OVERHEAD = 1_024;

/** An answer that is the same for every visitor. */
export type PublicAnswer = { contentType: string; body: string | Buffer };

/** `headers` are names and values in turn: Node writes a list in half the time of an object. */
type Body = {
  content: Buffer;
  headers: string[];
  headersIfUnchanged: string[];
  /** The whole answer but for the date, made when it is asked for again: the lines of the head, and the content. */
  ready?: { head: string; content: string };
};
type Entry = { contentType: string; etag: string; bodies: Partial<Record<Encoding, Body>>; bytes: number };

/**
 * Keeps public answers, compressed on first demand, up to a number of bytes; the least recently used go first. All of it
 * is dropped when public data changes.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<Entry>>();
  readonly #headers: Record<string, string>;
  #generation = 0;
  #bytes = 0;
  hits = 0;
  misses = 0;

  constructor(changes: Changes, headers: Record<string, string>) {
    this.#headers = headers;
    changes.onChange(() => this.clear());
  }

  get bytes(): number {
    return this.#bytes;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  /**
   * Answers from what is kept, and says whether it could. It stands before all routes and hooks, because finding a page
   * costs less than they do. Keys of pages are their canonical addresses; other keys hold what no address can.
   */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const key = request.url ?? '';
    const entry = this.#find(key);
    if (entry === undefined) return false;
    this.#answer(entry, key, request, response, true);
    return true;
  }

  /** Answers from what is kept, else with what `make` gives; many who ask for the same at once wait for one. */
  async send(key: string, reply: FastifyReply, make: () => Promise<PublicAnswer>): Promise<void> {
    // Everything that can fail comes before the reply is taken from Fastify.
    const entry = this.#find(key) ?? (await this.#makeOnce(key, make));
    // The time of the route may be over, and its visitor told so.
    if (reply.sent) return;
    reply.hijack();
    this.#answer(entry, key, reply.request.raw, reply.raw);
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  #makeOnce(key: string, make: () => Promise<PublicAnswer>): Promise<Entry> {
    const begun = this.#making.get(key);
    if (begun !== undefined) return begun;
    this.misses += 1;
    const making = this.#make(key, make).finally(() => {
      // After a change somebody else may be making it anew.
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<PublicAnswer>): Promise<Entry> {
    const generation = this.#generation;
    const { contentType, body } = await make();
    const identity = typeof body === 'string' ? Buffer.from(body) : body;
    const etag = `"${hash('sha1', identity, 'base64url')}"`;
    const entry: Entry = { contentType, etag, bodies: {}, bytes: ENTRY_OVERHEAD + key.length };
    this.#addBody(entry, 'identity', identity);
    // Data may have changed while the answer was made: then it serves those who wait for it, and nobody after them.
    if (generation === this.#generation) {
      this.#entries.set(key, entry);
      this.#grow(entry.bytes);
    }
    return entry;
  }

  #addBody(entry: Entry, encoding: Encoding, content: Buffer): Body {
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
    const made = {
      content,
      headers: Object.entries({ ...common, ...ofBody }).flat(),
      headersIfUnchanged: Object.entries(common).flat(),
    };
    entry.bodies[encoding] = made;
    entry.bytes += content.length;
    return made;
  }

  #answer(entry: Entry, key: string, request: IncomingMessage, response: ServerResponse, isRepeatHit = false): void {
    const isImage = entry.contentType.startsWith('image/');
    const encoding = isImage ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
    const body = entry.bodies[encoding] ?? this.#compress(entry, key, encoding);
    const { content, headers, headersIfUnchanged } = body;
    if (request.headers['if-none-match']?.includes(entry.etag)) {
      response.writeHead(304, headersIfUnchanged).end();
      return;
    }
    if (isRepeatHit && isFastPath(request, response)) {
      writeReady(body.ready ?? this.#addReady(entry, key, body), response);
      return;
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : content);
  }

  #compress(entry: Entry, key: string, encoding: Encoding): Body {
    const identity = entry.bodies.identity?.content ?? Buffer.alloc(0);
    const compressed = compress(encoding, identity);
    const made = this.#addBody(entry, encoding, compressed);
    if (this.#entries.get(key) === entry) this.#grow(compressed.length);
    return made;
  }

  #addReady(entry: Entry, key: string, body: Body): Required<Body>['ready'] {
    const ready = serializeResponse(body);
    const bytes = ready.head.length + ready.content.length;
    body.ready = ready;
    entry.bytes += bytes;
    if (this.#entries.get(key) === entry) this.#grow(bytes);
    return ready;
  }

  #grow(bytes: number) {
    this.#bytes += bytes;
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#entries.delete(key);
      this.#bytes -= entry.bytes;
    }
  }
}

/** A GET on a connection that stays open. */
function isFastPath(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === 'GET' && request.httpVersion === '1.1' && response.shouldKeepAlive;
}

function serializeResponse({ headers, content }: Body): Required<Body>['ready'] {
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${headers[index + 1]}` : []));
  const head = ['HTTP/1.1 200 OK', ...lines, 'connection: keep-alive', `keep-alive: ${KEEP_ALIVE}`, 'date: '];
  return { head: head.join('\r\n'), content: content.toString('latin1') };
}

/**
 * Node makes and checks the same lines for each answer anew, which takes a fifth of its time. `_header` is where it keeps
 * them; with the head and the content in one string all of it is one write.
 */
function writeReady({ head, content }: Required<Body>['ready'], response: ServerResponse): void {
  Object.assign(response, { _header: `${head}${currentDate()}\r\n\r\n` });
  response.end(content, 'latin1');
}

let clock = { second: 0, date: '' };

function currentDate(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== clock.second) clock = { second, date: new Date().toUTCString() };
  return clock.date;
}
