import { CONFIRMATION_DAYS, EMERGENCY_HOURS, LINK_DAYS, REMINDER_WORKING_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Site } from '#domain/site.ts';
import { inWords } from '#domain/text/list-text.ts';
import type { MailBlock, MailContent } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter, fairLeadsLink } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { needFields, senderFields } from './request-fields.ts';
import type { Recipient, StoredRequest } from './stored-request.ts';

/**
 * To one company, first the need and then who asks; to the admin if the directory has no address of the company. `link` opens
 * the page of its answer.
 */
export function leadMail(
  request: StoredRequest,
  company: Recipient,
  site: Site,
  { to, link }: { to: string; link: string },
): Mail {
  const page = site.url + paths.lead(link);
  const hasAddress = company.email !== '';
  const isEmergency = request.urgency === 'Emergency';
  const intro = hasAddress
    ? `A buyer found ${company.name} on ${site.name}, a directory of inspection and testing companies, and is asking for a quote${isEmergency ? ' in an emergency' : ''}. The request costs you nothing, now or later. Please answer within ${isEmergency ? `${EMERGENCY_HOURS} hours` : `${REMINDER_WORKING_DAYS[0]} working days`}, if only by declining.`
    : `A buyer is asking ${company.name} for a quote. The request could not be delivered: we have no email address for this company. Please pass it on, by phone or by its website, or send it on to another company. If you enter an address of the company, further requests reach it.`;
  return {
    recipient: to,
    replyTo: request.customerEmail,
    kind: 'request-lead',
    about: { requestId: request.id, recipientId: company.id, companyId: company.companyId },
    ...layOutMail({
      subject: leadSubject(request),
      caseNumber: caseNumber(request),
      greeting: 'Hello,',
      blocks: [
        { type: 'paragraph', text: intro },
        { type: 'heading', text: 'What is needed' },
        { type: 'fields', fields: needFields(request) },
        {
          type: 'buttons',
          links: [
            { label: 'Answer with a quote', url: `${page}#quote` },
            { label: 'Ask a question', url: `${page}#question` },
            { label: 'Decline', url: `${page}#decline` },
          ],
        },
        { type: 'heading', text: 'Who asks' },
        { type: 'fields', fields: senderFields(request) },
        {
          type: 'paragraph',
          text: `${hasAddress ? 'You need' : 'The company needs'} no account. ${hasAddress ? 'You can also reply' : 'You can also reply for it'} to this email: your reply goes to the buyer. Then mark the request as answered on the same page, so that we send no reminder.`,
        },
        {
          type: 'links',
          links: hasAddress
            ? [{ label: 'Your profile', url: profileOf(company, site) }]
            : [
                { label: 'Send it on to another company', url: site.url + paths.adminRequest(request.id) },
                { label: 'Enter an address of the company', url: site.url + paths.adminCompany(company.companyId) },
                { label: 'Company profile', url: profileOf(company, site) },
              ],
        },
      ],
      footer: hasAddress
        ? {
            site,
            why: `You get this email because ${company.name} is listed on ${site.name} and a buyer chose it.`,
            links: [fairLeadsLink(site), { label: 'Correct or remove this listing', url: site.url + paths.contact }],
          }
        : { ...adminFooter(site), links: [fairLeadsLink(site)] },
    }),
  };
}

