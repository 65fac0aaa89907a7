import type { CompanyEdit } from '#domain/companies/company-edit.ts';
import { yearIssue } from '#domain/companies/company-fields.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { BadInputError, ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { placeReader, readCorrection } from '#server/places/company-place.ts';
import { loadedGazetteer } from '#server/places/loaded-gazetteer.ts';
import { recordChanges } from '#server/search/changes.ts';
import { searchColumns } from '#server/search/tokens.ts';
import { approvalMail } from './approval-mail.ts';

const CHUNK = 1_000;

/**
 * Makes companies public (specification section 4) and returns the ids of those that were not before. Call it inside a
 * transaction.
 */
export async function approveCompanies(client: Queryable, ids: number[], actor: string): Promise<number[]> {
  const approved: number[] = [];
  // One statement must stay far from its time limit, however many there are.
  for (let start = 0; start < ids.length; start += CHUNK) {
    const { rows } = await client.query<{ id: number }>(
      `update companies set approved = true, updated_at = now(), version = version + 1
       where id = any ($1) and not approved returning id`,
      [ids.slice(start, start + CHUNK)],
    );
    approved.push(...rows.map((row) => row.id));
  }
  if (approved.length > 0)
    await writeAudit(client, { actor, action: 'approve', entity: 'company', after: { ids: approved } });
  await recordChanges(client, approved);
  return approved;
}

/**
 * Approves what an admin has chosen and, in the same transaction, queues the mail that registration has promised
 * (decision 25). Returns how many were approved; those that do not wait are left alone.
 */
export async function approveChosen(context: Context, ids: number[], actor: string): Promise<number> {
  const { env, database } = context;
  const count = await inTransaction(database.pool, async (client) => {
    const approved = await approveCompanies(client, ids, actor);
    const { rows } = await client.query<{ id: number; name: string; email: string }>(
      `select id, name, email from companies where id = any ($1) and source = 'registration' and email <> ''`,
      [approved],
    );
    for (const company of rows)
      await enqueueMail(client, approvalMail(company, { name: env.SITE_NAME, url: env.PUBLIC_URL }));
    return approved.length;
  });
  await context.changes.refresh();
  return count;
}

/** Approves one company. Throws NotFoundError; ConflictError when it is approved. */
export async function approveCompany(context: Context, id: number | undefined, actor: string): Promise<void> {
  if (id !== undefined && (await approveChosen(context, [id], actor)) === 1) return;
  await refuse(context, id, 'This company is approved already.');
}

type Flag = { column: 'verified' | 'featured'; value: boolean; mustDiffer: boolean };

/**
 * Awards or takes the badge or the placement of an approved company (specification section 4). Throws NotFoundError;
 * ConflictError before approval, and with `mustDiffer` also when there is nothing to change.
 */
export async function setFlag(context: Context, id: number | undefined, flag: Flag, actor: string): Promise<void> {
  const { column, value, mustDiffer } = flag;
  const isChanged = await change(context, async (client) => {
    const { rows } = await client.query<{ id: number; was: boolean }>(
      `update companies set ${column} = $2, updated_at = now(), version = companies.version + 1
       from (select id, ${column} as was from companies where id = $1 for update) old
       where companies.id = old.id and approved ${mustDiffer ? `and ${column} <> $2` : ''} returning companies.id, was`,
      [id ?? 0, value],
    );
    const changed = rows[0];
    if (changed === undefined) return [];
    await writeAudit(client, {
      actor,
      action: `${value ? 'set' : 'take'} ${column}`,
      entity: 'company',
      entityId: changed.id,
      before: { [column]: changed.was },
      after: { [column]: value },
    });
    return [changed.id];
  });
  if (isChanged) return;
  const word = column === 'verified' ? 'Verification' : 'Featured placement';
  const reason = mustDiffer ? 'this company waits for approval or has it already' : 'this company is not approved yet';
  await refuse(context, id, `${word} cannot be changed: ${reason}.`);
}

/**
 * Removes companies for good: those that wait are rejected, others deleted. The audit log keeps their last state, from
 * which an operator can restore them. Returns how many there were. `onlyWaiting` leaves approved ones alone.
 */
export async function removeCompanies(
  context: Context,
  ids: number[],
  actor: string,
  onlyWaiting: boolean,
): Promise<number> {
  let count = 0;
  await change(context, async (client) => {
    const { rows } = await client.query<{ id: number; approved: boolean; before: object }>(
      `delete from companies where id = any ($1) ${onlyWaiting ? 'and not approved' : ''}
       returning id, approved, to_jsonb(companies.*) - 'search_words' as before`,
      [ids],
    );
    for (const { id, approved, before } of rows) {
      const action = approved ? 'delete' : 'reject';
      await writeAudit(client, { actor, action, entity: 'company', entityId: id, before });
    }
    count = rows.length;
    return rows.map(({ id }) => id);
  });
  return count;
}

/** Rejects or deletes one company. Throws NotFoundError. */
export async function removeCompany(context: Context, id: number | undefined, actor: string): Promise<void> {
  const count = id === undefined ? 0 : await removeCompanies(context, [id], actor, false);
  if (count === 0) throw new NotFoundError('There is no such company. It may have been removed.');
}

