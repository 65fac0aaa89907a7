import type { FastifyRequest } from 'fastify';
import { todayIn } from '#domain/certificates/local-date.ts';
import { badgeText } from '#domain/companies/badge-text.ts';
import { companyFiles, companySlug, fillPattern, paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { parseId } from '#domain/validation.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { listPublicCertificates } from '#server/certificates/queries.ts';
import { mergedInto } from '#server/companies/merge-queries.ts';
import { getPublicCompany } from '#server/companies/queries.ts';
import type { Context } from '#server/context.ts';
import { siteOf } from '#server/env.ts';
import { NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { badgeSvg } from './badge-svg.ts';
import type { Pack } from './pack-pdf.ts';
import { packZip, type ZipDocument } from './pack-zip.ts';

const MOVED = 301;

/** The badge and the qualification pack of an approved company. */
export function companyFileRoutes(mountPlain: MountPlain, context: Context, cache: PublicCache): void {
  const { database, env, now } = context;
  const { pool } = database;
  const site = siteOf(env);
  // Each takes some memory and some time of the one process.
  const enqueue = createQueue();

  const readPack = async (request: FastifyRequest): Promise<Pack> => {
    const company = await getPublicCompany(pool, idOf(request), now());
    const { items } = await listPublicCertificates(pool, company.id, now());
    return { company, certificates: items, documents: [], today: todayIn(null, now()), site };
  };
  const makePdf = async (pack: Pack) => (await import('./pack-pdf.ts')).packPdf(pack);

  mountPlain(plainRoutes.badge, async (_query, reply, request) => {
    const id = idOf(request);
    const make = async () => {
      const { verified, certificateStates } = await getPublicCompany(pool, id, now());
      const body = badgeSvg(badgeText({ verified, states: certificateStates }), site.name);
      return { contentType: 'image/svg+xml', body };
    };
    try {
      await cache.send(fillPattern(companyFiles.badge, { id: id ?? 0 }), reply, make, { about: id });
    } catch (error) {
      const target = error instanceof NotFoundError ? await mergedInto(pool, id ?? 0) : undefined;
      if (target === undefined) throw error;
      return reply.redirect(paths.badge(target.id), MOVED);
    }
    return reply;
  });

  mountPlain(plainRoutes.packPdf, async (_query, reply, request) => {
    const id = idOf(request);
    const make = () =>
      enqueue(async () => ({ contentType: 'application/pdf', body: await makePdf(await readPack(request)) }));
    await cache.send(fillPattern(companyFiles.packPdf, { id: id ?? 0 }), reply, make, { about: id });
    return reply;
  });

  mountPlain(plainRoutes.packZip, (_query, reply, request) =>
    enqueue(async () => {
      const pack = await readPack(request);
      const { company, certificates } = pack;
      const documents: ZipDocument[] = certificates.flatMap(({ mark, documents }) =>
        documents.map(({ id, name, size }) => ({ id, name: `${mark} ${name}`, size })),
      );
      const name = `${companySlug(company.name) || `company-${company.id}`}-qualification-pack`;
      const body = await packZip(pool, { name, documents, makePdf: (names) => makePdf({ ...pack, documents: names }) });
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(body);
    }),
  );
}

function idOf(request: FastifyRequest): number | undefined {
  return parseId((request.params as { id: string }).id);
}

/** Runs works one after the other, in the order in which they come. */
function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}
