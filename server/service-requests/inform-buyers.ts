import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type News, newsMail } from './buyer-news.ts';
import { createLink } from './request-links.ts';
import { lockRequest } from './stored-request.ts';
import { suggestRecipients } from './suggest-recipients.ts';

/** Requests that are looked at in one run; the others follow in the next. */
const MAX_REQUESTS = 200;
const PATIENCE_DAYS = 7;
const ORDER_QUESTION_DAYS = 30;

type Due = { id: number; names: string[]; waiting: string[] };
type Topic = 'answers' | 'order';

/**
 * Informs buyers once that all companies have answered or, after 7 days, of those that have not and of the next best ones; and asks
 * after 30 days whether they ordered. Returns how many mails were queued. Several processes may run it: one works at a time.
 */
export async function informBuyers(context: Context): Promise<number> {
  let queued = 0;
  for (const topic of ['answers', 'order'] as const) {
    for (const due of await listDue(context, topic)) {
      const suggested = topic === 'answers' && due.waiting.length > 0 ? await suggestRecipients(context, due.id) : [];
      if (await informOne(context, due, topic, newsOf(due, topic, suggested))) queued += 1;
    }
  }
  return queued;
}

function newsOf(
  { names, waiting }: Due,
  topic: Topic,
  suggested: Awaited<ReturnType<typeof suggestRecipients>>,
): News | null {
  if (topic === 'order') return { kind: 'order-question', companies: names };
  if (waiting.length > 0) return { kind: 'next-best', waiting, count: names.length, suggested };
  // The only company's own answer has said it.
  return names.length === 1 ? null : { kind: 'all-answered', count: names.length };
}

/** Marks the request and queues the mail. False if another process was faster, or the request has changed. */
async function informOne(context: Context, { id, waiting }: Due, topic: Topic, news: News | null): Promise<boolean> {
  const { env, database, now } = context;
  return inTransaction(database.pool, async (client) => {
    await lock(client, 'buyerNews');
    const { rowCount } = await client.query(
      `update service_requests r set ${MARKS[topic]} = $2 where id = $1 and ${MARKS[topic]} is null and r.state = 'open'
         and (select count(*) from request_recipients where request_id = r.id and answer = 'waiting' and sent_at is not null) = $3`,
      [id, now(), waiting.length],
    );
    const request = rowCount === 1 && news !== null ? await lockRequest(client, id) : undefined;
    if (request === undefined || news === null) return false;
    const link = await createLink(client, { requestId: id, recipientId: null }, now());
    await enqueueMail(client, newsMail(request, news, siteOf(env), link));
    return true;
  });
}

const MARKS: Record<Topic, string> = { answers: 'informed_at', order: 'order_asked_at' };

async function listDue({ database, now }: Context, topic: Topic): Promise<Due[]> {
  const { rows } = await database.pool.query<Due>(
    `select r.id, array_agg(p.company_name order by p.id) as names,
       coalesce(array_agg(p.company_name order by p.id) filter (where p.answer = 'waiting'), '{}') as waiting
     from service_requests r join request_recipients p on p.request_id = r.id and p.sent_at is not null
     where r.state = 'open' and r.${MARKS[topic]} is null
     group by r.id
     having ${topic === 'answers' ? `bool_and(p.answer <> 'waiting') or ${isOlder('max(p.sent_at)', PATIENCE_DAYS)}` : isOlder('min(p.sent_at)', ORDER_QUESTION_DAYS)}
     order by r.id limit ${MAX_REQUESTS}`,
    [now()],
  );
  return rows;
}

const isOlder = (column: string, days: number) => `${column} < $1::timestamptz - make_interval(days => ${days})`;
