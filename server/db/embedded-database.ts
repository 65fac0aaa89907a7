import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads';
import { Pool } from 'pg';

/** A database in the process, in a thread of its own: a long statement delays no page. */
export type EmbeddedDatabase = { pool: Pool; close: () => Promise<void> };

/** It allocates little: most of what the database needs is its own memory, which no limit is set for. */
const RESOURCES: ResourceLimits = { maxYoungGenerationSizeMb: 8 };

/** What the thread is started with. */
export type EmbeddedOptions = { directory: string; isRelaxed: boolean };

/**
 * Opens PGlite in `directory`. It answers a write when it is on disk; with `isRelaxed`, before. If its thread crashes, `onError`
 * receives the error, pending statements fail as on a lost connection, and the next one starts the thread again.
 */
export async function openEmbeddedDatabase(
  directory: string,
  { isRelaxed = false, onError }: { isRelaxed?: boolean; onError: (error: Error) => void },
): Promise<EmbeddedDatabase> {
  const workerData: EmbeddedOptions = { directory, isRelaxed };
  const start = () =>
    new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData, resourceLimits: RESOURCES });
  if (!existsSync(join(directory, 'PG_VERSION'))) await createIn(start());
  let thread = start();
  // Rejects if the thread fails to open the directory.
  await once(thread, 'message');
  thread.on('error', onError);
  const connect = (port: MessagePort) => {
    const hasEnded = thread.threadId === -1;
    if (hasEnded) thread = start().on('error', onError);
    thread.postMessage(port, [port]);
  };
  // There is one session: code that holds the connection of a transaction must not request a second one from the pool.
  const pool = new Pool({ stream: () => new ThreadConnection(connect), max: 1 });
  return {
    pool,
    close: async () => {
      await pool.end();
      if (thread.threadId === -1) return;
      thread.postMessage('close');
      await once(thread, 'exit');
    },
  };
}

/** The files of a new database. What making them takes, some 500 MB, goes with the thread. */
async function createIn(thread: Worker): Promise<void> {
  await once(thread, 'message');
  thread.postMessage('close');
  await once(thread, 'exit');
}

/** What pg expects of a socket, by messages to the thread. */
class ThreadConnection extends Duplex {
  readonly #connect: (port: MessagePort) => void;
  readonly #channel = new MessageChannel();
  readonly #port = this.#channel.port1;

  constructor(connect: (port: MessagePort) => void) {
    super();
    this.#connect = connect;
    this.#port.on('message', (bytes: Uint8Array) => this.push(bytes));
    this.#port.on('close', () => this.destroy());
  }

  connect(): this {
    this.#connect(this.#channel.port2);
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(bytes: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#port.postMessage(bytes);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _read(): void {
    // The thread sends by itself.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }
}
