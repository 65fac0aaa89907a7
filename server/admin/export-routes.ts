import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { IMPORT_COLUMNS } from '#domain/companies/company-import.ts';
import { adminCompanyQuery } from '#domain/companies/company-list-query.ts';
import { certificateCells } from '#domain/companies/import-certificates.ts';
import { contactMessageQuery } from '#domain/contact/contact-message-admin.ts';
import type { PlainRoute } from '#domain/endpoint.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { serviceRequestQuery } from '#domain/service-requests/service-request-admin.ts';
import { CSV_FORMAT } from '#domain/text/csv-text.ts';
import { LIST_SEPARATOR } from '#domain/text/list-text.ts';
import { statedCertificates } from '#server/certificates/listed-certificates.ts';
import { listAdminCompanies } from '#server/companies/admin-queries.ts';
import { knownTotals } from '#server/companies/known-totals.ts';
import { listContactMessages } from '#server/contact/admin-queries.ts';
import type { Context } from '#server/context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { listServiceRequests } from '#server/service-requests/admin-queries.ts';

const ROWS_AT_ONCE = 2_000;

/** The import columns come first, so that the file can be imported again; then those that only the directory sets. */
const COMPANY_COLUMNS = [...IMPORT_COLUMNS, 'approved', 'rating', 'reviewCount'];
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
  'validOn',
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
export function exportRoutes(mountPlain: MountPlain, context: Context): void {
  const { adminPool: pool } = context.database;
  const { exportCompanies, exportServiceRequests, exportContactMessages } = plainRoutes;
  mountExport(exportCompanies, adminCompanyQuery, COMPANY_COLUMNS, async (query) => {
    const { items } = await listAdminCompanies(pool, query, {
      known: knownTotals(context),
      hints: 'none',
      now: context.now(),
    });
    const stated = await statedCertificates(
      pool,
      items.map(({ id }) => id),
    );
    return {
      items: items.map((company) => ({
        ...company,
        ...certificateCells(company.certifications, stated.get(company.id) ?? []),
      })),
    };
  });
  mountExport(exportServiceRequests, serviceRequestQuery, REQUEST_COLUMNS, (query) => listServiceRequests(pool, query));
  mountExport(exportContactMessages, contactMessageQuery, MESSAGE_COLUMNS, (query) => listContactMessages(pool, query));

  function mountExport<Schema extends z.ZodType<{ page: number; limit: number }>>(
    route: PlainRoute,
    schema: Schema,
    columns: readonly string[],
    list: (query: z.output<Schema>) => Promise<{ items: object[] }>,
  ): void {
    mountPlain(
      route,
      async (query, reply) => {
        const pageOf = (page: number) => list({ ...query, page, limit: ROWS_AT_ONCE });
        // The first chunk is read before the headers are sent, so that a failure still gets an error status.
        const first = await pageOf(1);
        return sendFile(reply, route, rows(columns, first.items, pageOf));
      },
      schema,
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

function sendFile(reply: FastifyReply, route: PlainRoute, content: AsyncGenerator<string>): FastifyReply {
  return reply
    .header('content-type', `${route.contentType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${basename(route.path)}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(content));
}
