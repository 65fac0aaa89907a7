import { CLAIM_DAYS } from '#domain/members/sign-in-link.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import type { MailBlock } from './mail-content.ts';

/** In mails to the own address of a company: the way to its listing, without a password. */
export function manageBlocks(signInToken: string, site: Site): MailBlock[] {
  return [
    {
      type: 'paragraph',
      text: `You can change the listing yourself, add certificates and answer requests. This link signs you in with this address and makes you the owner; it works once within ${CLAIM_DAYS} days.`,
    },
    { type: 'links', links: [{ label: 'Manage your listing', url: site.url + paths.memberSignIn(signInToken) }] },
  ];
}
