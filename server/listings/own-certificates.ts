import { certificateAddBody, type StatedCertificate } from '#domain/certificates/certificate-input.ts';
import { type Issue, parseId, toIssue } from '#domain/validation.ts';
import { withdrawCertificate } from '#server/certificates/decide-certificates.ts';
import { addDocument, removeOwnDocument } from '#server/certificates/document-commands.ts';
import { addCertificate, editCertificate } from '#server/certificates/edit-certificates.ts';
import { readDocument } from '#server/certificates/read-document.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { BadInputError, NotFoundError } from '#server/errors.ts';
import { plainName, type SentFile } from '#server/service-requests/read-request-file.ts';

type Fields = Record<string, unknown>;
type Author = { email: string };

/** What the form states of a certificate: a box that is not checked is not sent. */
const FIELDS = ['name', 'number', 'issuer', 'scope', 'holderKind', 'holderName', 'issued', 'expires', 'registerUrl'];
const BOXES = ['holderConsent', 'untilWithdrawn'];

/**
 * Adds a certificate, with its document if the form has one. It is claimed until it is checked. The one that it renews stays as it
 * is until then, and ends by its own date.
 */
export async function addOwnCertificate(
  context: Context,
  companyId: number,
  fields: Fields,
  author: Author,
): Promise<Issue[]> {
  const { data, issues } = readStated(fields);
  const [file] = filesOf(fields);
  const problems = [...issues, ...(await documentIssues(file))];
  if (data === undefined || problems.length > 0) return problems;
  const id = await addCertificate(context, companyId, data, author);
  if (file !== undefined) await addDocument(context, id, { ...file, isPublic: fields.isPublic !== undefined }, author);
  return [];
}

/** Changes what a claimed certificate states. A checked one is renewed instead: what was checked stays as it was checked. */
export async function editOwnCertificate(
  context: Context,
  certificateId: number,
  fields: Fields,
  author: Author,
): Promise<Issue[]> {
  const { data, issues } = readStated(fields);
  if (data === undefined) return issues;
  const version = Number(fields.version) || 0;
  await editCertificate(context, certificateId, { ...data, version }, author, 'editClaim');
  return [];
}

export async function addOwnDocument(
  context: Context,
  certificateId: number,
  fields: Fields,
  author: Author,
): Promise<Issue[]> {
  const [file] = filesOf(fields);
  if (file === undefined) return [{ path: 'files', message: 'Please choose a file' }];
  const issues = await documentIssues(file);
  if (issues.length > 0) return issues;
  await addDocument(context, certificateId, { ...file, isPublic: fields.isPublic !== undefined }, author);
  return [];
}

/** Takes a document back. */
export async function removeDocumentOf(
  context: Context,
  certificateId: number,
  fields: Fields,
  author: Author,
): Promise<Issue[]> {
  await removeOwnDocument(context, certificateId, parseId(String(fields.document)), author);
  return [];
}

/** The company no longer holds a certificate. */
export function withdrawOwnCertificate(context: Context, certificateId: number, author: Author): Promise<void> {
  return withdrawCertificate(context, certificateId, 'Withdrawn by the company', author);
}

/** Throws NotFoundError unless a company has this certificate. */
export async function checkOwner(db: Queryable, companyId: number, id: number | undefined): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    'select id from certificates where id = $1 and company_id = $2 and (listed or state = $3)',
    [id ?? 0, companyId, 'refused'],
  );
  if (rows[0] === undefined) throw new NotFoundError('There is no such certificate.');
  return rows[0].id;
}

function readStated(fields: Fields): {
  data?: { name: string } & { [Name in keyof StatedCertificate]?: StatedCertificate[Name] | undefined };
  issues: Issue[];
} {
  const given = FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []));
  const boxes = BOXES.map((name) => [name, fields[name] !== undefined]);
  const { data, error } = certificateAddBody.safeParse(Object.fromEntries([...given, ...boxes]));
  return error ? { issues: error.issues.map(toIssue) } : { data, issues: [] };
}

/** Only `readFormBody` puts files there. */
export function filesOf({ files }: Fields): SentFile[] {
  const sent = Array.isArray(files) ? (files as SentFile[]) : [];
  return sent.map(({ name, content }) => ({ name: plainName(name) || 'document', content }));
}

/** The file is read before anything is stored, so that a wrong one leaves no half of a form behind. */
async function documentIssues(file: SentFile | undefined): Promise<Issue[]> {
  if (file === undefined) return [];
  try {
    await readDocument(file.name, file.content);
    return [];
  } catch (error) {
    if (error instanceof BadInputError) return [{ path: 'files', message: error.message }];
    throw error;
  }
}
