import type { Site } from '#domain/site.ts';

/** A part of a mail. Texts are plain: the layout escapes them, and shows their line breaks. */
export type MailBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  /** Those without a value are left out. */
  | { type: 'fields'; fields: readonly (readonly [label: string, value: string | null | undefined])[] }
  /** The first is the primary one. */
  | { type: 'buttons'; links: readonly MailLink[] }
  | { type: 'links'; links: readonly MailLink[] }
  /** What somebody else wrote. */
  | { type: 'quote'; text: string }
  | { type: 'list'; items: readonly string[] };

export type MailLink = { label: string; url: string };

export type MailContent = {
  subject: string;
  /** Such as IR-2026-0042: at the end of the subject and at the head of the mail. */
  caseNumber?: string | undefined;
  /** What lists of mails show beside the subject; else they show the first words. */
  preheader?: string | undefined;
  /** Such as "Dear Ada Owner,". */
  greeting?: string | undefined;
  blocks: readonly MailBlock[];
  footer: {
    site: Site;
    /** Why the receiver gets this mail: one sentence. */
    why: string;
    links?: readonly MailLink[];
    /** Where mails of this kind can be switched off: with one click (RFC 8058) if it is a page, else by a mail. */
    unsubscribeUrl?: string | undefined;
  };
};
