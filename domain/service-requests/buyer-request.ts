import { z } from 'zod';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { companyIds } from '#domain/service-requests/service-request.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { inWords } from '#domain/text/list-text.ts';
import { email } from '#domain/validation.ts';
import type { Need } from './lead.ts';
import type { Quote } from './quote.ts';
import type { RequestFile } from './request-file.ts';
import { messageForm, openQuestion, type RequestMessage } from './request-message.ts';

/** What a buyer can do on the private page: the value of `action` in the form (decision 36). */
export const BUYER_ACTIONS = ['confirm', 'reply', 'add', 'answered', 'order', 'withdraw', 'erase'] as const;
export type BuyerAction = (typeof BUYER_ACTIONS)[number];

/** One company that was asked, as the buyer sees it. */
export type AskedCompany = {
  id: number;
  companyId: number;
  name: string;
  /** False for a company that is no longer public. */
  isListed: boolean;
  addedBy: 'buyer' | 'admin';
  /** Null: not sent yet. */
  sentAt: string | null;
  /** When its mail server took the mail; null while it is queued or failing. */
  deliveredAt: string | null;
  /** Its mail could not be delivered for days, or came back. */
  isUndelivered: boolean;
  openedAt: string | null;
  answer: 'waiting' | 'quoted' | 'declined' | 'answered';
  answeredAt: string | null;
  declineReason: string | null;
  declineNote: string | null;
};

export type BuyerRequest = {
  id: number;
  caseNumber: string;
  createdAt: string;
  state: 'unconfirmed' | 'open' | 'withdrawn' | 'closed';
  endedAt: string | null;
  isConfirmed: boolean;
  customerName: string;
  customerEmail: string;
  /** The last day of the link. */
  linkEnds: LocalDate;
  /** What the buyer has answered; 'not yet' ends nothing. */
  ordered: 'yes' | 'no' | 'not yet' | null;
  /** The company that was ordered from; null if it is none of those asked. */
  orderedCompanyId: number | null;
  /** The buyer has been asked whether something was ordered. */
  isAskedForOrder: boolean;
  need: Need;
  files: RequestFile[];
  companies: AskedCompany[];
  quotes: Quote[];
  messages: RequestMessage[];
  today: LocalDate;
};

/** The id in a form. */
const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Please choose a company')
  .transform(Number);
const ids = z
  .union([id.transform((one) => [one]), z.array(id)])
  .optional()
  .transform((some) => some ?? []);
/** A company that is found by the address of its profile, or by its number. */
const profile = z
  .string()
  .trim()
  .transform((text) => /(?:\/company\/|^)([1-9]\d{0,9})(?![\d])/.exec(text)?.[1] ?? text)
  .pipe(
    z.union([z.literal('').transform(() => []), id.transform((one) => [one])], {
      error: 'Please enter the address of a profile on this site',
    }),
  )
  .optional()
  .transform((some) => some ?? []);

/** The fields of each form. */
export const BUYER_FORMS = {
  confirm: z.object({}),
  reply: messageForm.extend({ recipientId: id, toAll: z.literal('yes').optional() }),
  add: z
    .object({ companyIds: ids, profile })
    .transform((chosen) => [...new Set([...chosen.companyIds, ...chosen.profile])])
    .pipe(companyIds.min(1, 'Please choose a company')),
  answered: z.object({ recipientId: id }),
  order: z.object({
    order: z.union([id, z.enum(['other', 'not yet', 'no'])], { error: 'Please choose an answer' }),
  }),
  withdraw: z.object({}),
  erase: z.object({}),
} as const satisfies Record<BuyerAction, z.ZodType>;

/** Who asks for private links again. */
export const linksBody = z.object({ email: email('Valid email is required'), ...honeypotFields });
export type LinksInput = z.output<typeof linksBody>;

/** The title of a request: what, and in which town. */
export function requestTitle({ work, equipmentType, location }: Pick<Need, 'work' | 'equipmentType' | 'location'>) {
  return `${work ?? equipmentType}, ${location.split(',')[0]}`;
}

/** The companies whose question the buyer has not answered. */
export function openQuestions({ companies, messages }: Pick<BuyerRequest, 'companies' | 'messages'>) {
  return companies.flatMap((company) => {
    const question = openQuestion(messages, company.id);
    return question === undefined ? [] : [{ company, question }];
  });
}

/** One sentence about the state of a request, and what is next. */
export function sumUp(request: BuyerRequest): { state: string; next: string | null } {
  const { state } = request;
  if (state === 'unconfirmed') return { state: 'Nobody has got this request yet.', next: 'confirm your address' };
  if (state === 'withdrawn') return { state: 'You have withdrawn this request.', next: null };
  if (state === 'closed') return { state: closedSentence(request), next: null };
  // One that left the directory before the request went out has not got it.
  const companies = request.companies.filter(({ sentAt }) => sentAt !== null);
  if (companies.length === 0) {
    const sentence = 'We are looking for companies that can do this job.';
    const gone =
      request.companies.length === 0 ? '' : 'Nobody has got this request yet: whom you asked is no longer listed. ';
    return { state: gone + sentence, next: 'we send it on and write to you' };
  }
  const open = openQuestions(request);
  const quotes = companies.filter(({ answer }) => answer === 'quoted').length;
  const declines = companies.filter(({ answer }) => answer === 'declined').length;
  const others = companies.filter(({ answer }) => answer === 'answered').length;
  const waiting = companies.filter(({ answer }) => answer === 'waiting');
  const counts = [
    counted(quotes, 'quote'),
    counted(open.length, 'question'),
    counted(declines, 'decline'),
    others === 0 ? '' : `${others} answered by email`,
  ].filter((text) => text !== '');
  const silent = waiting.filter(({ id: one }) => !open.some(({ company }) => company.id === one)).length;
  const sentences = [
    ...(counts.length === 0 ? [] : [`${inWords(counts)}.`]),
    silent === 0 ? allSentence(companies.length) : silentSentence(silent, companies.length),
  ];
  return { state: sentences.join(' '), next: nextStep(open[0]?.company.name, quotes, silent) };
}

function nextStep(asking: string | undefined, quotes: number, silent: number): string {
  if (asking !== undefined) return `answer ${asking}’s question`;
  if (silent > 0) return quotes > 0 ? 'wait for the others, or compare what is there' : 'wait; we remind the companies';
  return quotes > 0 ? 'compare the quotes' : 'ask another company';
}

function allSentence(count: number): string {
  return count === 1 ? 'The company has answered.' : `All ${count} companies have answered.`;
}

function silentSentence(silent: number, count: number): string {
  if (count === 1) return 'The company has not answered yet.';
  return silent === count
    ? `None of the ${count} companies has answered yet.`
    : `${silent} of ${count} companies ${silent === 1 ? 'has' : 'have'} not answered yet.`;
}

function closedSentence({ ordered, orderedCompanyId, companies }: BuyerRequest): string {
  if (ordered === 'no') return 'This request is closed: you have ordered from nobody.';
  if (ordered !== 'yes') return 'This request is closed.';
  const company = companies.find(({ companyId }) => companyId === orderedCompanyId);
  return `This request is closed: you have ordered from ${company?.name ?? 'another company'}.`;
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
