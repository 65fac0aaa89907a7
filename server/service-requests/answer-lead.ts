import { type DeclineInput, declineForm, LEAD_ACTIONS, type LeadAction } from '#domain/service-requests/lead.ts';
import { quoteForm } from '#domain/service-requests/quote.ts';
import { messageForm } from '#domain/service-requests/request-message.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { BadInputError, ConflictError } from '#server/errors.ts';
import { type AnsweringLead, auditAnswer } from './audit-answer.ts';
import { informBuyer } from './buyer-mails.ts';
import { lockRecipient } from './open-recipient.ts';
import { saveQuote } from './quotes.ts';
import { checkFiles } from './read-request-file.ts';
import { recordAnswer } from './record-answer.ts';
import { addMessage } from './thread.ts';

export type LeadOutcome = { action: LeadAction; issues: Issue[]; conflict: string | null };

/**
 * Runs the form that a company sent from its page. Returns what is to be corrected, or why the request takes no answer any
 * more. Throws BadInputError for a form that the page does not have.
 */
export async function answerLead(
  context: Context,
  lead: AnsweringLead,
  fields: Record<string, unknown>,
  admit: () => Promise<void>,
): Promise<LeadOutcome> {
  const action = LEAD_ACTIONS.find((name) => name === fields.action);
  if (action === undefined) throw new BadInputError('Please choose how you want to answer.');
  const parsed = parse(action, fields);
  if ('issues' in parsed) return { action, issues: parsed.issues, conflict: null };
  await admit();
  try {
    await parsed.run(context, lead);
    return { action, issues: [], conflict: null };
  } catch (error) {
    if (error instanceof BadInputError && error.issues.length > 0)
      return { action, issues: error.issues, conflict: null };
    if (error instanceof ConflictError) return { action, issues: [], conflict: error.message };
    throw error;
  }
}

type Command = (context: Context, lead: AnsweringLead) => Promise<void>;

function parse(action: LeadAction, fields: Record<string, unknown>): { issues: Issue[] } | { run: Command } {
  if (action === 'answered') return { run: markAnswered };
  if (action === 'quote') {
    const { data, error } = quoteForm.safeParse(fields);
    const { files, issues } = checkFiles(fields, 1);
    if (error || issues.length > 0) return { issues: [...(error?.issues ?? []).map(toIssue), ...issues] };
    return { run: (context, lead) => saveQuote(context, lead, data, files[0]) };
  }
  if (action === 'question') {
    const { data, error } = messageForm.safeParse(fields);
    if (error) return { issues: error.issues.map(toIssue) };
    return { run: (context, lead) => addMessage(context, { ...lead, author: 'company', body: data.message }) };
  }
  const { data, error } = declineForm.safeParse(fields);
  return error ? { issues: error.issues.map(toIssue) } : { run: (context, lead) => decline(context, lead, data) };
}

/** The same decline sent twice is stored, and mailed, once. */
async function decline(context: Context, lead: AnsweringLead, { reason, note }: DeclineInput): Promise<void> {
  await inTransaction(context.database.pool, async (client) => {
    const recipient = await lockRecipient(client, lead);
    const { rows } = await client.query(
      `select 1 from request_recipients
       where id = $1 and answer = 'declined' and decline_reason = $2 and decline_note is not distinct from $3`,
      [recipient.id, reason, note],
    );
    if (rows.length > 0) return;
    await recordAnswer(client, recipient, { answer: 'declined', reason, note }, context.now());
    await auditAnswer(client, lead, recipient, 'service-request.decline', { reason });
    await informBuyer(client, context, recipient, { kind: 'decline', reason, note });
  });
}

/** The company has answered by mail or phone, which nobody else would know. */
async function markAnswered({ database, now }: Context, lead: AnsweringLead): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    const recipient = await lockRecipient(client, lead);
    if (recipient.answer === 'answered') return;
    if (recipient.answer !== 'waiting') throw new ConflictError('You have answered this request already.');
    await recordAnswer(client, recipient, { answer: 'answered' }, now());
    await auditAnswer(client, lead, recipient, 'service-request.answer');
  });
}
