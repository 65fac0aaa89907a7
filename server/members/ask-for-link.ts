import type { SignInLinkInput } from '#domain/members/sign-in-link.ts';
import { countAskedLinks, createSignInLink } from '#server/auth/sign-in-links.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { quarantineReason } from '#server/spam/receive-form.ts';
import { signInMail } from './member-mails.ts';

/** So that nobody can fill the mailbox of somebody else. */
const MAX_LINKS_PER_HOUR = 5;

/**
 * Mails a link that signs in. The same is done for every address, known or not, so that neither the answer nor its time says which
 * addresses are known (docs/decisions/060-members-sign-in-by-mail.md).
 */
export async function askForLink(context: BaseContext, input: SignInLinkInput, companyId?: number): Promise<void> {
  const { env, database, now } = context;
  await inTransaction(database.pool, async (client) => {
    // A password manager fills in the form at once.
    if ((await quarantineReason(client, context, input, { minSeconds: 0 })) !== null) return;
    await lock(client, 'sender', input.email);
    if ((await countAskedLinks(client, input.email, now())) >= MAX_LINKS_PER_HOUR) return;
    const purpose =
      companyId === undefined
        ? { purpose: 'sign-in' as const, returnTo: input.returnTo }
        : { purpose: 'claim' as const, companyId, returnTo: input.returnTo };
    const token = await createSignInLink(client, input.email, purpose, now());
    await enqueueMail(client, signInMail(input.email, token, siteOf(env)));
  });
}
