import type { StoredRequest } from './stored-request.ts';

type Fields = [label: string, value: string | null][];

/** What is needed, for mails: the text of the buyer first, then where and when. */
export function needFields(request: StoredRequest): Fields {
  const { windowStart, windowEnd, certification, validOn } = request;
  return [
    ['Service needed', request.serviceDescription],
    ['Equipment type', request.equipmentType],
    ['Location', request.location],
    ['Preferred date', request.preferredDate],
    ['Earliest', windowStart],
    ['Latest', windowEnd],
    ['Urgency', request.urgency],
    ['Kind of work', request.work],
    ['Items', request.items],
    ['Material', request.material],
    ['Code or standard', request.code],
    ['Site access', request.access],
    ['Certificate', certification],
    ['Certificates valid on', validOn],
  ];
}

export function senderFields(request: StoredRequest): Fields {
  return [
    ['Name', request.customerName],
    ['Email', request.customerEmail],
    ['Address confirmed', request.confirmedAt === null ? null : 'yes'],
    ['Phone', request.customerPhone],
  ];
}
