import { RECENT_DAYS } from '#domain/constants.ts';
import type {
  ServiceRequestAdmin,
  ServiceRequestQuery,
  ServiceRequestStats,
} from '#domain/service-requests/service-request-admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/like-pattern.ts';

type Row = Omit<ServiceRequestAdmin, 'createdAt'> & { createdAt: Date };

/** Service requests, newest first; quarantined ones only with that filter (decision 22). */
export async function listServiceRequests(
  db: Queryable,
  { search, status, page, limit }: ServiceRequestQuery,
): Promise<{ items: ServiceRequestAdmin[]; total: number; held: number }> {
  const values: unknown[] = [];
  const conditions = [status === 'held' ? 'r.held_reason is not null' : 'r.held_reason is null'];
  if (status !== undefined && status !== 'held') conditions.push(`r.urgency = $${values.push(status)}`);
  if (search !== undefined) {
    const like = `ilike $${values.push(containing(search))}`;
    const columns = ['r.customer_name', 'r.customer_email', 'r.equipment_type', 'r.location', 'r.service_description'];
    conditions.push(`(${[...columns, 'c.name'].map((column) => `${column} ${like}`).join(' or ')})`);
  }
  const from = `service_requests r left join companies c on c.id = r.company_id where ${conditions.join(' and ')}`;
  const counts = await db.query<{ total: number; held: number }>(
    `select (select count(*)::int from ${from}) as total,
            (select count(*)::int from service_requests where held_reason is not null) as held`,
    values,
  );
  const { rows } = await db.query<Row>(
    `select r.id, r.company_id as "companyId", c.name as "companyName", r.customer_name as "customerName",
            r.customer_email as "customerEmail", r.customer_phone as "customerPhone",
            r.equipment_type as "equipmentType", r.service_description as "serviceDescription", r.urgency,
            r.preferred_date as "preferredDate", r.location, r.created_at as "createdAt", r.held_reason as "quarantineReason"
     from ${from} order by r.created_at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, total: counts.rows[0]?.total ?? 0, held: counts.rows[0]?.held ?? 0 };
}

/** Specification section 2 "Service Requests tab". Quarantined requests do not count. */
export async function getServiceRequestStats(db: Queryable, now: Date): Promise<ServiceRequestStats> {
  const { rows } = await db.query<{
    total: number;
    recent: number;
    urgencies: Record<string, number> | null;
    types: Record<string, number> | null;
  }>(
    `with sent as (select * from service_requests where held_reason is null)
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
