import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { dateText, untilText } from '#domain/certificates/certificate-text.ts';
import { daysBetween, type LocalDate } from '#domain/certificates/local-date.ts';
import { isValidOn } from '#domain/certificates/valid-on.ts';
import { amountText } from './amount.ts';
import { INCLUDED_ITEMS, type QuoteInput } from './quote.ts';

/** "USD 18,400.00", "USD 2,150.00 per day", "USD 35.00 per weld" */
export function priceText({ amount, currency, priceKind, unit }: QuoteInput): string {
  const price = amountText(amount, currency);
  if (priceKind === 'lump sum') return price;
  return `${price} per ${priceKind === 'day rate' ? 'day' : unit}`;
}

/** What is included, and what is not. */
export function includedTexts({ included }: Pick<QuoteInput, 'included'>): { is: string; isNot: string } {
  return { is: sentence(included), isNot: INCLUDED_ITEMS.filter((item) => !included.includes(item)).join(', ') };
}

export function daysText(days: number, what: string): string {
  return `${days} ${what}${days === 1 ? '' : 's'}`;
}

/** "6 days after your date"; null without both dates. */
export function startNote(start: LocalDate | null, wanted: LocalDate | null, whose: string): string | null {
  if (start === null || wanted === null) return null;
  const days = daysBetween(wanted, start);
  if (days === 0) return `on ${whose} date`;
  return `${daysText(Math.abs(days), 'day')} ${days > 0 ? 'after' : 'before'} ${whose} date`;
}

/** The state today of the certificate that will be used. */
export function certificateNote(certificate: PublicCertificate): string {
  const { state, expires, untilWithdrawn } = certificate;
  if (state === 'claimed') return 'claimed, not checked';
  if (state === 'withdrawn') return 'withdrawn by its issuer';
  if (state === 'expired') return expires === null ? 'expired' : `expired ${dateText(expires)}`;
  if (expires === null) return untilWithdrawn ? 'checked, valid until withdrawn' : 'checked, no end date named';
  return `checked, valid until ${untilText(certificate)}`;
}

/** What is known today about a certificate on a day. */
export function certificateOn(
  certificate: PublicCertificate,
  date: LocalDate,
): { isValid: boolean; word: string; note: string | null } {
  const { state, issued, expires } = certificate;
  if (isValidOn(certificate, date)) return { isValid: true, word: 'Valid', note: null };
  if (state === 'withdrawn') return { isValid: false, word: 'Withdrawn', note: 'ask for another one' };
  if (expires !== null && expires < date)
    return { isValid: false, word: state === 'expired' ? 'Expired' : 'Ended by then', note: 'ask for the renewal' };
  if (issued !== null && issued > date) return { isValid: false, word: 'Not issued yet', note: null };
  return { isValid: false, word: 'Not checked', note: 'ask for the document' };
}

function sentence(words: readonly string[]): string {
  const text = words.join(', ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
