import { type CompanyMerge, type DuplicatePair, MERGE_UNDO_DAYS } from '#domain/companies/company-merge.ts';
import type { Queryable } from '#server/db/database.ts';
import { withIsoDates } from '#server/db/list-page.ts';
import type { Readable } from '#server/db/replicas.ts';
import { areDistinct, hasSharedKey, KEYS, SAME_KINDS, type SameKind } from './possible-duplicates.ts';

/** For a SELECT from company_merges; $2 is now. */
export const CAN_UNDO = `undone_at is null and target_before is not null
  and merged_at > $2::timestamptz - interval '${MERGE_UNDO_DAYS} days'`;

/** The merges of others into a company, newest first. */
export async function listMerges(db: Queryable, id: number, now: Date): Promise<CompanyMerge[]> {
  const { rows } = await db.query<object>(
    `select id, merged_id as "mergedId", merged_name as "mergedName", merged_at as "mergedAt", merged_by as "mergedBy",
       ${CAN_UNDO} as "canUndo"
     from company_merges where target_id = $1 and undone_at is null order by id desc`,
    [id, now],
  );
  return rows.map((row) => withIsoDates(row) as CompanyMerge);
}

/** The company that a merged one has become, through further merges; undefined if it is not public. */
export async function mergedInto(db: Readable, id: number): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await db.query<{ id: number; name: string }>({
    name: 'merged-into',
    text: `with recursive followed (id) as (
             select target_id from company_merges where merged_id = $1 and undone_at is null
             union select m.target_id from followed f join company_merges m on m.merged_id = f.id and m.undone_at is null)
           select c.id, c.name from followed f join companies c on c.id = f.id where c.is_public`,
    values: [id],
  });
  return rows[0];
}

/** One page of all pairs that may be one company listed twice, those with most in common first. */
export async function listDuplicatePairs(
  db: Queryable,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: DuplicatePair[]; total: number }> {
  const pairs = SAME_KINDS.map(
    (kind) => `select one_id, other_id, '${kind}' as same from (${pairsWith(kind)}) ${KEYS[kind]}_pairs`,
  );
  const company = (alias: string) =>
    `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'location', ${alias}.location, 'approved', ${alias}.approved,
       'isHidden', ${alias}.hidden_at is not null)`;
  const { rows } = await db.query<{ items: DuplicatePair[]; total: number }>(
    `with found as materialized (${pairs.join(' union all ')}),
     pairs as materialized (
       select one_id, other_id, array_agg(same) as same from found group by one_id, other_id),
     shown as (
       select * from pairs order by cardinality(same) desc, other_id desc, one_id limit $1 offset $2)
     select (select count(*)::int from pairs) as total,
       (select coalesce(json_agg(json_build_object('one', ${company('one')}, 'other', ${company('other')}, 'same', same)
          order by cardinality(same) desc, other_id desc, one_id), '[]')
        from shown join companies one on one.id = one_id join companies other on other.id = other_id) as items`,
    [limit, (page - 1) * limit],
  );
  return rows[0] ?? { items: [], total: 0 };
}

/**
 * All pairs with one key in common. Keys that only one company has are left out first, and where the key is that of a group,
 * only its offices in one city, or without a known one, are compared: a thousand offices are half a million pairs.
 */
function pairsWith(kind: SameKind): string {
  const key = KEYS[kind];
  const columns = 'id, name_core, website_host, email_domain, phone_key, city, country_code';
  const members = `select ${columns} from companies m where ${hasSharedKey(kind, 'm')}`;
  const isGroup = kind === 'website' || kind === 'email domain';
  const isNear = isGroup
    ? `and (one.city = other.city and one.country_code = other.country_code or one.city is null or other.city is null)`
    : '';
  return `with members as materialized (${members})
    select one.id as one_id, other.id as other_id
    from members one join members other on one.${key} = other.${key} and one.id < other.id ${isNear}
    where not ${areDistinct('one', 'other')}`;
}
