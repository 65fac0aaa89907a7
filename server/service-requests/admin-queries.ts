import { RECENT_DAYS } from '#domain/constants.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type {
  ServiceRequestAdmin,
  ServiceRequestQuery,
  ServiceRequestStats,
} from '#domain/service-requests/service-request-admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { TROUBLED } from '#server/mail/queries.ts';
import { listReceivedForms } from '#server/spam/received-forms.ts';
import { requestAddress } from './open-recipient.ts';
import { REQUEST_COLUMNS } from './stored-request.ts';

/** Somebody must act: nobody has it, somebody cannot be mailed, a mail is in trouble, or all have declined. */
const WAITS_FOR_US = `(r.state = 'open' and (
  not exists (select 1 from request_recipients p where p.request_id = r.id and p.answer <> 'declined')
  or exists (select 1 from request_recipients p left join companies c on c.id = p.company_id and c.is_public
             where p.request_id = r.id and p.answer = 'waiting' and (p.sent_at is null or coalesce(${requestAddress}, '') = ''))
  or exists (select 1 from outbox where request_id = r.id and ${TROUBLED})))`;

/** Open, and no company has answered yet. */
export const UNANSWERED = `(r.state = 'open' and not exists (
  select 1 from request_recipients p where p.request_id = r.id and p.answer in ('quoted', 'answered')))`;

const ONLY: Partial<Record<NonNullable<ServiceRequestQuery['state']>, string>> = {
  'waiting-for-us': WAITS_FOR_US,
  unanswered: UNANSWERED,
};

export const ADMIN_COLUMNS = `${REQUEST_COLUMNS}, c.name as "companyName", r.state, r.held_reason as "quarantineReason",
  ${WAITS_FOR_US} as "waitsForUs",
  (select coalesce(json_agg(json_build_object('companyId', p.company_id, 'companyName', p.company_name, 'answer', p.answer)
     order by p.id), '[]') from request_recipients p where p.request_id = r.id) as recipients,
  (select count(*)::int from outbox where request_id = r.id and ${TROUBLED}) as "troubledMails"`;
export const ADMIN_TABLES = 'service_requests r left join companies c on c.id = r.company_id';
const TABLE = {
  columns: ADMIN_COLUMNS,
  from: ADMIN_TABLES,
  status: 'r.urgency',
  searched: ['customer_name', 'customer_email', 'equipment_type', 'r.location', 'service_description', 'c.name'],
};

export async function listServiceRequests(db: Queryable, query: ServiceRequestQuery) {
  const { state, ...rest } = query;
  const only = state === undefined ? undefined : (ONLY[state] ?? `r.state = '${state}'`);
  const { items, ...page } = await listReceivedForms<Omit<ServiceRequestAdmin, 'caseNumber'>>(
    db,
    { ...TABLE, only },
    rest,
  );
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from service_requests r where r.held_reason is null and ${WAITS_FOR_US}`,
  );
  return {
    ...page,
    waitingForUs: rows[0]?.count ?? 0,
    items: items.map((item) => ({ ...item, caseNumber: caseNumber(item) })),
  };
}

/** Specification section 2 "Service Requests tab". Quarantined requests do not count. */
export async function getServiceRequestStats(db: Queryable, now: Date): Promise<ServiceRequestStats> {
  const { rows } = await db.query<{
    total: number;
    recent: number;
    urgencies: Record<string, number> | null;
    types: Record<string, number> | null;
  }>(
    `with sent as (select * from service_requests where held_reason is null and state <> 'unconfirmed')
     select (select count(*)::int from sent) as total,
            (select count(*)::int from sent where created_at > $1::timestamptz - make_interval(days => ${RECENT_DAYS})) as recent,
            (select jsonb_object_agg(urgency, n) from (select urgency, count(*) n from sent group by 1) u) as urgencies,
            (select jsonb_object_agg(equipment_type, n)
             from (select min(equipment_type collate "C") equipment_type, count(*) n from sent group by lower(equipment_type)) t) as types`,
    [now],
  );
  const { total = 0, recent = 0, urgencies, types } = rows[0] ?? {};
  return {
    totalRequests: total,
    recentRequests: recent,
    urgencyBreakdown: urgencies ?? {},
    equipmentTypes: types ?? {},
  };
}
