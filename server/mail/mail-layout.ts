import type { MailBlock, MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { Mail } from './outbox.ts';

/** The one layout of all mails: subject, text, and the same as HTML without scripts, images and addresses of others. */
export function layOutMail(
  content: MailContent,
): Pick<Mail, 'subject' | 'body'> & { html: string; headers: Record<string, string> } {
  const { caseNumber, footer } = content;
  const subject = withoutDoubleStops(caseNumber === undefined ? content.subject : `${content.subject} [${caseNumber}]`);
  const mail = { ...content, subject, blocks: content.blocks.flatMap(withContent) };
  const headers: Record<string, string> =
    footer.unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${footer.unsubscribeUrl}>`,
          ...(footer.unsubscribeUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        };
  return { subject, body: mailText(mail), html: mailHtml(mail), headers };
}

/** Leaves out what is empty, and corrects the sentences that end with the name of a company. */
function withContent(block: MailBlock): MailBlock[] {
  if (block.type === 'paragraph') return [{ ...block, text: withoutDoubleStops(block.text) }];
  if (block.type === 'fields') {
    const fields = block.fields.filter(([, value]) => value !== null && value !== undefined && value !== '');
    return fields.length === 0 ? [] : [{ ...block, fields }];
  }
  return [block];
}

/** "We have written to Gulf NDT Ltd.." ends with one full stop; an ellipsis stays. */
function withoutDoubleStops(text: string): string {
  return text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
}
