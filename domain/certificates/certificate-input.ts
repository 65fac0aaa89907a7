import { z } from 'zod';
import {
  MAX_CERTIFICATE_NUMBER_LENGTH,
  MAX_LIST_ITEM_LENGTH,
  MAX_LIST_ITEMS,
  MAX_MESSAGE_LENGTH,
  MAX_URL_LENGTH,
  MIN_MESSAGE_LENGTH,
} from '#domain/constants.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { email, idSchema, isCleanLine, isWebAddress, line, lines, tidy } from '#domain/validation.ts';
import { CHECK_METHODS, HOLDER_KINDS } from './certificate.ts';
import { isLocalDate } from './local-date.ts';

const MAX_LINE = 250;
const MAX_NOTE = 2_000;
/** Of the content of a document, in bytes. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** The same in Base64, in characters. */
const MAX_DOCUMENT_CHARACTERS = Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4;

const date = z
  .string({ error: 'Please enter a date such as 2026-11-22' })
  .refine((text) => text === '' || isLocalDate(text), 'Please enter a date such as 2026-11-22')
  .nullable()
  .transform((text) => text || null);
/** One line, or null; blank is null. Unlike a missing one, which an edit leaves as it is. */
const text = (max: number) =>
  z
    .string()
    .overwrite(tidy)
    .max(max, `Please use at most ${max} characters`)
    .refine(isCleanLine, 'Please remove the control characters')
    .nullable()
    .transform((given) => given || null);
const list = z
  .array(line('List items cannot be empty', MAX_LIST_ITEM_LENGTH))
  .max(MAX_LIST_ITEMS, `Please enter at most ${MAX_LIST_ITEMS} items`);
const note = (missing: string) => lines(missing, 1, MAX_NOTE);

/** What a certificate states. What an edit leaves out stays as it is. */
const fields = {
  name: line('The certificate needs a name', MAX_LIST_ITEM_LENGTH),
  number: text(MAX_CERTIFICATE_NUMBER_LENGTH),
  issuer: text(MAX_LINE),
  accreditationBody: text(MAX_LINE),
  scope: z
    .union([z.null(), z.literal(''), lines('Please enter the scope', 1, MAX_NOTE)])
    .transform((scope) => scope || null),
  methods: list,
  sectors: list,
  productGroups: list,
  standards: list,
  holderKind: z.enum(HOLDER_KINDS, { error: `holderKind must be one of ${HOLDER_KINDS.join(', ')}` }),
  holderName: text(MAX_LINE),
  holderConsent: z.boolean().describe('Whether the person agrees that the name is public'),
  issued: date,
  expires: date,
  untilWithdrawn: z.boolean(),
  registerUrl: text(MAX_URL_LENGTH).refine(
    (url) => url === null || isWebAddress(url),
    'Please enter a valid address of the register',
  ),
};
const statedCertificate = z.object(fields);
export type StatedCertificate = z.output<typeof statedCertificate>;

const endsOnceAtMost = ({
  expires,
  untilWithdrawn,
}: {
  expires?: string | null;
  untilWithdrawn?: boolean | undefined;
}) => !(expires && untilWithdrawn);
const ENDS_TWICE = { error: 'Enter either an end date or "until withdrawn"', path: ['expires'] };

export const certificateAddBody = statedCertificate
  .partial()
  .required({ name: true })
  .refine(endsOnceAtMost, ENDS_TWICE);
export const certificateEditBody = statedCertificate
  .partial()
  .extend({ version: idSchema.or(z.literal(0)).optional().describe('The version on which the edit is based') })
  .refine(endsOnceAtMost, ENDS_TWICE);
export type CertificateEdit = z.output<typeof certificateEditBody>;

export const certificateCheckBody = statedCertificate
  .partial()
  .extend({
    how: z.enum(CHECK_METHODS, { error: `how must be one of ${CHECK_METHODS.join(', ')}` }),
    note: note('Please note what you have seen').describe('What was seen; only admins read it'),
    checkAgainBy: date.optional().describe('When it is to be checked again; default: in 12 months'),
    companyExists: z
      .boolean()
      .optional()
      .describe(
        'Whether name, address, website and contact of the company were checked as well, which the badge needs',
      ),
  })
  .refine(endsOnceAtMost, ENDS_TWICE);
export type CertificateCheckInput = z.output<typeof certificateCheckBody>;

export const certificateEndBody = z.object({
  reason: note('Please give a reason').describe('Mailed to the company where a claim is refused'),
});

export const documentBody = z.object({
  name: line('Please name the document', MAX_LINE),
  content: z
    .base64({ error: 'content must be the file in Base64' })
    .min(1, 'The file is empty')
    .max(MAX_DOCUMENT_CHARACTERS, 'A document may have up to 10 MB'),
  isPublic: z.boolean().describe('Whether visitors may download it, or only admins for the check'),
});
/** A whole document in Base64, and the names around it. */
export const DOCUMENT_BODY_LIMIT = MAX_DOCUMENT_CHARACTERS + 64 * 1024;
export const documentAccessBody = documentBody.pick({ isPublic: true });

/** "Something wrong?": what a visitor doubts on a profile. */
export const doubtBody = z.object({
  message: lines('Please say what is wrong', MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH),
  email: z
    .union([z.literal(''), email('Please enter a valid email address')])
    .nullish()
    .transform((given) => given || null),
  certificateId: idSchema.nullish().transform((id) => id ?? null),
  ...honeypotFields,
});
export type DoubtInput = z.output<typeof doubtBody>;
