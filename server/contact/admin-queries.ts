import type { ContactMessageAdmin, ContactMessageQuery } from '#domain/contact/contact-message-admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/like-pattern.ts';

type Row = Omit<ContactMessageAdmin, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date | null };

/** Contact messages, newest first; quarantined ones only with that filter (decision 22). */
export async function listContactMessages(
  db: Queryable,
  { search, status, page, limit }: ContactMessageQuery,
): Promise<{ items: ContactMessageAdmin[]; total: number; held: number }> {
  const values: unknown[] = [];
  const conditions = [status === 'held' ? 'held_reason is not null' : 'held_reason is null'];
  if (status !== undefined && status !== 'held') conditions.push(`status = $${values.push(status)}`);
  if (search !== undefined) {
    const like = `ilike $${values.push(containing(search))}`;
    conditions.push(`(${['name', 'email', 'company', 'subject', 'message'].map((c) => `${c} ${like}`).join(' or ')})`);
  }
  const where = conditions.join(' and ');
  const counts = await db.query<{ total: number; held: number }>(
    `select (select count(*)::int from contact_messages where ${where}) as total,
            (select count(*)::int from contact_messages where held_reason is not null) as held`,
    values,
  );
  const { rows } = await db.query<Row>(
    `select id, name, email, company, subject, message, inquiry_type as "inquiryType", status,
            created_at as "createdAt", updated_at as "updatedAt", held_reason as "quarantineReason"
     from contact_messages where ${where} order by created_at desc, id desc
     limit ${limit} offset ${(page - 1) * limit}`,
    values,
  );
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
  }));
  return { items, total: counts.rows[0]?.total ?? 0, held: counts.rows[0]?.held ?? 0 };
}
