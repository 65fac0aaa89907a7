import type { PoolClient } from 'pg';
import type { Database, Queryable } from '#server/db/database.ts';

const CHANNEL = 'company_changes';
const RETRY_MILLISECONDS = 5_000;

/** Wakes the processes that listen, at the commit. */
export async function notifyOfChanges(client: Queryable): Promise<void> {
  await client.query(`notify ${CHANNEL}`);
}

/**
 * Calls `wake` as soon as another process has changed something. A hint only: a lost connection loses notifications, and the
 * embedded database has no other process. Who polls misses nothing (record 020). Returns the function that ends it.
 */
export function listenForChanges({ kind, direct }: Database, wake: () => void): () => void {
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = kind === 'embedded';

  const connect = async () => {
    const connected = await direct.connect();
    const lose = () => {
      if (client !== connected) return;
      client = undefined;
      connected.release(true);
      retry();
    };
    client = connected;
    connected.on('notification', wake);
    connected.on('error', lose);
    if (isStopping) stop();
    else await connected.query(`listen ${CHANNEL}`).catch(lose);
  };
  const retry = () => {
    if (!isStopping) timer = setTimeout(() => void connect().catch(retry), RETRY_MILLISECONDS).unref();
  };
  const stop = () => {
    isStopping = true;
    clearTimeout(timer);
    client?.release(true);
    client = undefined;
  };
  if (!isStopping) void connect().catch(retry);
  return stop;
}
