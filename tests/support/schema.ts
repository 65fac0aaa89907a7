import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Tables, columns, indexes, constraints, triggers, functions and applied migrations as a hash: equal if nothing of them differs. */
export async function describeSchema(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select string_agg(line, E'\\n' order by line) as text from (
       select concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid::regtype, a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
       from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where c.relnamespace = 'public'::regnamespace
       union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
       union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
       union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
       union all select name from schema_migrations) as lines`,
  );
  return createHash('sha256')
    .update(rows[0]?.text ?? '')
    .digest('hex');
}
