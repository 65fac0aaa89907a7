import { openDatabase } from '/work/main/server/db/database.ts';
import { migrate } from '/work/main/server/db/migrate.ts';
const d = await openDatabase({ dataDirectory: '/tmp/pgl', onError: () => {} });
await migrate(d.pool); 
console.log((await d.pool.query("select name, setting from pg_settings where name in ('wal_segment_size','min_wal_size','max_wal_size','shared_buffers','fsync')")).rows);
await d.close();
