import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * Opens PGlite so that a commit returns when it is on disk. By itself it runs PostgreSQL without fsync, and its file system has
 * none. With `wal_sync_method` fsync PostgreSQL calls the function that is added here; the other methods do nothing.
 */
export async function openDurably(directory: string): Promise<PGlite> {
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const database = await PGlite.create({
    fs: new SyncedFiles(directory),
    startParams: [...startParams, '-c', 'wal_sync_method=fsync'],
  });
  // The first files are written without PostgreSQL.
  if (isNew) syncAll(directory);
  return database;
}

type Init = NodeFS['init'];
/** Of an open file, and of an open directory. */
type OpenFile = { nfd: number };
type WithNodeFiles = { NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } } };

class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: unknown) => {
      // The type of the module does not name its file systems.
      const { NODEFS } = module as WithNodeFiles;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        syncOpen(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

function syncAll(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) sync(join(directory, name));
  sync(directory);
  sync(dirname(directory));
}

function sync(path: string): void {
  const file = openSync(path, statSync(path).isDirectory() ? 'r' : 'r+');
  syncOpen(file);
  closeSync(file);
}

/** Windows has no such operation for directories. */
function syncOpen(file: number): void {
  if (process.platform === 'win32' && fstatSync(file).isDirectory()) return;
  fsyncSync(file);
}
