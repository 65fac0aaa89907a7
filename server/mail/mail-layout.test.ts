import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { layOutMail } from './mail-layout.ts';

const site = {
  name: 'Probe Finder',
  url: 'https://directory.example',
  operator: { name: 'Probe GmbH', address: 'Hafen 1, Hamburg', email: 'office@directory.example' },
};
const footer = { site, why: 'You get this email because you sent a request.' };

const lay = (content: Partial<MailContent> = {}) =>
  layOutMail({
    subject: 'Your request',
    blocks: [{ type: 'paragraph', text: 'It has been sent.' }],
    footer,
    ...content,
  });

test('decision 25: a mail has the same content as text and as HTML', () => {
  const { subject, body, html } = lay({
    caseNumber: 'R-42',
    preheader: 'Two companies have it.',
    greeting: 'Dear Ada Owner,',
    blocks: [
      { type: 'heading', text: 'The need' },
      { type: 'paragraph', text: 'Your request has been sent.' },
      {
        type: 'fields',
        fields: [
          ['Equipment', 'Pressure vessel'],
          ['Phone', ''],
          ['Date', null],
          ['Description', 'Two vessels.\nOne is hot.'],
        ],
      },
      { type: 'quote', text: 'When can you come?\nSoon?' },
      { type: 'list', items: ['First', 'Second'] },
      { type: 'buttons', links: [{ label: 'See your request', url: `${site.url}/requests/abc?a=1&b=2` }] },
      { type: 'links', links: [{ label: 'Profile', url: `${site.url}/company/1` }] },
    ],
  });
  expect(subject).toBe('Your request [R-42]');
  expect(body).toBe(`Case number: R-42

Dear Ada Owner,

THE NEED

Your request has been sent.

Equipment: Pressure vessel
Description:
Two vessels.
One is hot.

> When can you come?
> Soon?

- First
- Second

See your request: https://directory.example/requests/abc?a=1&b=2

Profile: https://directory.example/company/1

${'-- '}
Probe Finder is a free worldwide directory of certified inspection and testing companies. You get this email because you sent a request.
https://directory.example
Probe GmbH, Hafen 1, Hamburg, office@directory.example`);
  for (const text of ['Dear Ada Owner,', 'The need', 'Pressure vessel', 'One is hot.', 'Soon?', 'Second', 'R-42'])
    expect(html).toContain(text);
  expect(html).toContain('href="https://directory.example/requests/abc?a=1&amp;b=2"');
  expect(html).not.toMatch(/Phone|>Date/);
});

test('hardening H9: the HTML of a mail shows what visitors wrote as text', () => {
  const text = `O'Brien & Söhne <img src=x onerror="alert(1)">`;
  const { html } = lay({
    subject: text,
    caseNumber: 'R-1',
    greeting: `Dear ${text},`,
    preheader: text,
    blocks: [
      { type: 'heading', text },
      { type: 'paragraph', text },
      { type: 'fields', fields: [[text, text]] },
      { type: 'quote', text },
      { type: 'list', items: [text] },
      { type: 'buttons', links: [{ label: text, url: 'https://directory.example/?q="><script>' }] },
    ],
  });
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(html).toContain('O&#39;Brien &amp; Söhne &lt;img');
});

test('decision 25: the HTML of a mail loads nothing', () => {
  expect(lay().html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/);
});

test('decision 25: a sentence that ends with the name of a company has one full stop', () => {
  const { body, subject } = lay({
    subject: 'Your request to Göksırt Ltd. Şti..',
    blocks: [
      { type: 'paragraph', text: 'It has been sent to Göksırt Ltd. Şti.. They will answer... Soon.' },
      { type: 'quote', text: 'As I wrote..' },
    ],
  });
  expect(subject).toBe('Your request to Göksırt Ltd. Şti.');
  expect(body).toContain('sent to Göksırt Ltd. Şti. They will answer... Soon.');
  expect(body).toContain('> As I wrote..');
});

test('decision 25: mails that can be switched off say so to mail programs', () => {
  expect(lay().headers).toEqual({});
  const { headers, body, html } = lay({ footer: { ...footer, unsubscribeUrl: `${site.url}/mails/stop?t=1` } });
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://directory.example/mails/stop?t=1>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const form of [body, html]) expect(form).toContain('https://directory.example/mails/stop?t=1');
});