const EDITED = `name, email, phone, location, description, website, specializations, certifications, industries,
  service_area, equipment_types, year_established, employee_count, logo_url, image_url, verified, featured,
  place_correction`;

/**
 * Changes what a company tells. Throws BadInputError when the year has not come yet, NotFoundError, and ConflictError
 * when somebody else has changed it since `version` was read, or for badges before approval.
 */
export async function editCompany(
  context: Context,
  id: number | undefined,
  edit: CompanyEdit,
  actor: string,
): Promise<void> {
  const issue = yearIssue(edit.yearEstablished, context.now().getFullYear());
  if (issue !== null) throw new BadInputError(issue, [{ path: 'yearEstablished', message: issue }]);
  const keys = searchColumns(edit);
  const readPlace = editedPlaceReader(edit.placeCorrection);
  const isChanged = await change(context, async (client) => {
    const before = await client.query<{ state: { place_correction: string | null } }>(
      `select to_jsonb(c) as state from (select ${EDITED} from companies where id = $1 for update) c`,
      [id ?? 0],
    );
    const state = before.rows[0]?.state;
    const correction = edit.placeCorrection === undefined ? (state?.place_correction ?? null) : edit.placeCorrection;
    const place = readPlace(edit, correction);
    const { rows } = await client.query<{ id: number }>(
      `update companies set
         name = $2, email = $3, phone = $4, location = $5, description = $6, website = $7, service_area = $8,
         specializations = $9, certifications = $10, industries = $11, equipment_types = $12, year_established = $13,
         employee_count = $14, logo_url = $15, image_url = $16, verified = coalesce($17, verified),
         featured = coalesce($18, featured), name_key = $19, location_key = $20, email_key = $21, place_key = $22,
         search_words = $23, latitude = $25, longitude = $26, place_precision = $27, country_code = $28,
         region_code = $29, region = $30, city = $31, time_zone = $32, place_correction = $33,
         updated_at = now(), version = version + 1
       where id = $1 and ($24::int is null or version = $24)
         and (approved or not (coalesce($17, false) or coalesce($18, false)))
       returning id`,
      [
        id ?? 0,
        edit.name,
        edit.email,
        edit.phone,
        edit.location,
        edit.description,
        edit.website,
        edit.serviceArea,
        edit.specializations,
        edit.certifications,
        edit.industries,
        edit.equipmentTypes,
        edit.yearEstablished,
        edit.employeeCount,
        edit.logoUrl,
        edit.imageUrl,
        edit.verified ?? null,
        edit.featured ?? null,
        keys.name_key,
        keys.location_key,
        keys.email_key,
        keys.place_key,
        keys.search_words,
        edit.version ?? null,
        place.latitude,
        place.longitude,
        place.place_precision,
        place.country_code,
        place.region_code,
        place.region,
        place.city,
        place.time_zone,
        correction,
      ],
    );
    if (rows[0] === undefined) return [];
    const { version: _version, ...after } = edit;
    await writeAudit(client, {
      actor,
      action: 'edit',
      entity: 'company',
      entityId: rows[0].id,
      before: state,
      after,
    });
    return [rows[0].id];
  });
  if (isChanged) return;
  const wantsBadge = edit.verified === true || edit.featured === true;
  const current = await currentState(context, id);
  if (!current.approved && wantsBadge)
    throw new ConflictError('Badges can be given when the company is approved. Please approve it first.');
  throw new ConflictError(
    'Somebody else has changed this company since you opened it. Reload to see the changes, or save again to overwrite them.',
  );
}

/** Throws BadInputError when the admin's correction says nothing that is known. */
function editedPlaceReader(correction: string | null | undefined): ReturnType<typeof placeReader> {
  if (correction && readCorrection(loadedGazetteer(), correction) === undefined) {
    const message = 'This place is not known. Give a city with its country, or coordinates such as 57.15, -2.09';
    throw new BadInputError(message, [{ path: 'placeCorrection', message }]);
  }
  return placeReader();
}

/** Runs a change in a transaction, records which companies it was, and shows it to everyone at once. */
async function change(context: Context, work: (client: Queryable) => Promise<number[]>): Promise<boolean> {
  const changed = await inTransaction(context.database.pool, async (client) => {
    const ids = await work(client);
    await recordChanges(client, ids);
    return ids;
  });
  if (changed.length > 0) await context.changes.refresh();
  return changed.length > 0;
}

/** Why nothing was changed: there is no such company, or its state does not offer this (decision 21). */
async function refuse(context: Context, id: number | undefined, message: string): Promise<never> {
  await currentState(context, id);
  throw new ConflictError(message);
}

async function currentState(context: Context, id: number | undefined): Promise<{ approved: boolean }> {
  const { rows } = await context.database.pool.query<{ approved: boolean }>(
    'select approved from companies where id = $1',
    [id ?? 0],
  );
  if (rows[0] === undefined) throw new NotFoundError('There is no such company. It may have been removed.');
  return rows[0];
}
