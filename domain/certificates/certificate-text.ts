import type { PublicCertificate } from './certificate.ts';
import { PUBLIC_STATES, type PublicState } from './certificate-status.ts';
import { daysBetween, type LocalDate } from './local-date.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAYS_PER_MONTH = 30.44;
/** From here on a length of time is counted in months. */
const MIN_MONTHS_IN_DAYS = 62;

/** "14 Nov 2026" */
export function dateText(date: LocalDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** "16 months", "9 days" */
export function durationText(days: number): string {
  const isLong = days >= MIN_MONTHS_IN_DAYS;
  const count = isLong ? Math.floor(days / DAYS_PER_MONTH) : days;
  return `${count} ${isLong ? 'month' : 'day'}${count === 1 ? '' : 's'}`;
}

/** How far the end is, or how long ago it was. */
export function endNote({ state, expires }: PublicCertificate, today: LocalDate): string | null {
  if (state === 'claimed') return 'not checked';
  if (state === 'withdrawn' || expires === null) return null;
  const days = daysBetween(today, expires);
  if (state === 'expired') return days < 0 ? `${durationText(-days)} ago` : null;
  return days <= 0 ? 'ends today' : `${durationText(days)} left`;
}

export function untilText({ expires, untilWithdrawn }: PublicCertificate): string {
  if (expires !== null) return dateText(expires);
  return untilWithdrawn ? 'Until withdrawn' : 'Not named';
}

const STATE_WORDS: Record<PublicState, string> = {
  checked: 'Checked',
  claimed: 'Claimed',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

export function stateWord({ state, checkedOn }: PublicCertificate): string {
  return state === 'checked' && checkedOn !== null ? `Checked ${dateText(checkedOn)}` : STATE_WORDS[state];
}

const CHECK_PLACES = {
  register: 'at the issuer’s register',
  document: 'by its document',
  issuer: 'by asking the issuer',
};

/** Where it was checked. */
export function checkPlace({ checkedHow }: PublicCertificate): string {
  return checkedHow === null ? '' : CHECK_PLACES[checkedHow];
}

/** The second line of the state: where it was checked, since when it is claimed, or when it ended. */
export function stateNote(certificate: PublicCertificate): string {
  const { state, checkedOn, endedOn, listedOn } = certificate;
  if (state === 'checked') return checkPlace(certificate);
  if (state === 'claimed') return `since ${dateText(listedOn)}`;
  if (state === 'withdrawn' && endedOn !== null) return `on ${dateText(endedOn)}`;
  return checkedOn === null ? 'was never checked' : `was checked ${dateText(checkedOn)}`;
}

/** Who holds it, where that is not the company as a whole. A person is named with consent only. */
export function holderText({ holderKind, holderName, state }: PublicCertificate): string | null {
  if (holderKind === 'company') return null;
  if (holderKind === 'site') return holderName === null ? 'Held by one site' : `Site: ${holderName}`;
  if (holderName !== null) return `Held by ${holderName}`;
  return state === 'claimed' ? 'Held by a person' : 'Held by a named person, seen by us';
}

/** Whether a company states nothing of it but its name. */
export function isNameOnly(certificate: PublicCertificate): boolean {
  const { state, number, issuer, accreditationBody, expires, untilWithdrawn } = certificate;
  const stated = [number, issuer, accreditationBody, expires, holderText(certificate), ...scopeLines(certificate)];
  return state === 'claimed' && !untilWithdrawn && stated.every((text) => text === null);
}

/** What its name leaves open: "quality management" for ISO 9001; null if nothing. */
export function nameInFull({ name, fullName }: PublicCertificate): string | null {
  if (fullName === null || fullName === name) return null;
  return fullName.startsWith(`${name} `) ? fullName.slice(name.length + 1) : fullName;
}

/** What it covers: the scope in words, and what else is stated, as far as those words do not name it. */
export function scopeLines({ scope, methods, sectors, productGroups, standards }: PublicCertificate): string[] {
  const words = scope?.toLowerCase() ?? '';
  const others = [methods, standards, sectors, productGroups].flatMap((items) => {
    const missing = items.filter((item) => !words.includes(item.toLowerCase()));
    return missing.length === 0 ? [] : missing.join(', ');
  });
  return [scope, others.join('; ')].filter((line): line is string => line !== null && line !== '');
}

/** "3 checked, 1 claimed" */
export function countStates(certificates: readonly PublicCertificate[]): string {
  return PUBLIC_STATES.flatMap((state) => {
    const count = certificates.filter((certificate) => certificate.state === state).length;
    return count === 0 ? [] : `${count} ${state}`;
  }).join(', ');
}
