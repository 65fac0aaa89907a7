import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { todayIn } from '#domain/certificates/local-date.ts';
import type { FormOutcome } from '#domain/listings/listing.ts';
import { listingProfileAt, listingSettingsForm } from '#domain/listings/listing-profile.ts';
import { type Issue, parseId, toIssue } from '#domain/validation.ts';
import { endPaymentsOf } from '#server/billing/end-removed.ts';
import { readLogo } from '#server/companies/logos/read-logo.ts';
import { removeOwnCompany } from '#server/companies/remove-companies.ts';
import type { Context } from '#server/context.ts';
import { BadInputError, ConflictError, ForbiddenError } from '#server/errors.ts';
import { memberOf } from '#server/members/member-session.ts';
import { answerLead } from '#server/service-requests/answer-lead.ts';
import { openLead } from '#server/service-requests/lead.ts';
import { findWaiting } from './changes.ts';
import { editListing, setLogo } from './edit-listing.ts';
import { readOverview } from './overview.ts';
import {
  addOwnCertificate,
  addOwnDocument,
  checkOwner,
  editOwnCertificate,
  filesOf,
  removeDocumentOf,
  withdrawOwnCertificate,
} from './own-certificates.ts';
import { findOwnLead, listCertificatesOf, listLeads, readListing } from './queries.ts';
import { findRemoval, restoreListing } from './remove-listing.ts';

type Fields = Record<string, unknown>;

/**
 * What the signed-in member can see and do with one company. All pages and forms of a listing go through this guard. Throws
 * UnauthorizedError without a session, and NotFoundError for a company that is not the user's.
 */
export async function listingAccess(context: Context, request: FastifyRequest, companyId: number | undefined) {
  const { user, companyId: id, role } = await memberOf(context, request, companyId);
  const { pool } = context.database;
  const author = { email: user.email };
  const forOwners = () => {
    if (role !== 'owner') throw new ForbiddenError('Only an owner of the company can do this.');
  };
  const own = (certificate: string | undefined) => checkOwner(pool, id, parseId(certificate ?? ''));
  const leadOf = (recipient: string | undefined) => findOwnLead(pool, id, parseId(recipient ?? ''));

  return {
    overview: () => readOverview(context, id),
    company: () => readListing(pool, id),
    waiting: () => findWaiting(pool, id),
    saveProfile: (fields: Fields) =>
      save(listingProfileAt(context.now), fields, (edit) => editListing(context, id, edit, author)),
    saveSettings: (fields: Fields) =>
      save(listingSettingsForm, fields, (edit) => editListing(context, id, edit, author)),
    saveLogo: (fields: Fields) =>
      outcomeOf(async () => {
        const [file] = filesOf(fields);
        const isRemoval = fields.action === 'remove-logo';
        if (!isRemoval && file === undefined) return [{ path: 'logo', message: 'Please choose a file' }];
        await setLogo(context, id, isRemoval || file === undefined ? null : await readLogo(file.content), author);
        return [];
      }),
    async certificates() {
      const company = await readListing(pool, id);
      const now = context.now();
      return { items: await listCertificatesOf(pool, company, now), today: todayIn(company.timeZone, now) };
    },
    addCertificate: (fields: Fields) => outcomeOf(() => addOwnCertificate(context, id, fields, author)),
    editCertificate: (certificate: string | undefined, fields: Fields) =>
      outcomeOf(async () => editOwnCertificate(context, await own(certificate), fields, author)),
    addDocument: (certificate: string | undefined, fields: Fields) =>
      outcomeOf(async () => addOwnDocument(context, await own(certificate), fields, author)),
    removeDocument: (certificate: string | undefined, fields: Fields) =>
      outcomeOf(async () => removeDocumentOf(context, await own(certificate), fields, author)),
    withdrawCertificate: (certificate: string | undefined) =>
      outcomeOf(async () => {
        await withdrawOwnCertificate(context, await own(certificate), author);
        return [];
      }),
    leads: (page: number) => listLeads(pool, id, { page }),
    async openLead(recipient: string | undefined, isOpening: boolean) {
      const lead = await leadOf(recipient);
      return lead && openLead(context, lead, isOpening);
    },
    async answerLead(recipient: string | undefined, fields: Fields) {
      const lead = await leadOf(recipient);
      return lead && answerLead(context, { ...lead, member: author }, fields, async () => undefined);
    },
    async removal() {
      return role === 'owner' ? ((await findRemoval(pool, id, context.now())) ?? null) : null;
    },
    remove: (fields: Fields) =>
      outcomeOf(async () => {
        forOwners();
        const { name } = await readListing(pool, id);
        const typed = typeof fields.name === 'string' ? fields.name.trim() : '';
        if (typed !== name) return [{ path: 'name', message: `Please type the name as it is listed: ${name}` }];
        await removeOwnCompany(context, id, author);
        await endPaymentsOf(context, id, author);
        return [];
      }),
    restore: () =>
      outcomeOf(async () => {
        forOwners();
        await restoreListing(context, id, author);
        return [];
      }),
  };
}

/** Validates a form and runs it. */
function save<Schema extends z.ZodType>(
  schema: Schema,
  fields: Fields,
  run: (input: z.output<Schema>) => Promise<void>,
): Promise<FormOutcome> {
  return outcomeOf(async () => {
    const { data, error } = schema.safeParse(fields);
    if (error) return error.issues.map(toIssue);
    await run(data as z.output<Schema>);
    return [];
  });
}

/** What is to be mended in a form is an answer, not a failure. */
async function outcomeOf(run: () => Promise<Issue[]>): Promise<FormOutcome> {
  try {
    return { issues: await run(), conflict: null };
  } catch (error) {
    if (error instanceof BadInputError && error.issues.length > 0) return { issues: error.issues, conflict: null };
    if (error instanceof ConflictError) return { issues: [], conflict: error.message };
    throw error;
  }
}
