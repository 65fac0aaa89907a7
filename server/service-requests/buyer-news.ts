import { paths } from '#domain/paths.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import type { SuggestedCompanies } from '#domain/service-requests/service-request-admin.ts';
import type { Site } from '#domain/site.ts';
import { inWords } from '#domain/text/list-text.ts';
import type { MailBlock } from '#server/mail/mail-content.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { fairLeadsLink } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';
import type { StoredRequest } from './stored-request.ts';

export type News =
  | { kind: 'all-answered'; count: number }
  | { kind: 'next-best'; waiting: string[]; count: number; suggested: SuggestedCompanies['items'] }
  | { kind: 'order-question'; companies: string[] };

/** What the buyer hears of a request without a new answer. The button leads to the private page. */
export function newsMail(request: StoredRequest, news: News, site: Site, link: string): Mail {
  const page = site.url + paths.buyerRequest(link);
  const { subject, blocks } = contentOf(news, page);
  return {
    recipient: request.customerEmail,
    replyTo: null,
    kind: `request-${news.kind}`,
    about: { requestId: request.id },
    ...layOutMail({
      subject,
      caseNumber: caseNumber(request),
      greeting: `Dear ${request.customerName},`,
      blocks,
      footer: {
        site,
        why: `You get this email because you asked for quotes on ${site.name}.`,
        links: [fairLeadsLink(site)],
      },
    }),
  };
}

function contentOf(news: News, page: string): { subject: string; blocks: MailBlock[] } {
  if (news.kind === 'all-answered')
    return {
      subject: 'All companies have answered your request',
      blocks: [
        { type: 'paragraph', text: `All ${news.count} companies that you asked have answered.` },
        { type: 'buttons', links: [{ label: 'Compare the answers', url: page }] },
      ],
    };
  if (news.kind === 'order-question')
    return {
      subject: 'Did you order? From whom?',
      blocks: [
        {
          type: 'paragraph',
          text: `A month ago you asked ${inWords(news.companies)} for a quote. Did you order, and from whom? One click answers it, and we ask only once.`,
        },
        { type: 'buttons', links: [{ label: 'Answer the question', url: `${page}#order` }] },
      ],
    };
  const { waiting, count, suggested } = news;
  return {
    subject: `${waiting.length} of ${count} companies ${waiting.length === 1 ? 'has' : 'have'} not answered your request`,
    blocks: [
      { type: 'paragraph', text: `After 7 days there is no answer from ${inWords(waiting)}.` },
      ...nextBest(suggested),
      { type: 'buttons', links: [{ label: 'Ask another company', url: `${page}#add` }] },
    ],
  };
}

function nextBest(suggested: SuggestedCompanies['items']): MailBlock[] {
  if (suggested.length === 0) return [];
  const items = suggested.map(({ name, location }) => `${name}, ${location}`);
  return [
    { type: 'paragraph', text: 'The next best companies for this job:' },
    { type: 'list', items },
  ];
}
