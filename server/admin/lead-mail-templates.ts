import type { Site } from '#domain/site.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { answerMail, type BuyerAnswer } from '#server/service-requests/buyer-mails.ts';
import { type News, newsMail } from '#server/service-requests/buyer-news.ts';
import { type LeadNews, leadNewsMail } from '#server/service-requests/company-mails.ts';
import type { OpenRecipient } from '#server/service-requests/open-recipient.ts';
import type { StoredRequest } from '#server/service-requests/stored-request.ts';

const QUOTE = {
  priceKind: 'lump sum',
  unit: null,
  currency: 'EUR',
  amount: '18400.00',
  included: ['mobilisation', 'report'],
  extras: null,
  earliestStart: '2027-05-04',
  durationDays: 4,
  reportDays: 5,
  validUntil: '2027-03-31',
  certificateId: null,
  remarks: 'Two inspectors, day shift.',
} as const;

/** What both sides hear after a request was sent, with example data. */
export function leadMailTemplates(
  request: StoredRequest,
  company: { id: number; name: string; email: string },
  site: Site,
  link: string,
): [title: string, mail: Mail][] {
  const recipient: OpenRecipient = {
    id: 1,
    requestId: request.id,
    companyId: company.id,
    companyName: company.name,
    companyEmail: company.email,
    isListed: true,
    timeZone: 'Europe/London',
    countryCode: 'GB',
    sentAt: request.createdAt,
    answer: 'waiting',
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    equipmentType: request.equipmentType,
    location: request.location,
    urgency: request.urgency,
    createdAt: request.createdAt,
  };
  const toBuyer = (answer: BuyerAnswer) => answerMail(recipient, answer, site, link);
  const news = (about: News) => newsMail(request, about, site, link);
  const toCompany = (about: LeadNews) => leadNewsMail(recipient, about, site, { to: company.email, link });
  return [
    [
      'Quote, to the buyer',
      toBuyer({ kind: 'quote', quote: { ...QUOTE, included: [...QUOTE.included] }, isNew: true }),
    ],
    [
      'New version of a quote, to the buyer',
      toBuyer({ kind: 'quote', quote: { ...QUOTE, included: [...QUOTE.included] }, isNew: false }),
    ],
    [
      'Question, to the buyer',
      toBuyer({ kind: 'question', body: 'Is the insulation removed at the measuring points?' }),
    ],
    [
      'Decline, to the buyer',
      toBuyer({ kind: 'decline', reason: 'No capacity on these dates', note: 'June is possible.' }),
    ],
    ['All have answered, to the buyer', news({ kind: 'all-answered', count: 3 })],
    [
      'Who has not answered, to the buyer',
      news({ kind: 'next-best', waiting: [company.name], count: 2, suggested: [] }),
    ],
    ['What was ordered, to the buyer', news({ kind: 'order-question', companies: [company.name] })],
    ['Message of the buyer, to a company', toCompany({ kind: 'message', body: 'Yes, it is removed.' })],
    ['Reminder, to a company', toCompany({ kind: 'reminder', waited: '2 working days' })],
    ['Request withdrawn, to a company', toCompany({ kind: 'withdrawn' })],
    ['Ordered, to the company', toCompany({ kind: 'closed', order: 'yours' })],
    ['Ordered elsewhere, to a company', toCompany({ kind: 'closed', order: 'other' })],
  ];
}
