import { CONFIRMATION_DAYS, LINK_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Site } from '#domain/site.ts';
import { inWords } from '#domain/text/list-text.ts';
import { fieldLines, type Mail } from '#server/mail/outbox.ts';
import type { Recipient, StoredRequest } from './stored-request.ts';

/** To one company; to the admin if the directory has no address of the company. `link` opens the page of its answer. */
export function leadMail(
  request: StoredRequest,
  company: Recipient,
  site: Site,
  { to, link }: { to: string; link: string },
): Mail {
  const page = site.url + paths.lead(link);
  return {
    recipient: to,
    replyTo: request.customerEmail,
    kind: 'request-lead',
    about: { requestId: request.id, recipientId: company.id, companyId: company.companyId },
    subject: leadSubject(request),
    body: [
      company.email === ''
        ? `A buyer is asking ${company.name} for a quote. We have no email address for this company, so please pass the request on.`
        : `A buyer found ${company.name} on ${site.name} and is asking for a quote.`,
      requestLines(request),
      `Answer with a quote: ${page}\nAsk a question: ${page}#question\nDecline: ${page}#decline`,
      'Reply to this email to contact the buyer directly.',
      `${company.email === '' ? 'Company' : 'Your'} profile: ${profileOf(company, site)}`,
    ].join('\n\n'),
  };
}

/** To the admin: a request that nobody has got. */
export function unassignedMail(request: StoredRequest, site: Site, to: string): Mail {
  return {
    recipient: to,
    replyTo: request.customerEmail,
    kind: 'request-unassigned',
    about: { requestId: request.id },
    subject: leadSubject(request),
    body: [
      'A buyer is asking for a quote and has not chosen a company.',
      requestLines(request),
      'Reply to this email to contact the buyer directly.',
      `The best companies for it: ${site.url}${paths.admin}`,
    ].join('\n\n'),
  };
}

/**
 * To the sender. Unless the address is known to be the sender's it repeats no text of the request, so that the API cannot be
 * used to mail arbitrary text to anyone.
 */
export function copyMail(
  request: StoredRequest,
  companies: Recipient[],
  site: Site,
  { link, repeatsText }: { link: string; repeatsText: boolean },
): Mail {
  const [company, second] = companies;
  const isOne = second === undefined;
  return {
    recipient: request.customerEmail,
    replyTo: (isOne && company?.email) || null,
    kind: 'request-copy',
    about: { requestId: request.id },
    subject: `Your request to ${company === undefined ? site.name : isOne ? company.name : `${companies.length} companies`}${repeatsText ? `: ${request.equipmentType}` : ''}`,
    body: [
      repeatsText ? `Dear ${request.customerName},` : 'Hello,',
      sentSentences(companies, site).join(' '),
      `See your request: ${site.url}${paths.buyerRequest(link)}\nThe page shows what becomes of it. The link is private and valid for ${LINK_DAYS} days.`,
      ...(repeatsText ? [`Your request ${caseNumber(request)}:`, requestLines(request)] : []),
      ...(company === undefined
        ? [site.url]
        : companies.map((one) => `${isOne ? 'Company profile' : one.name}: ${profileOf(one, site)}`)),
      'If you did not send this request, please ignore this email.',
    ].join('\n\n'),
  };
}

/** To the sender of a request that waits: nothing that the sender typed, as the address may be somebody else's. */
export function confirmationMail(request: StoredRequest, site: Site, link: string): Mail {
  return {
    recipient: request.customerEmail,
    replyTo: null,
    kind: 'request-confirmation',
    about: { requestId: request.id },
    subject: `Please confirm your request ${caseNumber(request)}`,
    body: [
      'Hello,',
      `a request for a quote was sent on ${site.name} with this email address. It goes to the companies once you confirm it:`,
      site.url + paths.buyerRequest(link),
      `Without that it is deleted after ${CONFIRMATION_DAYS} days. If you did not send it, please ignore this email.`,
    ].join('\n\n'),
  };
}

/** To the sender: an admin has sent the request on. */
export function forwardedMail(request: StoredRequest, companies: Recipient[], site: Site, link: string): Mail {
  return {
    recipient: request.customerEmail,
    replyTo: null,
    kind: 'request-forwarded',
    about: { requestId: request.id },
    subject: `Your request ${caseNumber(request)} has been sent on`,
    body: [
      'Hello,',
      sentSentences(companies, site).join(' '),
      `See your request: ${site.url}${paths.buyerRequest(link)}`,
      companies.map((one) => `${one.name}: ${profileOf(one, site)}`).join('\n'),
    ].join('\n\n'),
  };
}

function sentSentences(companies: Recipient[], site: Site): string[] {
  if (companies.length === 0)
    return [`We have received your request. ${site.name} will look for companies that can do this job.`];
  const names = (some: Recipient[]) => inWords(some.map(({ name }) => name));
  const [reached, others] = [companies.filter(({ email }) => email), companies.filter(({ email }) => email === '')];
  return [
    ...(reached.length > 0 ? [`Your request to ${names(reached)} has been sent. They will contact you soon.`] : []),
    ...(others.length > 0 ? [`We have received your request to ${names(others)} and will pass it on.`] : []),
  ];
}

function leadSubject({ urgency, equipmentType, location }: StoredRequest): string {
  return `${urgency === 'Emergency' ? 'Emergency: ' : ''}Request for a quote: ${equipmentType}, ${location}`;
}

function profileOf({ companyId, name }: Recipient, site: Site): string {
  return site.url + paths.company({ id: companyId, name });
}

function requestLines(request: StoredRequest): string {
  const { windowStart, windowEnd, certification, validOn } = request;
  return fieldLines([
    ['Request', caseNumber(request)],
    ['Name', request.customerName],
    ['Email', request.customerEmail],
    ['Address confirmed', request.confirmedAt === null ? null : 'yes'],
    ['Phone', request.customerPhone],
    ['Equipment type', request.equipmentType],
    ['Kind of work', request.work],
    ['Items', request.items],
    ['Material', request.material],
    ['Code or standard', request.code],
    ['Location', request.location],
    ['Site access', request.access],
    ['Urgency', request.urgency],
    ['Preferred date', request.preferredDate],
    ['Earliest', windowStart],
    ['Latest', windowEnd],
    ['Certificate', certification],
    ['Certificates valid on', validOn],
    ['Service needed', request.serviceDescription],
  ]);
}
