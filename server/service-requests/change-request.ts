import type { z } from 'zod';
import { MAX_RECIPIENTS } from '#domain/constants.ts';
import { BUYER_ACTIONS, BUYER_FORMS, type BuyerAction } from '#domain/service-requests/buyer-request.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { BadInputError, ConflictError } from '#server/errors.ts';
import { confirmRequest } from './confirm-request.ts';
import { eraseRequest, markAnswered, recordOrder, withdrawRequest } from './end-request.ts';
import { sendToMore } from './forward-request.ts';
import { findLink } from './request-links.ts';
import { lockRequest } from './stored-request.ts';
import { addMessage } from './thread.ts';

export type BuyerOutcome = { action: BuyerAction; issues: Issue[]; conflict: string | null };
type Fields<Action extends BuyerAction> = z.output<(typeof BUYER_FORMS)[Action]>;
type Commands = {
  [Action in BuyerAction]: (context: Context, requestId: number, fields: Fields<Action>) => Promise<void>;
};

/**
 * Runs a form of the buyer's page. Returns what is to be corrected, or why the request takes it no more; undefined for a link that
 * is not valid. Throws BadInputError for a form that the page does not have.
 */
export async function changeRequest(
  context: Context,
  token: string,
  fields: Record<string, unknown>,
  admit: () => Promise<void>,
): Promise<BuyerOutcome | undefined> {
  const link = await findLink(context.database.pool, token, 'buyer', context.now());
  if (link === undefined) return undefined;
  const action = BUYER_ACTIONS.find((name) => name === fields.action);
  if (action === undefined) throw new BadInputError('Please choose what you want to do.');
  const parsed = BUYER_FORMS[action].safeParse(fields);
  if (!parsed.success) return { action, issues: parsed.error.issues.map(toIssue), conflict: null };
  await admit();
  await confirmAddress(context, link.requestId);
  try {
    // The output of a form belongs to the command of the same name.
    await (COMMANDS[action] as Commands['confirm'])(context, link.requestId, parsed.data as Fields<'confirm'>);
    return { action, issues: [], conflict: null };
  } catch (error) {
    if (error instanceof BadInputError) return { action, issues: error.issues, conflict: null };
    if (error instanceof ConflictError) return { action, issues: [], conflict: error.message };
    throw error;
  }
}

const COMMANDS: Commands = {
  confirm: (context, id) => change(context, (client) => confirmRequest(client, context, id)),
  withdraw: (context, id) => change(context, (client) => withdrawRequest(client, context, id)),
  erase: (context, id) => change(context, (client) => eraseRequest(client, context, id)),
  answered: (context, id, { recipientId }) =>
    change(context, (client) => markAnswered(client, context, id, recipientId)),
  order: (context, id, { order }) => change(context, (client) => recordOrder(client, context, id, order)),
  add: (context, id, companyIds) => change(context, (client) => addCompanies(client, context, id, companyIds)),
  reply: (context, requestId, { recipientId, toAll, message }) =>
    addMessage(context, {
      requestId,
      recipientId: toAll === undefined ? recipientId : null,
      author: 'buyer',
      body: message,
    }),
};

function change(context: Context, work: (client: Queryable) => Promise<void>): Promise<void> {
  return inTransaction(context.database.pool, work);
}

/** Only who reads the mails of an address can post a form of this page. */
async function confirmAddress({ database, now }: Context, id: number): Promise<void> {
  await database.pool.query(
    `update service_requests set confirmed_at = $2 where id = $1 and confirmed_at is null and state <> 'unconfirmed'`,
    [id, now()],
  );
}

/** Sends a request to further companies, up to five. Those that have it already are left out. */
async function addCompanies(client: Queryable, context: Context, id: number, companyIds: number[]): Promise<void> {
  const request = await lockRequest(client, id);
  if (request === undefined) return;
  const added = companyIds.filter((companyId) => !request.companyIds.includes(companyId));
  if (request.companyIds.length + added.length > MAX_RECIPIENTS)
    throw new ConflictError(`A request goes to at most ${MAX_RECIPIENTS} companies. Nothing was sent.`);
  if (added.length > 0) await sendToMore(client, context, request, added, 'buyer');
}
