import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkInput, BulkJob, BulkOptions } from '#domain/admin/bulk-job.ts';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { actorName } from '#server/audit/audit-log.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { withIsoDates } from '#server/db/list-page.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { listCondition } from '../list-conditions.ts';
import { BULK } from './bulk-actions.ts';

/** Companies in one transaction: short enough that visitors on the embedded database, which has one session, notice nothing. */
const CHUNK = 100;
const PAUSE_MILLISECONDS = 20;
/** More than that runs while the admin goes on. */
const AT_ONCE = 500;
const LISTED = 10;

const COLUMNS = 'id, action, actor, total, done, changed, state, created_at as "createdAt"';
const NO_SUCH_JOB = 'There is no such action.';

/** Stores which companies an action is about, and runs it: at once for a few hundred, else in the background. */
export async function startBulkJob(context: Context, input: BulkInput, actor: AuditActor): Promise<BulkJob> {
  const { action, ids, list, count, ...options } = input;
  const {
    sortBy: _sortBy,
    order: _order,
    ...filters
  } = list ?? { sortBy: 'created', order: 'desc', status: 'all', ids };
  const { where, values } = listCondition(filters, context.now());
  const id = await inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'insert into bulk_jobs (action, options, actor, total) values ($1, $2, $3, $4) returning id',
      [action, options, actorName(actor), count],
    );
    const job = rows[0]?.id ?? 0;
    const { rowCount } = await client.query(
      `insert into bulk_job_companies (job_id, company_id) select $${values.length + 1}, id from companies where ${where}`,
      [...values, job],
    );
    // Nobody approves what came in after the question was asked.
    if (rowCount !== count)
      throw new ConflictError(`The list has changed: ${rowCount} companies match now. Please look at it again.`);
    return job;
  });
  if (count <= AT_ONCE) await runJob(context, id);
  else void runBulkJobs(context).catch(({ name }: Error) => context.log.warn({ fault: name }, 'a bulk action waits'));
  return getBulkJob(context.database.pool, id);
}

async function getBulkJob(db: Queryable, id: number | undefined): Promise<BulkJob> {
  const { rows } = await db.query<object>(`select ${COLUMNS} from bulk_jobs where id = $1`, [id ?? 0]);
  if (rows[0] === undefined) throw new NotFoundError(NO_SUCH_JOB);
  return withIsoDates(rows[0]) as BulkJob;
}

/** The latest, newest first. */
export async function listBulkJobs(db: Queryable): Promise<{ items: BulkJob[] }> {
  const { rows } = await db.query<object>(`select ${COLUMNS} from bulk_jobs order by id desc limit ${LISTED}`);
  return { items: rows.map((row) => withIsoDates(row) as BulkJob) };
}

/** What was done stays; the rest is left alone. Throws NotFoundError; ConflictError when it is over. */
export async function cancelBulkJob(context: Context, id: number | undefined): Promise<BulkJob> {
  const { pool } = context.database;
  const { rowCount } = await pool.query(
    `with cancelled as (
       update bulk_jobs set state = 'cancelled', finished_at = $2 where id = $1 and state = 'running' returning id),
     dropped as (delete from bulk_job_companies where job_id in (select id from cancelled))
     select id from cancelled`,
    [id ?? 0, context.now()],
  );
  const job = await getBulkJob(pool, id);
  if (rowCount === 0) throw new ConflictError('This action is already over.');
  return job;
}

const working = new WeakMap<Context, Promise<void>>();

/** Runs what was begun and is not over, also before a restart. One at a time in a process: who comes second waits for it. */
export function runBulkJobs(context: Context): Promise<void> {
  const running = working.get(context) ?? runAll(context).finally(() => working.delete(context));
  working.set(context, running);
  return running;
}

async function runAll(context: Context): Promise<void> {
  const next = async () => {
    const { rows } = await context.database.pool.query<{ id: number }>(
      `select id from bulk_jobs where state = 'running' order by id limit 1`,
    );
    return rows[0]?.id;
  };
  for (let id = await next(); id !== undefined && !context.state.stopping; id = await next()) await runJob(context, id);
}

async function runJob(context: Context, id: number): Promise<void> {
  while (!context.state.stopping && (await runChunk(context, id))) await sleep(PAUSE_MILLISECONDS);
}

type Running = { action: BulkJob['action']; options: BulkOptions; actor: string };

/** Runs the action for the next companies. The lock lets another process that runs the same job wait. False at the end. */
async function runChunk(context: Context, id: number): Promise<boolean> {
  const changed = await inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<Running>(
      `select action, options, actor from bulk_jobs where id = $1 and state = 'running' for update`,
      [id],
    );
    const [job] = rows;
    if (job === undefined) return null;
    const taken = await client.query<{ company_id: number }>(
      `delete from bulk_job_companies where job_id = $1 and company_id in (
         select company_id from bulk_job_companies where job_id = $1 order by company_id limit ${CHUNK})
       returning company_id`,
      [id],
    );
    const ids = taken.rows.map(({ company_id: company }) => company);
    const isOver = ids.length < CHUNK;
    const { action, options, actor: email } = job;
    const ofChunk = ids.length === 0 ? [] : await BULK[action]({ context, client, ids, actor: { email }, options });
    await recordChanges(client, ofChunk);
    await client.query(
      `update bulk_jobs set done = done + $2, changed = changed + $3,
         state = case when $4 then 'done' else state end, finished_at = case when $4 then $5::timestamptz end where id = $1`,
      [id, ids.length, ofChunk.length, isOver, context.now()],
    );
    return { count: ofChunk.length, isOver };
  });
  if (changed === null) return false;
  if (changed.count > 0) await context.changes.refresh();
  return !changed.isOver;
}
