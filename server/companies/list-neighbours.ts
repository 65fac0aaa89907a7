import type { CompanyListQuery, Neighbours } from '#domain/companies/company-list-query.ts';
import type { Queryable } from '#server/db/database.ts';
import { NotFoundError } from '#server/errors.ts';
import { listCondition, SORT } from './list-conditions.ts';

type Query = CompanyListQuery & { id: number; count: number };

/** Whether a row of the list `l` stands before the company `a`, or after it. Rows without a value stand last. */
const ORDERS = {
  asc: { before: '<', after: '>' },
  desc: { before: '>', after: '<' },
} as const;

/**
 * The companies before and after one in a list, in the order of the list. The company itself need not be in it any more: its
 * approval has taken it out, for example. Throws NotFoundError when there is no such company.
 */
export async function listNeighbours(
  db: Queryable,
  { id, count, sortBy, order, ...filters }: Query,
  now: Date,
): Promise<Neighbours> {
  const { where, values } = listCondition(filters, now);
  const company = `$${values.length + 1}`;
  const { before, after } = ORDERS[order];
  const isBefore = `(l.sorted ${before} a.sorted or l.sorted is not null and a.sorted is null
    or l.sorted is not distinct from a.sorted and l.id ${before} a.id)`;
  const isAfter = `(l.sorted ${after} a.sorted or l.sorted is null and a.sorted is not null
    or l.sorted is not distinct from a.sorted and l.id ${after} a.id)`;
  const reverse = order === 'asc' ? 'desc' : 'asc';
  const nearest = (condition: string, direction: string) =>
    `(select coalesce(json_agg(json_build_object('id', n.id, 'name', c.name, 'location', c.location)
        order by n.place), '[]')
      from (select l.id, row_number() over () as place from (
              select l.* from list l, company a where ${condition} order by ${direction} limit ${count}) l) n
      join companies c on c.id = n.id)`;
  const { rows } = await db.query<Neighbours>(
    `with company as (select id, ${SORT[sortBy]} as sorted from companies where id = ${company}),
          list as materialized (select id, ${SORT[sortBy]} as sorted from companies where ${where})
     select ${nearest(isBefore, `l.sorted ${reverse} nulls first, l.id ${reverse}`)} as before,
            ${nearest(isAfter, `l.sorted ${order} nulls last, l.id ${order}`)} as after,
            (select count(*)::int from list l, company a where ${isBefore}) + 1 as position,
            (select count(*)::int from list) as total
     from company`,
    [...values, id],
  );
  if (rows[0] === undefined) throw new NotFoundError('Company not found. It may have been removed.');
  return rows[0];
}
