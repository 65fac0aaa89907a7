import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedOptions } from './embedded-database.ts';
import { openDurably } from './embedded-files.ts';

// The thread of the embedded database. It serves connections (embedded-database.ts): a message is what a client writes in
// the PostgreSQL protocol, and is answered by one message with what the database returns.

/** The messages AuthenticationOk and ReadyForQuery: a port is as good as a password. */
const SIGNED_IN = Buffer.concat([Buffer.from('R\0\0\0\x08\0\0\0\0'), Buffer.from('Z\0\0\0\x05I')]);

const { directory, isRelaxed } = workerData as EmbeddedOptions;
const database = await (isRelaxed ? PGlite.create(directory) : openDurably(directory));
/** There is one session: what connections send is executed in turn. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: MessagePort | 'close') => {
  if (request === 'close') inTurn(close);
  else serve(request);
});
parentPort?.postMessage('open');

function serve(connection: MessagePort): void {
  connection.on('message', (bytes: Uint8Array) => inTurn(async () => connection.postMessage(await execute(bytes))));
  // The next connection gets the session without an open transaction, locks and settings.
  connection.on('close', () =>
    inTurn(async () => {
      if (database.closed) return;
      await database.exec('rollback');
      await database.exec('discard all');
    }),
  );
}

async function execute(bytes: Uint8Array): Promise<Uint8Array> {
  // Only the first message of a connection begins with a length.
  if (bytes[0] === 0) return SIGNED_IN;
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  return Buffer.concat(chunks);
}

async function close(): Promise<void> {
  await database.close();
  parentPort?.close();
}

function inTurn(work: () => Promise<unknown>): void {
  last = last.then(async () => {
    await work();
  });
}