/** To the admin: a request that nobody has got. */
export function unassignedMail(request: StoredRequest, site: Site, to: string): Mail {
  const isChosen = request.companyIds.length > 0;
  const chosen = isChosen ? 'chosen companies that are no longer listed' : 'not chosen a company';
  return {
    recipient: to,
    replyTo: request.customerEmail,
    kind: 'request-unassigned',
    about: { requestId: request.id },
    ...layOutMail({
      subject: leadSubject(request),
      caseNumber: caseNumber(request),
      greeting: 'Hello,',
      blocks: [
        { type: 'paragraph', text: `A buyer is asking for a quote and has ${chosen}.` },
        { type: 'fields', fields: [...needFields(request), ...senderFields(request)] },
        {
          type: 'buttons',
          links: [{ label: 'See the best companies for it', url: site.url + paths.adminRequest(request.id) }],
        },
        { type: 'paragraph', text: 'Reply to this email to contact the buyer directly.' },
      ],
      footer: adminFooter(site),
    }),
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
  const to = company === undefined ? site.name : isOne ? company.name : `${companies.length} companies`;
  const copy: MailBlock[] = [
    { type: 'heading', text: 'Your request' },
    { type: 'fields', fields: [...needFields(request), ...senderFields(request)] },
  ];
  return {
    recipient: request.customerEmail,
    replyTo: (isOne && company?.email) || null,
    kind: 'request-copy',
    about: { requestId: request.id },
    ...layOutMail({
      subject: `Your request to ${to}${repeatsText ? `: ${request.equipmentType}` : ''}`,
      caseNumber: caseNumber(request),
      greeting: repeatsText ? `Dear ${request.customerName},` : 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: [...sentSentences(companies, site), ...goneSentences(request, companies)].join(' '),
        },
        { type: 'buttons', links: [{ label: 'See your request', url: site.url + paths.buyerRequest(link) }] },
        {
          type: 'paragraph',
          text: `The page shows what becomes of it. The link is private and valid for ${LINK_DAYS} days. Do not pass it on, nor leave it in a reply to this email.`,
        },
        ...(repeatsText ? copy : []),
        ...profileLinks(companies, site),
        {
          type: 'paragraph',
          text: 'If you did not send this request, open the page and withdraw it. Companies that have it are informed.',
        },
      ],
      footer: buyerFooter(site),
    }),
  };
}

/** To the sender of a request that waits: nothing that the sender typed, as the address may be somebody else's. */
export function confirmationMail(request: StoredRequest, site: Site, link: string): Mail {
  return {
    recipient: request.customerEmail,
    replyTo: null,
    kind: 'request-confirmation',
    about: { requestId: request.id },
    ...layOutMail({
      subject: 'Please confirm your request',
      caseNumber: caseNumber(request),
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: `A request for a quote was sent on ${site.name} with this email address. It goes out once you confirm it.`,
        },
        { type: 'buttons', links: [{ label: 'Confirm the request', url: site.url + paths.buyerRequest(link) }] },
        {
          type: 'paragraph',
          text: `Without that it is deleted after ${CONFIRMATION_DAYS} days. If you did not send it, please ignore this email.`,
        },
      ],
      footer: buyerFooter(site),
    }),
  };
}

/** To the sender: an admin has sent the request on. */
export function forwardedMail(request: StoredRequest, companies: Recipient[], site: Site, link: string): Mail {
  return {
    recipient: request.customerEmail,
    replyTo: null,
    kind: 'request-forwarded',
    about: { requestId: request.id },
    ...layOutMail({
      subject: 'Your request has been sent on',
      caseNumber: caseNumber(request),
      greeting: 'Hello,',
      blocks: [
        {
          type: 'paragraph',
          text: [...sentSentences(companies, site), ...goneSentences(request, companies)].join(' '),
        },
        { type: 'buttons', links: [{ label: 'See your request', url: site.url + paths.buyerRequest(link) }] },
        ...profileLinks(companies, site),
      ],
      footer: buyerFooter(site),
    }),
  };
}

function profileLinks(companies: Recipient[], site: Site): MailBlock[] {
  if (companies.length === 0) return [];
  const label = ({ name }: Recipient) => (companies.length === 1 ? 'Company profile' : name);
  return [{ type: 'links', links: companies.map((one) => ({ label: label(one), url: profileOf(one, site) })) }];
}

function buyerFooter(site: Site): MailContent['footer'] {
  return {
    site,
    why: 'You get this email because this address was entered in a request for a quote.',
    links: [fairLeadsLink(site)],
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

/** A company may leave the directory while a request waits for its sender. */
function goneSentences({ companyIds }: StoredRequest, companies: Recipient[]): string[] {
  const gone = companyIds.length - companies.length;
  if (gone <= 0) return [];
  if (gone === 1) return ['One company that you chose is no longer listed and has not got it.'];
  return [`${gone} companies that you chose are no longer listed and have not got it.`];
}

function leadSubject({ urgency, equipmentType, location }: StoredRequest): string {
  return `${urgency === 'Emergency' ? 'Emergency: ' : ''}Request for a quote: ${equipmentType}, ${location}`;
}

function profileOf({ companyId, name }: Recipient, site: Site): string {
  return site.url + paths.company({ id: companyId, name });
}
