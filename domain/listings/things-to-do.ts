import { dateText, durationText } from '#domain/certificates/certificate-text.ts';
import { addDays, daysBetween, isBefore, type LocalDate } from '#domain/certificates/local-date.ts';
import { uncheckableReason } from '#domain/certificates/uncheckable.ts';
import { paths } from '#domain/paths.ts';
import { elapsedText } from '#domain/service-requests/moment-text.ts';
import type { LeadSummary, ListingCertificate, ListingOverview } from './listing.ts';

/** Certificates that end within so many days are to be renewed. */
const ENDING_DAYS = 90;
const MINUTES_PER_HOUR = 60;

/** Something that only the company can do. */
export type ToDo = { title: string; rest: string; note: string; action: string; href: string };
type Given = Pick<ListingOverview, 'company' | 'certificates' | 'waitingLeads' | 'responseRecord' | 'today' | 'now'>;

/** What needs the company: first requests, which go elsewhere while they wait, emergencies before others, then certificates by their end. */
export function thingsToDo(given: Given): ToDo[] {
  const { company, certificates, waitingLeads, today } = given;
  return [
    ...waitingLeads.toSorted((one, other) => rankOf(one) - rankOf(other)).map((lead) => leadToDo(lead, given)),
    ...certificates
      .filter((certificate) => isEnding(certificate, today) && !isRenewed(certificate, certificates))
      .map((certificate) => renewal(company.id, certificate, today)),
    ...certificates
      .filter((certificate) => certificate.state === 'refused' && !isRenewed(certificate, certificates))
      .map((certificate) => refusal(company.id, certificate)),
    ...certificates
      .filter(
        ({ state, documents, name }) =>
          state === 'claimed' && documents.length === 0 && uncheckableReason(name) === null,
      )
      .map((certificate) => document(company.id, certificate)),
  ];
}

/** Whether another certificate of that name stands for it already, checked or waiting for the check. */
export function isRenewed(one: ListingCertificate, all: readonly ListingCertificate[]): boolean {
  return all.some(
    (other) =>
      other.id > one.id &&
      other.name.toLowerCase() === one.name.toLowerCase() &&
      other.holderName === one.holderName &&
      (other.state === 'checked' || other.state === 'claimed'),
  );
}

function isEnding({ state, expires }: ListingCertificate, today: LocalDate): boolean {
  if (state === 'expired') return true;
  const isCurrent = state === 'checked' || state === 'claimed';
  return isCurrent && expires !== null && !isBefore(addDays(today, ENDING_DAYS), expires);
}

function rankOf({ urgency }: LeadSummary): number {
  return urgency === 'Emergency' ? 0 : 1;
}

function leadToDo(lead: LeadSummary, { company, responseRecord, now }: Given): ToDo {
  const { equipmentType, location, urgency, sentAt, hasNewMessage, recipientId } = lead;
  const usual = responseRecord?.medianMinutes;
  const habit =
    usual === null || usual === undefined
      ? ''
      : `; you usually answer within ${Math.max(1, Math.round(usual / MINUTES_PER_HOUR))} working hours`;
  const isEmergency = urgency === 'Emergency';
  return {
    title: hasNewMessage ? 'New message:' : isEmergency ? 'Emergency:' : 'New request:',
    rest: `${equipmentType}, ${location}`,
    note: hasNewMessage ? 'the buyer waits for your answer' : `arrived ${elapsedText(sentAt, now)} ago${habit}`,
    action: 'Answer',
    href: paths.manageRequest(company.id, recipientId),
  };
}

function renewal(
  companyId: number,
  { id, name, state, expires, holderKind }: ListingCertificate,
  today: LocalDate,
): ToDo {
  const days = expires === null ? 0 : daysBetween(today, expires);
  const whose = holderKind === 'person' ? ' of one inspector' : '';
  const isOver = state === 'expired';
  const end = expires === null ? '' : dateText(expires);
  return {
    title: name,
    rest: `${whose} ${isOver ? 'ended' : 'ends'} on ${end}`,
    note: isOver
      ? 'send the renewal, and buyers see it as claimed until we have checked it'
      : `in ${durationText(days)}; send the renewal${state === 'checked' ? ' and the mark stays green' : ''}`,
    action: 'Send renewal',
    href: paths.renewOwnCertificate(companyId, id),
  };
}

function refusal(companyId: number, { id, name, endReason }: ListingCertificate): ToDo {
  return {
    title: name,
    rest: ' was not accepted',
    note: endReason ?? 'we could not confirm it',
    action: 'Add it again',
    href: paths.renewOwnCertificate(companyId, id),
  };
}

function document(companyId: number, { id, name }: ListingCertificate): ToDo {
  return {
    title: name,
    rest: ' is claimed, not checked',
    note: 'add the certificate, so that we can look it up',
    action: 'Add document',
    href: `${paths.manageCertificate(companyId, id)}#document`,
  };
}
