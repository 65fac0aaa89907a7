import type { ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import type { Site } from '#domain/site.ts';
import { fieldLines, type Mail } from '#server/mail/outbox.ts';

type Recipient = { name: string; email: string; profileUrl: string } | undefined;

/**
 * The mails of a service request (decision 14): one to the company, a copy to the sender. Without a form token the copy
 * repeats no text, so that the API cannot be used to mail arbitrary text to anyone.
 */
export function serviceRequestMails(
  input: ServiceRequestInput,
  company: Recipient,
  site: Site,
  fallback: string | undefined,
  isOfForm: boolean,
): Mail[] {
  const to = company?.email || fallback;
  const copy: Mail = {
    recipient: input.customerEmail,
    replyTo: company?.email || null,
    subject: `Your request to ${company?.name ?? site.name}${isOfForm ? `: ${input.equipmentType}` : ''}`,
    body: [
      isOfForm ? `Dear ${input.customerName},` : 'Hello,',
      company === undefined
        ? `We have received your request. ${site.name} will look for companies that can do this job.`
        : company.email === ''
          ? `We have received your request to ${company.name} and will pass it on.`
          : `Your request to ${company.name} has been sent. They will contact you soon.`,
      ...(isOfForm ? ['Your request:', requestLines(input)] : []),
      company === undefined ? site.url : `Company profile: ${company.profileUrl}`,
      'If you did not send this request, please ignore this email.',
    ].join('\n\n'),
  };
  if (to === undefined || to === '') return [copy];
  const lead: Mail = {
    recipient: to,
    replyTo: input.customerEmail,
    subject: `${input.urgency === 'Emergency' ? 'Emergency: ' : ''}Request for a quote: ${input.equipmentType}, ${input.location}`,
    body: [
      company === undefined
        ? 'A buyer is asking for a quote and has not chosen a company.'
        : company.email === ''
          ? `A buyer is asking ${company.name} for a quote. We have no email address for this company, so please pass the request on.`
          : `A buyer found ${company.name} on ${site.name} and is asking for a quote.`,
      requestLines(input),
      'Reply to this email to contact the buyer directly.',
      company === undefined ? site.url : `${company.email === '' ? 'Company' : 'Your'} profile: ${company.profileUrl}`,
    ].join('\n\n'),
  };
  return [lead, copy];
}

function requestLines(input: ServiceRequestInput): string {
  return fieldLines([
    ['Name', input.customerName],
    ['Email', input.customerEmail],
    ['Phone', input.customerPhone],
    ['Equipment type', input.equipmentType],
    ['Location', input.location],
    ['Urgency', input.urgency],
    ['Preferred date', input.preferredDate],
    ['Certificates valid on', input.validOn],
    ['Service needed', input.serviceDescription],
  ]);
}
