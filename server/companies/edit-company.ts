import { api } from '#domain/api.ts';
import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import { type CurrentUser, hasRole } from '#domain/auth/user.ts';
import { columnsSetBy, PLACE_COLUMNS, SEARCH_COLUMNS } from '#domain/companies/company-columns.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { type CompanyEdit, editIssues } from '#domain/companies/editable-fields.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { columnList, selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { BadInputError, ConflictError, ForbiddenError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { placeReader, readCorrection } from '#server/places/company-place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { searchColumns } from '#server/search/tokens.ts';
import { changeCompanies, noSuchCompany } from './change-company.ts';
import { followEdit } from './follow-edit.ts';

const EDITED_COLUMNS = columnsSetBy('edit');
const editedSelectList = selectList(EDITED_COLUMNS);
const WRITTEN_COLUMNS = [...EDITED_COLUMNS, ...SEARCH_COLUMNS, ...PLACE_COLUMNS];

type Edited = Required<Omit<CompanyEdit, 'version'>>;

/**
 * Changes what a company states; an edit without a change is neither written nor logged. Throws NotFoundError,
 * BadInputError, ConflictError if the company has changed since `version` was read, or for badges before approval, and
 * ForbiddenError for the placement, which is paid for, by a reviewer (decision 76).
 */
export async function editCompany(
  context: Context,
  id: number | undefined,
  edit: CompanyEdit,
  actor: CurrentUser,
): Promise<void> {
  checkCorrection(context.gazetteer, edit.placeCorrection);
  const mayFeature = hasRole(actor, api.setFeatured.role);
  await changeCompanies(context, async (client) => {
    const changed = await writeEdit(context, client, id, edit, { actor, mayFeature });
    return changed === undefined ? [] : [changed.id];
  });
}

type Writing = {
  actor: AuditActor;
  /** Of the audit entry. */
  action?: AuditAction;
  /** Whether the company changes its own listing. */
  isByCompany?: boolean;
  mayFeature?: boolean;
};
export type EditContext = Pick<Context, 'env' | 'gazetteer' | 'now'>;
export type WrittenEdit = { id: number; name: string; approved: boolean; before: Edited; after: Edited };

/**
 * The same within a transaction, which records what it returns as changed; undefined if nothing is. What the edit leaves out
 * stays.
 */
export async function writeEdit(
  context: EditContext,
  client: Queryable,
  id: number | undefined,
  edit: Partial<CompanyEdit>,
  { actor, action = 'company.edit', isByCompany = false, mayFeature = true }: Writing,
): Promise<WrittenEdit | undefined> {
  if (id === undefined) throw noSuchCompany();
  const readPlace = placeReader(context.gazetteer);
  const found = await client.query<Edited & { approved: boolean; version: number }>(
    `select ${editedSelectList}, approved, version from companies where id = $1 for update`,
    [id],
  );
  if (found.rows[0] === undefined) throw noSuchCompany();
  const { approved, version, ...before } = found.rows[0];
  const edited = { ...before, ...given(edit) };
  const isCurrent = edit.version === undefined || edit.version === version;
  // What is put back was there before.
  const issues = isCurrent && action === 'company.edit' ? editIssues(before, edited) : [];
  if (issues[0] !== undefined) throw new BadInputError(issues[0].message, issues);
  if (!mayFeature && edited.featured !== before.featured)
    throw new ForbiddenError('Only admins may change the featured placement.');
  const grants = (edited.verified && !before.verified) || (edited.featured && !before.featured);
  const values = { ...edited, ...searchColumns(edited), ...readPlace(edited, edited.placeCorrection) };
  const parameters = WRITTEN_COLUMNS.map((_, index) => `$${index + 4}`).join(', ');
  const { rows } = await client.query<Edited>(
    `update companies set (${columnList(WRITTEN_COLUMNS)}) = row (${parameters}), updated_at = now(), version = version + 1
     where id = $1 and ($2::int is null or version = $2) and (approved or not $3::boolean)
       and (${columnList(WRITTEN_COLUMNS)}) is distinct from (${parameters})
     returning ${editedSelectList}`,
    [id, edit.version ?? null, grants, ...WRITTEN_COLUMNS.map((name) => values[name])],
  );
  const after = rows[0];
  if (after !== undefined) {
    const { name } = after;
    await writeAudit(client, { actor, action, entity: { id, name }, before, after });
    const sender = senderOf(context.env);
    await followEdit(client, { id, approved, before, after, actor, isByCompany, sender, now: context.now() });
    return { id, name, approved, before, after };
  }
  if (!approved && grants) throw new ConflictError(companyCan.setBadges.otherwise);
  if (!isCurrent) {
    const editor = isByCompany ? 'Somebody' : await lastEditor(client, id);
    throw new ConflictError(`${editor} has changed this ${isByCompany ? 'listing' : 'company'} since you opened it.`);
  }
  return undefined;
}

async function lastEditor(client: Queryable, id: number): Promise<string> {
  const { rows } = await client.query<{ actor: string }>(
    `select actor from audit_log where entity = 'company' and entity_id = $1 order by at desc, id desc limit 1`,
    [id],
  );
  return rows[0]?.actor ?? 'Somebody';
}

/** What an edit leaves out stays as it is. */
function given({ version, ...edit }: Partial<CompanyEdit>): Partial<Edited> {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}

/** Throws BadInputError when the admin's correction is not a known place. */
function checkCorrection(gazetteer: Gazetteer, correction: string | null | undefined): void {
  if (!correction || readCorrection(gazetteer, correction) !== undefined) return;
  const message = 'We do not know this place. Enter a city and country, or coordinates such as 57.15, -2.09';
  throw new BadInputError(message, [{ path: 'placeCorrection', message }]);
}
