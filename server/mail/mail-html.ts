import type { MailBlock, MailContent, MailLink } from './mail-content.ts';
import { aboutSite, operatorLine } from './mail-text.ts';

/** The tokens of web/styles/tokens.css; mail programs know no variables. */
const INK = '#15202b';
const SOFT = '#51606e';
const PAPER = '#f4f3ee';
const SHEET = '#fffefb';
const LINE = '#d9d6cb';
const FONT = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";
const MONO = "font-family:'IBM Plex Mono',Consolas,Menlo,monospace";
const TEXT = `${FONT};font-size:16px;line-height:24px;color:${INK}`;
const SMALL = `${FONT};font-size:13px;line-height:19px;color:${SOFT}`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const BREAK = 'word-break:break-word;overflow-wrap:anywhere';

/** Dark colours for mail programs that ask for them; the second form of the selectors is that of Outlook's apps. */
const DARK = [
  ['paper', 'background-color:#10171e'],
  ['sheet', 'background-color:#17212a;border-color:#2c3944'],
  ['ink', 'color:#eef1f2'],
  ['soft', 'color:#a3b0bb'],
  ['rule', 'border-color:#2c3944'],
  ['primary', 'background-color:#eef1f2;border-color:#eef1f2'],
  ['on-primary', 'color:#15202b'],
  ['secondary', 'border-color:#6d7c88'],
].map(([name, style = '']) => ({ name, style: style.replace(/(;|$)/g, ' !important$1') }));
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK.map(({ name, style }) => `.${name}{${style}}`).join('')}}
${DARK.map(({ name, style }) => `[data-ogsc] .${name}{${style}}`).join('')}
@media (max-width:480px){.pad{padding-left:20px !important;padding-right:20px !important}.stack{display:block !important;width:auto !important;padding-bottom:0 !important}.stack + .stack{border-top:0 !important;padding-top:0 !important;padding-bottom:10px !important}}`;

/** A mail as HTML: one column of tables with inline styles, which also Outlook shows. */
export function mailHtml({ subject, caseNumber, preheader, greeting, blocks, footer }: MailContent): string {
  const { site } = footer;
  const content = [
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...blocks.map((block) => blockHtml(block)),
  ].join('\n');
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${PAPER}">
${preheader === undefined ? '' : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}</div>`}
<table ${TABLE} class="paper" width="100%" style="background-color:${PAPER}"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} class="sheet" width="100%" style="max-width:600px;background-color:${SHEET};border:1px solid ${LINE};border-radius:6px;border-collapse:separate">
<tr><td class="pad rule" style="padding:16px 32px;border-bottom:1px solid ${LINE}">
<table ${TABLE} width="100%"><tr>
<td class="ink" align="left" style="${FONT};font-size:17px;line-height:24px;font-weight:bold;color:${INK}">${escaped(site.name)}</td>
${caseNumber === undefined ? '' : `<td class="soft" align="right" style="${MONO};font-size:13px;line-height:24px;color:${SOFT};white-space:nowrap">${escaped(caseNumber)}</td>`}
</tr></table>
</td></tr>
<tr><td class="pad" style="padding:28px 32px 12px 32px">
${content}
</td></tr>
<tr><td class="pad rule" style="padding:16px 32px 20px 32px;border-top:1px solid ${LINE}">
${footerHtml(footer)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function footerHtml({ site, why, links = [], unsubscribeUrl }: MailContent['footer']): string {
  const all = [
    { label: site.url.replace(/^https?:\/\//, ''), url: site.url },
    ...links,
    ...(unsubscribeUrl === undefined ? [] : [{ label: 'No more emails of this kind', url: unsubscribeUrl }]),
  ];
  const operator = operatorLine(site);
  const line = (html: string) => `<p class="soft" style="margin:0 0 6px 0;${SMALL};${BREAK}">${html}</p>`;
  return [
    line(escaped(`${aboutSite(site)} ${why}`)),
    line(all.map((link) => anchor(link, 'soft', `color:${SOFT}`)).join(' &nbsp;·&nbsp; ')),
    ...(operator === '' ? [] : [line(escaped(operator))]),
  ].join('\n');
}

function blockHtml(block: MailBlock): string {
  switch (block.type) {
    case 'heading':
      return `<h2 class="ink" style="margin:8px 0 12px 0;${FONT};font-size:19px;line-height:26px;font-weight:bold;color:${INK}">${escaped(block.text)}</h2>`;
    case 'paragraph':
      return paragraph(block.text);
    case 'fields':
      return `<table ${TABLE} width="100%" class="rule" style="margin:4px 0 20px 0;border-bottom:1px solid ${LINE}">${block.fields.map(([label, value]) => fieldRow(label, value ?? '')).join('')}</table>`;
    case 'buttons':
      return `<div style="margin:8px 0 12px 0">${block.links.map(button).join('')}</div>`;
    case 'links':
      return block.links
        .map(
          (link) =>
            `<p class="ink" style="margin:0 0 12px 0;${TEXT};${BREAK}">${anchor(link, 'ink', `color:${INK}`)}</p>`,
        )
        .join('');
    case 'quote':
      return `<table ${TABLE} width="100%" style="margin:4px 0 20px 0"><tr><td class="rule ink" style="padding:2px 0 2px 16px;border-left:3px solid ${LINE};${TEXT};${BREAK}">${withBreaks(block.text)}</td></tr></table>`;
    case 'list':
      return `<ul class="ink" style="margin:0 0 20px 0;padding:0 0 0 22px;${TEXT}">${block.items.map((item) => `<li style="margin:0 0 6px 0;${BREAK}">${withBreaks(item)}</li>`).join('')}</ul>`;
  }
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px 0;${TEXT};${BREAK}">${withBreaks(text)}</p>`;
}

function fieldRow(label: string, value: string): string {
  const cell = `border-top:1px solid ${LINE};padding:9px 0`;
  return `<tr>
<td class="soft rule stack" width="36%" valign="top" style="${cell};padding-right:16px;${FONT};font-size:14px;line-height:22px;color:${SOFT}">${escaped(label)}</td>
<td class="ink rule stack" valign="top" style="${cell};${FONT};font-size:15px;line-height:22px;color:${INK};${BREAK}">${withBreaks(value)}</td>
</tr>`;
}

function button(link: MailLink, index: number): string {
  const isPrimary = index === 0;
  const colour = isPrimary ? SHEET : INK;
  const look = isPrimary ? `background-color:${INK};border:1px solid ${INK}` : 'border:1px solid #7d868d';
  // The cell carries the padding: Outlook shows none on links.
  return `<table ${TABLE} style="margin:0 0 12px 0;border-collapse:separate"><tr><td class="${isPrimary ? 'primary' : 'secondary'}" align="center" ${isPrimary ? `bgcolor="${INK}" ` : ''}style="${look};border-radius:6px;padding:11px 20px"><a class="${isPrimary ? 'on-primary' : 'ink'}" href="${escaped(link.url)}" style="${FONT};font-size:16px;line-height:22px;font-weight:bold;color:${colour};text-decoration:none;display:inline-block">${escaped(link.label)}</a></td></tr></table>`;
}

function anchor({ label, url }: MailLink, name: string, style: string): string {
  return `<a class="${name}" href="${escaped(url)}" style="${style};text-decoration:underline">${escaped(label)}</a>`;
}

function withBreaks(text: string): string {
  return escaped(text).replaceAll('\n', '<br>\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
