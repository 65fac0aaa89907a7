import type { CompanyEdit } from '#domain/companies/editable-fields.ts';
import type { WAITING_FIELDS } from '#domain/listings/listing-profile.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies, noSuchCompany } from '#server/companies/change-company.ts';
import { writeEdit } from '#server/companies/edit-company.ts';
import { logoStore } from '#server/companies/logos/logo-store.ts';
import type { Logo } from '#server/companies/logos/read-logo.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordChange, replaceWaiting } from './changes.ts';

type Waiting = { [Name in (typeof WAITING_FIELDS)[number]]?: string };
type Public = Required<Waiting> & { approved: boolean };

/**
 * Changes a listing by one of its members (docs/decisions/063-changes-by-companies.md). Before approval everything changes at
 * once. Of an approved company name and location wait for an admin, and the rest is public at once. Throws ConflictError if
 * the listing has changed since `version` was read.
 */
export async function editListing(
  context: Context,
  companyId: number,
  edit: Partial<CompanyEdit>,
  author: { email: string },
): Promise<void> {
  await changeCompanies(context, async (client) => {
    const { rows } = await client.query<Public>(
      'select approved, name, location from companies where id = $1 for update',
      [companyId],
    );
    const [company] = rows;
    if (company === undefined) throw noSuchCompany();
    const { atOnce, waiting } = divide(edit, company);
    const options = { actor: author, isByCompany: true };
    const written = await writeEdit(context, client, companyId, atOnce, options);
    if (written?.approved) await recordChange(client, written, author);
    // A form without name and location leaves alone what waits.
    if (company.approved && edit.name !== undefined) await propose(client, companyId, company, waiting, author);
    return written === undefined ? [] : [companyId];
  });
}

/** Changes the logo; null removes it. */
export async function setLogo(
  context: Context,
  companyId: number,
  logo: Logo | null,
  author: { email: string },
): Promise<void> {
  await changeCompanies(context, async (client) => {
    const logoUrl = logo === null ? null : await logoStore.add(client, companyId, logo);
    const written = await writeEdit(context, client, companyId, { logoUrl }, { actor: author, isByCompany: true });
    if (written?.approved) await recordChange(client, written, author);
    return written === undefined ? [] : [companyId];
  });
}

function divide(edit: Partial<CompanyEdit>, company: Public): { atOnce: Partial<CompanyEdit>; waiting: Waiting } {
  if (!company.approved) return { atOnce: edit, waiting: {} };
  const { name, location, ...atOnce } = edit;
  const proposed = Object.entries({ name, location }).filter(
    ([field, value]) => value !== undefined && value !== company[field as keyof Waiting],
  );
  return { atOnce, waiting: Object.fromEntries(proposed) };
}

/** Entering the public values again takes back what waits. */
async function propose(
  client: Queryable,
  id: number,
  company: Public,
  after: Waiting,
  author: { email: string },
): Promise<void> {
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, company[field as keyof Waiting]]));
  const isNew = await replaceWaiting(client, id, { before, after }, author);
  if (!isNew) return;
  const entity = { id, name: company.name };
  await writeAudit(client, { actor: author, action: 'company.propose-change', entity, before, after });
}
