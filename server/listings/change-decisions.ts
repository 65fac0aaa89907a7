import type { FastifyRequest } from 'fastify';
import { isReviewerOrAdmin } from '#domain/auth/user.ts';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import type { FormOutcome } from '#domain/listings/listing.ts';
import { type ChangeAction, changeRefusalBody, isChangeAction } from '#domain/listings/listing-change.ts';
import { parseId, toIssue } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import { BadInputError, ConflictError, ForbiddenError } from '#server/errors.ts';
import { userOf } from '#server/members/member-session.ts';
import { listChanges } from './changes.ts';
import { acceptChange, refuseChange, revertChange } from './decide-changes.ts';

type Fields = Record<string, unknown>;

/** What a reviewer or an admin sees of the changes by companies, and decides. Throws for everyone else. */
export async function changeDecisions(context: Context, request: FastifyRequest) {
  const user = await userOf(context, request);
  if (!isReviewerOrAdmin(user)) throw new ForbiddenError('You need admin privileges to do this.');
  const list = (state: 'waiting' | undefined, page: number) =>
    listChanges(context.database.adminPool, { state, page, limit: ADMIN_PAGE_SIZE });
  return {
    waiting: () => list('waiting', 1),
    all: (page: number) => list(undefined, page),
    async decide(fields: Fields): Promise<FormOutcome & { action: ChangeAction }> {
      const { action } = fields;
      if (!isChangeAction(action)) throw new BadInputError('Please choose what to do.');
      const id = parseId(String(fields.id));
      try {
        if (action === 'accept') await acceptChange(context, id, user);
        else if (action === 'revert') await revertChange(context, id, user);
        else {
          const { data, error } = changeRefusalBody.safeParse(fields);
          if (error) return { action, issues: error.issues.map(toIssue), conflict: null };
          await refuseChange(context, id, data.reason, user);
        }
        return { action, issues: [], conflict: null };
      } catch (error) {
        if (error instanceof ConflictError) return { action, issues: [], conflict: error.message };
        throw error;
      }
    },
  };
}
