import type { Site } from '#domain/site.ts';
import type { MailBlock, MailContent, MailLink } from './mail-content.ts';

/** A mail as plain text, for mail programs without HTML and for those who prefer it. */
export function mailText({ caseNumber, greeting, blocks, footer }: MailContent): string {
  const { site, why, links = [], unsubscribeUrl } = footer;
  const footerLinks =
    unsubscribeUrl === undefined ? links : [...links, { label: 'No more emails of this kind', url: unsubscribeUrl }];
  return [
    ...(caseNumber === undefined ? [] : [`Case number: ${caseNumber}`]),
    ...(greeting === undefined ? [] : [greeting]),
    ...blocks.map(blockText),
    ['-- ', `${aboutSite(site)} ${why}`, ...footerLinks.map(linkText), site.url, operatorLine(site)]
      .filter((line) => line !== '')
      .join('\n'),
  ].join('\n\n');
}

/** The sentence about the site in the footer. */
export function aboutSite(site: Site): string {
  return `${site.name} is a free worldwide directory of certified inspection and testing companies.`;
}

/** Who runs the site, as far as it is set. */
export function operatorLine({ operator }: Site): string {
  return [operator.name, operator.address, operator.email].filter((part) => part !== '').join(', ');
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text.toUpperCase();
    case 'paragraph':
      return block.text;
    case 'fields':
      return block.fields.map(([label, value]) => fieldText(label, value ?? '')).join('\n');
    case 'buttons':
    case 'links':
      return block.links.map(linkText).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
  }
}

function fieldText(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
}

function linkText({ label, url }: MailLink): string {
  return `${label}: ${url}`;
}
