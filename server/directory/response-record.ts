import type { ResponseRecord } from '#domain/companies/public-company.ts';
import { MIN_RECORD_REQUESTS } from '#domain/constants.ts';

/** A request that waits no longer than this is neither answered nor unanswered yet. */
const FAIR_TIME = "interval '7 days'";

export type ResponseRow = { requests: { count: number; answered: number; medianMinutes: number | null } };

/**
 * How a company answers real requests of the last twelve months, for a SELECT from companies (decision 44). Not real: the sender has
 * not confirmed the address, or has one of the company's own domain, or took the request back within the fair time.
 */
export const responseColumns = `(
  select json_build_object('count', count(*), 'answered', count(p.answered_at),
    'medianMinutes', percentile_disc(0.5) within group (order by p.answer_minutes))
  from request_recipients p join service_requests r on r.id = p.request_id
  where p.company_id = companies.id and p.sent_at > now() - interval '12 months'
    and r.confirmed_at is not null and r.held_reason is null
    and split_part(lower(r.customer_email), '@', 2) <> split_part(lower(companies.email), '@', 2)
    and (p.answered_at is not null
      or (p.sent_at < now() - ${FAIR_TIME} and (r.ended_at is null or r.ended_at >= p.sent_at + ${FAIR_TIME})))
  ) as requests`;

/** Null while there are too few requests to say anything. */
export function responseRecord({ requests }: ResponseRow): ResponseRecord | null {
  const { count, answered, medianMinutes } = requests;
  if (count < MIN_RECORD_REQUESTS) return null;
  return {
    requests: count,
    answeredPercent: Math.round((answered * 100) / count),
    medianMinutes,
  };
}
