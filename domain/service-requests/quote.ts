import { z } from 'zod';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { MAX_ID, MAX_MESSAGE_LENGTH } from '#domain/constants.ts';
import { optionalDate, optionalLine, optionalLines } from '#domain/validation.ts';
import { CURRENCIES, readAmount } from './amount.ts';
import type { RequestFile } from './request-file.ts';

export const PRICE_KINDS = ['lump sum', 'day rate', 'unit rate'] as const;
export const INCLUDED_ITEMS = ['mobilisation', 'report', 'equipment'] as const;

const MAX_UNIT_LENGTH = 120;
const MAX_EXTRAS_LENGTH = 1000;
const MAX_DAYS = 3650;

const included = z.enum(INCLUDED_ITEMS, { error: 'Please choose from the list' });

/** What a company fills in (decision 41). Texts of a form: an empty one is not given. */
export const quoteForm = z
  .object({
    priceKind: z.enum(PRICE_KINDS, { error: 'Please choose what the price is for' }),
    unit: optionalLine(MAX_UNIT_LENGTH),
    currency: z.enum(CURRENCIES, { error: 'Please choose a currency' }),
    amount: z.string({ error: 'Please enter the price' }),
    included: z
      .union([included.transform((item) => [item]), z.array(included)])
      .optional()
      .transform((items = []) => INCLUDED_ITEMS.filter((item) => items.includes(item))),
    extras: optionalLines(MAX_EXTRAS_LENGTH),
    earliestStart: optionalDate(),
    durationDays: days(1),
    reportDays: days(0),
    validUntil: optionalDate(),
    certificateId: z
      .string()
      .regex(/^([1-9]\d{0,9})?$/, 'Please choose one of your certificates')
      .optional()
      .transform((text) => Number(text) || null)
      .refine((id) => id === null || id <= MAX_ID, 'Please choose one of your certificates'),
    remarks: optionalLines(MAX_MESSAGE_LENGTH),
  })
  .transform((quote, context) => {
    const read = readAmount(quote.amount, quote.currency);
    if ('problem' in read) context.addIssue({ code: 'custom', path: ['amount'], message: read.problem });
    if (quote.priceKind === 'unit rate' && quote.unit === null)
      context.addIssue({ code: 'custom', path: ['unit'], message: 'Please name the unit, such as weld or metre' });
    const unit = quote.priceKind === 'unit rate' ? quote.unit : null;
    return { ...quote, unit, amount: 'amount' in read ? read.amount : '' };
  });
export type QuoteInput = z.output<typeof quoteForm>;

/** The newest version of a company's quote, with the certificate as it is today. */
export type Quote = QuoteInput & {
  id: number;
  recipientId: number;
  companyId: number;
  companyName: string;
  /** Null: none is named, or it is no longer listed. */
  certificate: PublicCertificate | null;
  file: RequestFile | null;
  createdAt: string;
  /** How many versions there are. */
  versions: number;
};

/** The days of the buyer: when the work should begin, and when the certificate must be valid. */
export type BuyerDates = { start: LocalDate | null; validOn: LocalDate | null };

function days(min: number) {
  const message = `Please enter a number of days from ${min} to ${MAX_DAYS}`;
  return z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, message)
    .optional()
    .transform((text) => (text ? Number(text) : null))
    .refine((count) => count === null || (count >= min && count <= MAX_DAYS), message);
}
