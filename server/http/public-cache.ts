import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from '#server/search/changes.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Level 5 takes less than a millisecond for a page; 11 is for files that are compressed once. */
const BROTLI_QUALITY = 5;
/** What an entry costs besides its bodies. */
const ENTRY_OVERHEAD = 1_024;

/** An answer that is the same for every visitor. */
export type PublicAnswer = { contentType: string; body: string };

type Encoding = 'br' | 'gzip' | 'identity';
type Entry = {
  etag: string;
  bodies: Partial<Record<Encoding, { body: Buffer; headers: Record<string, string | number> }>>;
};

/**
 * Keeps public answers, compressed on first demand, up to a number of bytes; the least recently used go first. All of it
 * is dropped when public data changes.
 */
export class PublicCache {
  readonly #entries = new Map<string, { contentType: string; entry: Entry; bytes: number }>();
  readonly #making = new Map<string, Promise<{ contentType: string; entry: Entry; bytes: number }>>();
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

  /** Answers from what is kept, and says whether it could. The fast way: no promise, no route machinery. */
  trySend(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    const kept = this.#entries.get(key);
    if (kept === undefined) return false;
    this.hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    this.#send(kept, key, request, reply);
    return true;
  }

  /** Answers from what is kept, else with what `make` gives; many who ask for the same at once wait for one. */
  async send(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<PublicAnswer>,
  ): Promise<void> {
    if (this.trySend(key, request, reply)) return;
    let making = this.#making.get(key);
    if (making === undefined) {
      this.misses += 1;
      making = this.#make(key, make).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    // Everything that can fail comes before the reply is taken from Fastify.
    const made = await making;
    this.#send(made, key, request, reply);
  }

  async #make(key: string, make: () => Promise<PublicAnswer>) {
    const generation = this.#generation;
    const { contentType, body } = await make();
    const identity = Buffer.from(body);
    const etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
    const entry: Entry = { etag, bodies: {} };
    const kept = { contentType, entry, bytes: ENTRY_OVERHEAD + key.length };
    this.#addBody(kept, 'identity', identity);
    // Data may have changed while the answer was made: then it serves those who wait for it, and nobody after them.
    if (generation === this.#generation) {
      this.#entries.set(key, kept);
      this.#grow(kept.bytes);
    }
    return kept;
  }

  #addBody(kept: { contentType: string; entry: Entry; bytes: number }, encoding: Encoding, body: Buffer) {
    const made = {
      body,
      headers: {
        ...this.#headers,
        'content-type': kept.contentType,
        'content-length': body.length,
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding',
        etag: kept.entry.etag,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    };
    kept.entry.bodies[encoding] = made;
    kept.bytes += body.length;
    return made;
  }

  #send(
    kept: { contentType: string; entry: Entry; bytes: number },
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const { body, headers } = kept.entry.bodies[encoding] ?? this.#compress(kept, key, encoding);
    reply.hijack();
    const response: ServerResponse = reply.raw;
    if (request.headers['if-none-match']?.includes(kept.entry.etag)) {
      const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
      response.writeHead(304, rest);
      response.end();
      return;
    }
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #compress(kept: { contentType: string; entry: Entry; bytes: number }, key: string, encoding: Encoding) {
    const identity = kept.entry.bodies.identity?.body ?? Buffer.alloc(0);
    const compressed =
      encoding === 'br'
        ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : gzipSync(identity);
    const made = this.#addBody(kept, encoding, compressed);
    if (this.#entries.get(key) === kept) this.#grow(compressed.length);
    return made;
  }

  #grow(bytes: number) {
    this.#bytes += bytes;
    for (const [key, kept] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#entries.delete(key);
      this.#bytes -= kept.bytes;
    }
  }
}

function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  // "q=0" refuses, "q=0.5" does not.
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text) ? 'gzip' : 'identity';
}
