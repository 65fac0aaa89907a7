import { dollars } from '#domain/billing/money-text.ts';
import { GRACE_DAYS, graceEnd } from '#domain/billing/subscription-state.ts';
import { dayInWords, todayIn } from '#domain/certificates/local-date.ts';
import { MONEY_BACK_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { describePlan, findPlan, type Plan } from '#domain/verification/offer.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { companyFooter, type MailSender } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';
import type { Refunded } from './stored-subscription.ts';

type PayingCompany = { id: number; name: string; email: string };

const day = (time: Date) => dayInWords(todayIn(null, time));

/** After the first payment: what was paid, and what happens next. */
export function paidMail(
  company: PayingCompany,
  {
    plan,
    amount,
    renews,
    isVerified,
  }: { plan: Plan['value']; amount: number; renews: Date | null; isVerified: boolean },
  sender: MailSender,
): Mail {
  return mailOf(company, sender, {
    kind: 'subscription-paid',
    subject: `Payment received for ${company.name}`,
    blocks: [
      {
        type: 'paragraph',
        text: `Thank you. We have received your payment for ${company.name} on ${sender.site.name}.`,
      },
      {
        type: 'fields',
        fields: [
          ['Plan', describePlan(findPlan(plan))],
          ['Paid', dollars(amount)],
          ['Renews on', renews && day(renews)],
        ],
      },
      { type: 'heading', text: 'What happens next' },
      {
        type: 'list',
        items: isVerified
          ? [
              'Your verified badge stays as it is: it rests on your checked certificates.',
              'Your placement begins now, and is labelled as paid.',
            ]
          : [
              'Your certificates are now first in line. We look each one up in the register of its issuer.',
              'If something is missing, we write to you and help. You can also add certificates and documents yourself.',
              'Once a certificate is checked, your company gets the verified badge. Payment alone does not give it.',
              'If we cannot confirm any certificate, you get your money back.',
            ],
      },
      {
        type: 'paragraph',
        text: `You can cancel at any time. If you are not satisfied, ask us within ${MONEY_BACK_DAYS} days for your money back.`,
      },
    ],
  });
}

/** A renewal could not be charged. */
export function paymentFailedMail(
  company: PayingCompany,
  { pastDueSince, payUrl }: { pastDueSince: Date; payUrl: string | null },
  sender: MailSender,
): Mail {
  const end = graceEnd({ pastDueSince: pastDueSince.toISOString() });
  return mailOf(company, sender, {
    kind: 'subscription-past-due',
    subject: `We could not charge the renewal for ${company.name}`,
    blocks: [
      {
        type: 'paragraph',
        text: `The renewal of the subscription for ${company.name} could not be charged. Often a card has expired.`,
      },
      {
        type: 'paragraph',
        text: `Nothing changes for ${GRACE_DAYS} days. If it is not paid by ${end === null ? 'then' : day(end)}, the subscription ends, and nothing more is charged.`,
      },
    ],
    extra: payUrl === null ? [] : [{ label: 'Pay now', url: payUrl }],
    label: 'Change the card',
  });
}

/** Its company was hidden by an admin, or is public again. */
export function pausedMail(
  company: PayingCompany,
  { isPaused, renews, endsAt }: { isPaused: boolean; renews: Date | null; endsAt: Date | null },
  sender: MailSender,
): Mail {
  const { name } = company;
  return mailOf(company, sender, {
    kind: isPaused ? 'subscription-paused' : 'subscription-resumed',
    subject: isPaused ? `${name} is not public at the moment` : `${name} is public again`,
    blocks: isPaused
      ? [
          {
            type: 'paragraph',
            text: `We have taken ${name} off the public pages of ${sender.site.name} for now. Buyers do not see it, and its paid placement rests.`,
          },
          {
            type: 'paragraph',
            text: 'Nothing is charged until it is public again. Your data, certificates and requests stay as they are.',
          },
          {
            type: 'paragraph',
            text: 'Reply to this message if you want to know why, or if you want the last payment back. You can also cancel.',
          },
        ]
      : [
          {
            type: 'paragraph',
            text: `Buyers see ${name} on ${sender.site.name} again, with its paid placement.`,
          },
          {
            type: 'paragraph',
            text:
              endsAt !== null
                ? `The subscription ends on ${day(endsAt)}, as you wanted.`
                : renews === null
                  ? 'The subscription goes on.'
                  : `The subscription goes on, and renews on ${day(renews)}. Nothing was charged meanwhile.`,
          },
        ],
  });
}

/** What buyers see of a company whose subscription has ended. */
export type ListingState = 'public' | 'hidden' | 'deleted';

const AFTER_THE_END: Record<ListingState, string> = {
  public:
    'The company stays listed. The paid placement has ended; certificates that we have checked stay checked until they end.',
  hidden: 'The company is not public at the moment. You can subscribe again once it is.',
  deleted: 'It was cancelled because the listing was deleted.',
};

/** The subscription has ended: cancelled, or not paid. */
export function endedMail(
  company: PayingCompany,
  { isUnpaid, listing }: { isUnpaid: boolean; listing: ListingState },
  sender: MailSender,
): Mail {
  return mailOf(company, sender, {
    kind: 'subscription-ended',
    subject: `The subscription for ${company.name} has ended`,
    blocks: [
      {
        type: 'paragraph',
        text: isUnpaid
          ? `The renewal for ${company.name} was not paid, so the subscription has ended. Nothing more is charged.`
          : `The subscription for ${company.name} has ended, as you wanted. Nothing more is charged.`,
      },
      {
        type: 'paragraph',
        text: AFTER_THE_END[listing],
      },
    ],
    ...(listing === 'public' && { label: 'Subscribe again' }),
  });
}

/** A payment was given back, and with it the subscription has ended. */
export function refundedMail(company: PayingCompany, { amount, cause, reason }: Refunded, sender: MailSender): Mail {
  const why = {
    'check failed': `We could not confirm a certificate of ${company.name}, so you get your money back. The company stays listed.`,
    'money back': `You get your money back for the subscription of ${company.name}.`,
    hidden: `${company.name} is not public any more, so you get the last payment back.`,
    duplicate: `${company.name} was listed twice and paid twice, so you get the last payment of this subscription back. The other one goes on.`,
  }[cause ?? 'money back'];
  return mailOf(company, sender, {
    kind: 'subscription-refunded',
    subject: `Refund for ${company.name}`,
    blocks: [
      { type: 'paragraph', text: why },
      { type: 'fields', fields: [['Refunded', dollars(amount)]] },
      ...(reason === null
        ? []
        : [{ type: 'paragraph', text: 'The reason:' } as const, { type: 'quote', text: reason } as const]),
      {
        type: 'paragraph',
        text: 'The money goes to the card or account that paid. Your bank may take 5 to 10 days. The subscription has ended, and nothing more is charged.',
      },
    ],
  });
}

type Content = Pick<Parameters<typeof layOutMail>[0], 'subject' | 'blocks'> & {
  kind: string;
  /** Before the link to the subscription. */
  extra?: { label: string; url: string }[];
  label?: string;
};

function mailOf(
  company: PayingCompany,
  { site, replyTo }: MailSender,
  { kind, subject, blocks, extra = [], label = 'See the subscription' }: Content,
): Mail {
  return {
    recipient: company.email,
    replyTo,
    kind,
    about: { companyId: company.id },
    ...layOutMail({
      subject,
      greeting: 'Hello,',
      blocks: [
        ...blocks,
        { type: 'buttons', links: [...extra, { label, url: site.url + paths.manageSubscription(company.id) }] },
      ],
      footer: companyFooter(site, company.name),
    }),
  };
}
