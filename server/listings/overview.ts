import { todayIn } from '#domain/certificates/local-date.ts';
import type { ListingOverview } from '#domain/listings/listing.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { type ResponseRow, responseColumns, responseRecord } from '#server/directory/response-record.ts';
import { companyStatistics } from '#server/insights/company-statistics.ts';
import { listPeople } from '#server/members/people.ts';
import { findWaiting } from './changes.ts';
import { listCertificatesOf, listLeads, readListing } from './queries.ts';

/** All that the first page of a listing shows. */
export async function readOverview({ database: { pool }, now }: Context, id: number): Promise<ListingOverview> {
  const company = await readListing(pool, id);
  const [certificates, { items: waitingLeads }, people, waiting, statistics, record] = await Promise.all([
    listCertificatesOf(pool, company, now()),
    listLeads(pool, id, { isWaiting: true }),
    listPeople(pool, id),
    findWaiting(pool, id),
    companyStatistics(pool, id, now()),
    readRecord(pool, id),
  ]);
  return {
    company,
    certificates,
    waitingLeads,
    people: people.length,
    waiting,
    statistics,
    responseRecord: record,
    today: todayIn(company.timeZone, now()),
    now: now().toISOString(),
  };
}

async function readRecord(db: Queryable, id: number) {
  const { rows } = await db.query<ResponseRow>(`select ${responseColumns} from companies where id = $1`, [id]);
  return rows[0] === undefined ? null : responseRecord(rows[0]);
}
