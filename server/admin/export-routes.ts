import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { adminCompanyQuery } from '#domain/companies/admin-company.ts';
import { IMPORT_COLUMNS } from '#domain/companies/company-import.ts';
import { contactMessageQuery } from '#domain/contact/contact-message-admin.ts';
import { serviceRequestQuery } from '#domain/service-requests/service-request-admin.ts';
import { CSV_FORMAT } from '#domain/text/csv-text.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { listAdminCompanies } from '#server/companies/admin-queries.ts';
import { listContactMessages } from '#server/contact/admin-queries.ts';
import type { Context } from '#server/context.ts';
import { BadInputError } from '#server/errors.ts';
import { listServiceRequests } from '#server/service-requests/admin-queries.ts';

const ROWS_AT_ONCE = 2_000;
/** A large export takes longer than the timeout of other calls allows. */
const TIMEOUT_MILLISECONDS = 10 * 60_000;

/** The import columns come first, so that the file can be imported again; then those that only the directory sets. */
const COMPANY_COLUMNS = [...IMPORT_COLUMNS, 'id', 'approved', 'rating', 'reviewCount', 'createdAt'];
const REQUEST_COLUMNS = [
  'id',
  'createdAt',
  'customerName',
  'customerEmail',
  'customerPhone',
  'companyId',
  'companyName',
  'equipmentType',
  'location',
  'urgency',
  'preferredDate',
  'serviceDescription',
  'quarantineReason',
];
const MESSAGE_COLUMNS = [
  'id',
  'createdAt',
  'name',
  'email',
  'company',
  'inquiryType',
  'subject',
  'message',
  'status',
  'updatedAt',
  'quarantineReason',
];

/** Each admin table as a CSV file with its current filter and order, streamed in chunks. */
export function exportRoutes(app: FastifyInstance, { database }: Context): void {
  const { pool } = database;
  route('companies', adminCompanyQuery, COMPANY_COLUMNS, (query) => listAdminCompanies(pool, query, { hints: false }));
  route('service-requests', serviceRequestQuery, REQUEST_COLUMNS, (query) => listServiceRequests(pool, query));
  route('contact-messages', contactMessageQuery, MESSAGE_COLUMNS, (query) => listContactMessages(pool, query));

  function route<Schema extends z.ZodType<{ page: number; limit: number }>>(
    name: string,
    schema: Schema,
    columns: readonly string[],
    list: (query: z.output<Schema>) => Promise<{ items: object[] }>,
  ): void {
    app.get(
      `/api/admin/${name}.csv`,
      { schema: { hide: true }, handlerTimeout: TIMEOUT_MILLISECONDS },
      async (request, reply) => {
        const read = schema.safeParse(request.query);
        if (!read.success) {
          const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
          throw new BadInputError(issues[0]?.message ?? 'The query is not valid', issues);
        }
        const pageOf = (page: number) => list({ ...read.data, page, limit: ROWS_AT_ONCE });
        // The first chunk is read before the headers are sent, so that a failure still gets an error status.
        const first = await pageOf(1);
        return sendFile(reply, `${name}.csv`, rows(columns, first.items, pageOf));
      },
    );
  }
}

async function* rows(
  columns: readonly string[],
  first: object[],
  pageOf: (page: number) => Promise<{ items: object[] }>,
): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield stringify([columns], { ...CSV_FORMAT, bom: true });
  let items = first;
  for (let page = 2; items.length > 0; page += 1) {
    const records = items.map((item) => columns.map((column) => cell((item as Record<string, unknown>)[column])));
    yield stringify(records, CSV_FORMAT);
    items = items.length < ROWS_AT_ONCE ? [] : (await pageOf(page)).items;
  }
}

function cell(value: unknown): unknown {
  return Array.isArray(value) ? value.join(LIST_SEPARATOR) : value;
}

function sendFile(reply: FastifyReply, name: string, content: AsyncGenerator<string>): FastifyReply {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(content));
}
