import { dateText } from '#domain/certificates/certificate-text.ts';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import type { StoredRequest } from './stored-request.ts';

type Fields = [label: string, value: string | null][];

/** What is needed, for mails: the text of the buyer first, then where and when. */
export function needFields(request: StoredRequest): Fields {
  const { windowStart, windowEnd, certification, validOn, fileNames } = request;
  return [
    ['Service needed', request.serviceDescription],
    ['Equipment type', request.equipmentType],
    ['Location', request.location],
    ['Preferred date', dayOf(request.preferredDate)],
    ['Earliest', dayOf(windowStart)],
    ['Latest', dayOf(windowEnd)],
    ['Urgency', request.urgency],
    ['Kind of work', request.work],
    ['Items', request.items],
    ['Material', request.material],
    ['Code or standard', request.code],
    ['Site access', request.access],
    ['Certificate', certification],
    ['Certificates valid on', dayOf(validOn)],
    ['Files', fileNames.length === 0 ? null : `${fileNames.join(', ')} (on the page of this request)`],
  ];
}

/** Some write "the first week of May". */
function dayOf(date: string | null): string | null {
  return date !== null && isLocalDate(date) ? dateText(date) : date;
}

export function senderFields(request: StoredRequest): Fields {
  return [
    ['Name', request.customerName],
    ['Email', request.customerEmail],
    ['Address confirmed', request.confirmedAt === null ? null : 'yes'],
    ['Phone', request.customerPhone],
  ];
}
