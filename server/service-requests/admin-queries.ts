import { RECENT_DAYS } from '#domain/constants.ts';
import type {
  ServiceRequestAdmin,
  ServiceRequestQuery,
  ServiceRequestStats,
} from '#domain/service-requests/service-request-admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { listReceivedForms } from '#server/spam/received-forms.ts';

const TABLE = {
  columns: `r.id, r.company_id as "companyId", c.name as "companyName", r.customer_name as "customerName",
    r.customer_email as "customerEmail", r.customer_phone as "customerPhone", r.equipment_type as "equipmentType",
    r.service_description as "serviceDescription", r.urgency, r.preferred_date as "preferredDate", r.valid_on as "validOn",
    r.location,
    r.created_at as "createdAt", r.held_reason as "quarantineReason"`,
  from: 'service_requests r left join companies c on c.id = r.company_id',
  status: 'r.urgency',
  searched: ['customer_name', 'customer_email', 'equipment_type', 'r.location', 'service_description', 'c.name'],
};

export function listServiceRequests(db: Queryable, query: ServiceRequestQuery) {
  return listReceivedForms<ServiceRequestAdmin>(db, TABLE, query);
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
