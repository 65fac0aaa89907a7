import { RECENT_DAYS } from '#domain/constants.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type {
  ServiceRequestAdmin,
  ServiceRequestQuery,
  ServiceRequestStats,
} from '#domain/service-requests/service-request-admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { listReceivedForms } from '#server/spam/received-forms.ts';
import { REQUEST_COLUMNS } from './stored-request.ts';

const TABLE = {
  columns: `${REQUEST_COLUMNS}, c.name as "companyName", r.state, r.held_reason as "quarantineReason"`,
  from: 'service_requests r left join companies c on c.id = r.company_id',
  status: 'r.urgency',
  searched: ['customer_name', 'customer_email', 'equipment_type', 'r.location', 'service_description', 'c.name'],
};

export async function listServiceRequests(db: Queryable, query: ServiceRequestQuery) {
  const { items, ...page } = await listReceivedForms<Omit<ServiceRequestAdmin, 'caseNumber'>>(db, TABLE, query);
  return { ...page, items: items.map((item) => ({ ...item, caseNumber: caseNumber(item) })) };
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
