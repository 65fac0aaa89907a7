import { paths } from '#domain/paths.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { Site } from '#domain/site.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';
import type { Recipient, StoredRequest } from './stored-request.ts';

/** To the admin: a request that cannot wait, and who has it. */
export function emergencyMail(request: StoredRequest, recipients: readonly Recipient[], site: Site, to: string): Mail {
  return {
    recipient: to,
    replyTo: request.customerEmail,
    kind: 'request-emergency',
    about: { requestId: request.id },
    ...layOutMail({
      subject: `Emergency request: ${request.equipmentType}, ${request.location}`,
      caseNumber: caseNumber(request),
      preheader: 'Please make sure that it is answered.',
      blocks: [
        {
          type: 'paragraph',
          text: 'A buyer cannot wait. Please make sure that a company answers, or send the request on to others.',
        },
        { type: 'buttons', links: [{ label: 'Open the request', url: site.url + paths.adminRequest(request.id) }] },
        {
          type: 'fields',
          fields: [
            ['Equipment type', request.equipmentType],
            ['Location', request.location],
            ['Service needed', request.serviceDescription],
            ['Name', request.customerName],
            ['Email', request.customerEmail],
            ['Phone', request.customerPhone],
          ],
        },
        { type: 'heading', text: 'Who has it' },
        {
          type: 'list',
          items: recipients.map(({ name, email }) => `${name}${email === '' ? ', which has no email address' : ''}`),
        },
      ],
      footer: adminFooter(site),
    }),
  };
}
