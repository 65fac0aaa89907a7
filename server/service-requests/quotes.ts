import { createHash } from 'node:crypto';
import { exactAmount } from '#domain/service-requests/amount.ts';
import type { Quote, QuoteInput } from '#domain/service-requests/quote.ts';
import {
  type CertificateRow,
  presentCertificate,
  publicCertificateColumns,
} from '#server/certificates/certificate-row.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { BadInputError } from '#server/errors.ts';
import { type AnsweringLead, auditAnswer } from './audit-answer.ts';
import { informBuyer } from './buyer-mails.ts';
import { lockRecipient } from './open-recipient.ts';
import type { CheckedFile } from './read-request-file.ts';
import { recordAnswer } from './record-answer.ts';
import { requestFiles } from './request-files.ts';

type QuoteRow = Omit<Quote, 'certificate' | 'createdAt'> & { certificate: CertificateRow | null; createdAt: Date };

/** What a version of a quote says; two that agree in it are the same. */
const STATED = `q.price_kind as "priceKind", q.unit, q.currency, q.amount::text as amount, q.included, q.extras,
  q.earliest_start as "earliestStart", q.duration_days as "durationDays", q.report_days as "reportDays",
  q.valid_until as "validUntil", q.certificate_id as "certificateId", q.remarks`;

/**
 * Stores a company's quote, or a newer version of it, and informs the buyer. The same quote sent twice is stored once. Without a
 * new file that of the version before stays; a new one takes its place. Throws BadInputError, ConflictError.
 */
export async function saveQuote(
  context: Context,
  lead: AnsweringLead,
  input: QuoteInput,
  file?: CheckedFile,
): Promise<void> {
  const { database, now } = context;
  await inTransaction(database.pool, async (client) => {
    const recipient = await lockRecipient(client, lead);
    await refuseForeignCertificate(client, input.certificateId, recipient.companyId);
    const newest = await findNewest(client, lead.recipientId);
    const isSameFile = file === undefined || newest?.fileHash === hashOf(file.content);
    if (newest !== undefined && isSameFile && isSame(newest.stated, input)) return;
    const fileId = file !== undefined && !isSameFile ? await requestFiles.add(client, lead, file) : newest?.fileId;
    await client.query(
      `insert into quotes (recipient_id, price_kind, unit, currency, amount, included, extras, earliest_start, duration_days,
         report_days, valid_until, certificate_id, remarks, file_id, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        lead.recipientId,
        input.priceKind,
        input.unit,
        input.currency,
        input.amount,
        input.included,
        input.extras,
        input.earliestStart,
        input.durationDays,
        input.reportDays,
        input.validUntil,
        input.certificateId,
        input.remarks,
        fileId ?? null,
        now(),
      ],
    );
    if (fileId !== newest?.fileId)
      await client.query('delete from request_files where recipient_id = $1 and id <> $2', [lead.recipientId, fileId]);
    await recordAnswer(client, recipient, { answer: 'quoted' }, now());
    await auditAnswer(client, lead, recipient, 'service-request.quote');
    await informBuyer(client, context, recipient, { kind: 'quote', quote: input, isNew: newest === undefined });
  });
}

/** The newest quote of each company that has one and has not declined since: of a request, or of one recipient. */
export async function listQuotes(
  db: Queryable,
  of: { requestId: number } | { recipientId: number },
  now: Date,
): Promise<Quote[]> {
  const condition = 'requestId' in of ? 'p.request_id = $1' : 'p.id = $1';
  const { rows } = await db.query<QuoteRow>(
    `select distinct on (p.id) q.id, p.id as "recipientId", p.company_id as "companyId", p.company_name as "companyName",
       ${STATED}, q.created_at as "createdAt", count(*) over (partition by p.id)::int as versions,
       case when f.id is not null then
         json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type, 'size', f.size,
           'recipientId', f.recipient_id) end as file,
       (select row_to_json(s) from (
          select ${publicCertificateColumns} from certificates r join companies c on c.id = r.company_id
          where r.id = q.certificate_id and r.company_id = p.company_id and r.listed and c.is_public) s) as certificate
     from request_recipients p join quotes q on q.recipient_id = p.id left join request_files f on f.id = q.file_id
     where ${condition} and p.answer = 'quoted' order by p.id, q.id desc`,
    ['requestId' in of ? of.requestId : of.recipientId],
  );
  return rows.map(({ certificate, createdAt, amount, ...row }) => ({
    ...row,
    amount: exactAmount(amount, row.currency),
    certificate: (certificate && presentCertificate(certificate, now)) ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

async function findNewest(client: Queryable, recipientId: number) {
  const { rows } = await client.query<QuoteInput & { fileId: number | null; fileHash: string | null }>(
    `select ${STATED}, q.file_id as "fileId", encode(sha256(f.content), 'hex') as "fileHash"
     from quotes q join request_recipients p on p.id = q.recipient_id left join request_files f on f.id = q.file_id
     where q.recipient_id = $1 and p.answer = 'quoted' order by q.id desc limit 1`,
    [recipientId],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { fileId, fileHash, ...stated } = row;
  return { fileId, fileHash, stated: { ...stated, amount: exactAmount(stated.amount, stated.currency) } };
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function isSame(stated: QuoteInput, input: QuoteInput): boolean {
  const names = Object.keys(stated) as (keyof QuoteInput)[];
  return names.every((name) => String(stated[name]) === String(input[name]));
}

async function refuseForeignCertificate(client: Queryable, id: number | null, companyId: number): Promise<void> {
  if (id === null) return;
  const { rows } = await client.query(
    `select 1 from certificates where id = $1 and company_id = $2 and listed and state <> 'refused'`,
    [id, companyId],
  );
  const message = 'Please choose one of your certificates';
  if (rows.length === 0) throw new BadInputError(message, [{ path: 'certificateId', message }]);
}
