import type { MemberRole } from '#domain/members/member.ts';
import { INVITATION_DAYS, SIGN_IN_MINUTES } from '#domain/members/sign-in-link.ts';
import { paths } from '#domain/paths.ts';
import type { Site } from '#domain/site.ts';
import type { MailBlock, MailContent } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter, type MailSender } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';

type Company = { id: number; name: string };

const paragraph = (text: string): MailBlock => ({ type: 'paragraph', text });

/** To an address that was entered at the sign-in, known or not. */
export function signInMail(email: string, token: string, site: Site): Mail {
  return {
    recipient: email,
    replyTo: null,
    kind: 'sign-in',
    ...layOutMail({
      subject: `Sign in to ${site.name}`,
      blocks: [
        paragraph(
          `This link signs you in, so that you can manage the listing of your company. It works for ${SIGN_IN_MINUTES} minutes and once.`,
        ),
        { type: 'buttons', links: [{ label: 'Sign in', url: site.url + paths.memberSignIn(token) }] },
        paragraph('If you have not asked for it, ignore this email: without the link nobody signs in.'),
      ],
      footer: { site, why: 'You get this email because somebody entered your address to sign in.' },
    }),
  };
}

export function invitationMail(
  email: string,
  company: Company,
  { role, inviter, token }: { role: MemberRole; inviter: string; token: string },
  site: Site,
): Mail {
  const rights =
    role === 'owner'
      ? 'As an owner you can change everything, and decide who belongs to it.'
      : 'As an editor you can change the profile and the certificates, and answer requests.';
  return mailAbout(email, company, 'member-invitation', inviter, {
    subject: `You are invited to manage ${company.name} on ${site.name}`,
    blocks: [
      paragraph(`You are invited by ${inviter} to manage the listing of ${company.name} on ${site.name}. ${rights}`),
      { type: 'buttons', links: [{ label: 'Accept and sign in', url: site.url + paths.memberSignIn(token) }] },
      paragraph(`The link works once within ${INVITATION_DAYS} days. You need no password.`),
    ],
    footer: { site, why: `You get this email because ${inviter} entered your address.` },
  });
}

/** To the owners, and to the own address of the company. */
export function joinedMail(to: string, company: Company, newcomer: string, { site, replyTo }: MailSender): Mail {
  return mailAbout(to, company, 'member-joined', replyTo, {
    subject: `${newcomer} can now manage ${company.name} on ${site.name}`,
    blocks: [
      paragraph(`Somebody with the address ${newcomer} can now manage the listing of ${company.name} on ${site.name}.`),
      paragraph(
        'Is this not right? Owners remove people on the page of the company. Or reply to this email, and we do it.',
      ),
      { type: 'buttons', links: [{ label: 'See who belongs to it', url: site.url + paths.managePeople(company.id) }] },
    ],
    footer: {
      site,
      why: `You get this email because you manage ${company.name}, or because it is listed with this address.`,
    },
  });
}

/** To somebody who belongs to a company no more, or with another role. */
export function changedMemberMail(
  to: string,
  company: Company,
  role: MemberRole | null,
  { site, replyTo }: MailSender,
): Mail {
  const what = role === null ? 'can no longer manage' : `are now ${role === 'owner' ? 'an owner' : 'an editor'} of`;
  return mailAbout(to, company, 'member-changed', replyTo, {
    subject: `You ${what} ${company.name} on ${site.name}`,
    blocks: [
      paragraph(`You ${what} the listing of ${company.name} on ${site.name}. If this is a mistake, ask its owners.`),
    ],
    footer: { site, why: `You get this email because you managed ${company.name} with this address.` },
  });
}

type FiledClaim = { applicant: string; name: string; statement: string; documents: number };

/** To the admin, or to the owners of a company that has some. */
export function claimMail(
  to: string,
  company: Company,
  claim: FiledClaim,
  { site, isAdmin }: { site: Site; isAdmin: boolean },
): Mail {
  const path = isAdmin ? paths.adminClaims : paths.managePeople(company.id);
  return mailAbout(to, company, 'claim-filed', claim.applicant, {
    subject: `${claim.applicant} asks to manage ${company.name}`,
    blocks: [
      paragraph(`${claim.name} says that ${company.name} is theirs. The address of the company does not show it.`),
      { type: 'quote', text: claim.statement },
      {
        type: 'fields',
        fields: [
          ['Email', claim.applicant],
          ['Documents', claim.documents === 0 ? 'none' : String(claim.documents)],
        ],
      },
      { type: 'buttons', links: [{ label: 'Decide', url: site.url + path }] },
    ],
    footer: isAdmin
      ? adminFooter(site)
      : { site, why: `You get this email because you are an owner of ${company.name} on ${site.name}.` },
  });
}

/** To the applicant: what was decided. */
export function claimDecisionMail(
  to: string,
  company: Company,
  decision: { isAccepted: boolean; reason: string | null },
  { site, replyTo }: MailSender,
): Mail {
  const { isAccepted, reason } = decision;
  return mailAbout(to, company, isAccepted ? 'claim-accepted' : 'claim-refused', replyTo, {
    subject: isAccepted
      ? `You can now manage ${company.name} on ${site.name}`
      : `Your claim to ${company.name} on ${site.name} was not accepted`,
    blocks: isAccepted
      ? [
          paragraph(
            `We have accepted that ${company.name} is yours. You sign in with this address, without a password.`,
          ),
          {
            type: 'buttons',
            links: [{ label: 'Manage the listing', url: site.url + paths.manageCompany(company.id) }],
          },
        ]
      : [
          paragraph(`You have asked to manage ${company.name}. What you sent does not show that you may.`),
          ...(reason === null ? [] : [paragraph('The reason:'), { type: 'quote', text: reason } as const]),
          paragraph('You can ask again with other documents, or from an address at the website of the company.'),
          { type: 'links', links: [{ label: 'Ask again', url: site.url + paths.claimCompany(company.id) }] },
        ],
    footer: { site, why: `You get this email because you asked to manage ${company.name} on ${site.name}.` },
  });
}

function mailAbout(
  recipient: string,
  { id }: Company,
  kind: string,
  replyTo: string | null,
  content: MailContent,
): Mail {
  return { recipient, replyTo, kind, about: { companyId: id }, ...layOutMail(content) };
}
