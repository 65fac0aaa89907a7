import type { CompanyEdit } from '#domain/companies/company-edit.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { recordChanges } from '#server/changes/changes.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { BadInputError, ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { placeReader, readCorrection } from '#server/places/company-place.ts';
import { loadedGazetteer } from '#server/places/loaded-gazetteer.ts';
import { searchColumns } from '#server/search/tokens.ts';
import { approvalMail } from './approval-mail.ts';

const CHUNK = 1_000;
const NO_SUCH_COMPANY = 'Company not found. It may have been removed.';

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
    for (const company of rows) await enqueueMail(client, approvalMail(company, siteOf(env)));
    return approved.length;
  });
  await context.changes.refresh();
  return count;
}

/** Approves one company. Throws NotFoundError; ConflictError when it is approved. */
export async function approveCompany(context: Context, id: number | undefined, actor: string): Promise<void> {
  if (id !== undefined && (await approveChosen(context, [id], actor)) === 1) return;
  await currentState(context, id);
  throw new ConflictError('This company is already approved.');
}

type Flag = { column: 'verified' | 'featured'; value: boolean; mustDiffer: boolean };

/**
 * Awards or takes the badge or the placement of an approved company (specification section 4). When there is nothing to
 * change, nothing is written. Throws NotFoundError; ConflictError before approval, and with `mustDiffer` also when there
 * is nothing to change.
 */
export async function setFlag(context: Context, id: number | undefined, flag: Flag, actor: string): Promise<void> {
  const { column, value, mustDiffer } = flag;
  const isChanged = await change(context, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update companies set ${column} = $2, updated_at = now(), version = version + 1
       where id = $1 and approved and ${column} <> $2 returning id`,
      [id ?? 0, value],
    );
    const changed = rows[0];
    if (changed === undefined) return [];
    await writeAudit(client, {
      actor,
      action: `${value ? 'set' : 'take'} ${column}`,
      entity: 'company',
      entityId: changed.id,
      before: { [column]: !value },
      after: { [column]: value },
    });
    return [changed.id];
  });
  if (isChanged) return;
  const { approved } = await currentState(context, id);
  if (approved && !mustDiffer) return;
  const word = column === 'verified' ? 'Verification' : 'Featured placement';
  const reason = approved ? 'this company is already verified' : 'this company is not approved yet';
  throw new ConflictError(`${word} cannot be changed: ${reason}.`);
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
  if (count === 0) throw new NotFoundError(NO_SUCH_COMPANY);
}

/** What an edit can change, under the names of the API: the log has it before and after. */
const EDITABLE = `
  name, email, phone, location, description, website, specializations, certifications, industries,
  equipment_types as "equipmentTypes", service_area as "serviceArea", year_established as "yearEstablished",
  employee_count as "employeeCount", logo_url as "logoUrl", image_url as "imageUrl", verified, featured,
  place_correction as "placeCorrection"`;

type Editable = Required<Omit<CompanyEdit, 'version'>>;

/**
 * Changes what a company tells; what is stored like that already is neither written nor logged. Throws NotFoundError,
 * and ConflictError when somebody else has changed the company since `version` was read, or for badges before approval.
 */
export async function editCompany(
  context: Context,
  id: number | undefined,
  edit: CompanyEdit,
  actor: string,
): Promise<void> {
  if (id === undefined) throw new NotFoundError(NO_SUCH_COMPANY);
  const readPlace = editedPlaceReader(edit.placeCorrection);
  const wantsBadge = edit.verified === true || edit.featured === true;
  await change(context, async (client) => {
    const found = await client.query<Editable & { approved: boolean; version: number }>(
      `select ${EDITABLE}, approved, version from companies where id = $1 for update`,
      [id],
    );
    if (found.rows[0] === undefined) throw new NotFoundError(NO_SUCH_COMPANY);
    const { approved, version, ...before } = found.rows[0];
    const columns = editedColumns(edit, before, readPlace);
    const names = Object.keys(columns);
    const values = names.map((_, index) => `$${index + 4}`);
    const { rows } = await client.query<Editable>(
      `update companies set ${names.map((name, index) => `${name} = ${values[index]}`).join(', ')},
         updated_at = now(), version = version + 1
       where id = $1 and ($2::int is null or version = $2) and (approved or not $3::boolean)
         and (${names.join(', ')}) is distinct from (${values.join(', ')})
       returning ${EDITABLE}`,
      [id, edit.version ?? null, wantsBadge, ...Object.values(columns)],
    );
    const after = rows[0];
    if (after !== undefined) {
      await writeAudit(client, { actor, action: 'edit', entity: 'company', entityId: id, before, after });
      return [id];
    }
    if (!approved && wantsBadge)
      throw new ConflictError('Badges can be granted only after approval. Please approve the company first.');
    if (edit.version !== undefined && edit.version !== version)
      throw new ConflictError('Another admin has saved changes to this company since you opened it.');
    return [];
  });
}

/** What an edit leaves out stays; the columns for searching and the place are made anew. */
function editedColumns(edit: CompanyEdit, before: Editable, readPlace: ReturnType<typeof placeReader>) {
  const correction = edit.placeCorrection === undefined ? before.placeCorrection : edit.placeCorrection;
  return {
    name: edit.name,
    email: edit.email,
    phone: edit.phone,
    location: edit.location,
    description: edit.description,
    website: edit.website,
    specializations: edit.specializations,
    certifications: edit.certifications,
    industries: edit.industries,
    equipment_types: edit.equipmentTypes,
    service_area: edit.serviceArea,
    year_established: edit.yearEstablished,
    employee_count: edit.employeeCount,
    logo_url: edit.logoUrl,
    image_url: edit.imageUrl,
    verified: edit.verified ?? before.verified,
    featured: edit.featured ?? before.featured,
    place_correction: correction,
    ...searchColumns(edit),
    ...readPlace(edit, correction),
  };
}

/** Throws BadInputError when the admin's correction says nothing that is known. */
function editedPlaceReader(correction: string | null | undefined): ReturnType<typeof placeReader> {
  if (correction && readCorrection(loadedGazetteer(), correction) === undefined) {
    const message = 'We do not know this place. Enter a city and country, or coordinates such as 57.15, -2.09';
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

/** What to look at when nothing was changed. Throws NotFoundError. */
async function currentState(context: Context, id: number | undefined): Promise<{ approved: boolean }> {
  const { rows } = await context.database.pool.query<{ approved: boolean }>(
    'select approved from companies where id = $1',
    [id ?? 0],
  );
  if (rows[0] === undefined) throw new NotFoundError(NO_SUCH_COMPANY);
  return rows[0];
}
