import { z } from 'zod';
import { PUBLIC_STATES } from './certificate-status.ts';

export const HOLDER_KINDS = ['company', 'site', 'person'] as const;
export const CHECK_METHODS = ['register', 'document', 'issuer'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

/** How long a certificate that has ended stays on the profile. */
export const MONTHS_AFTER_END = 12;

const date = z.string().describe('A day such as 2026-11-22, in the time zone of the company');

const publicDocument = z.object({
  id: z.int(),
  name: z.string(),
  contentType: z.string(),
  size: z.int().describe('Bytes'),
  url: z.string().describe('Where it is downloaded'),
  previewUrl: z.string().nullable().describe('An image made from it; null for a PDF'),
});

/** A certificate as visitors see it: what is stated, and what was checked. */
export const publicCertificate = z.object({
  id: z.int(),
  name: z.string(),
  mark: z.string().describe('The short mark of the certificate'),
  entry: z.string().nullable().describe('Its id in the vocabulary, if it is known there'),
  fullName: z.string().nullable().describe('Its name in the vocabulary'),
  state: z.enum(PUBLIC_STATES).describe('As of today: only checked means checked and current'),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  accreditationBody: z.string().nullable().describe('Who has accredited the issuer'),
  scope: z.string().nullable(),
  methods: z.array(z.string()),
  sectors: z.array(z.string()),
  productGroups: z.array(z.string()),
  standards: z.array(z.string()),
  holderKind: z.enum(HOLDER_KINDS),
  holderName: z.string().nullable().describe('The site or the person; a person only with consent'),
  issued: date.nullable(),
  expires: date.nullable().describe('The last day on which it is valid'),
  untilWithdrawn: z.boolean().describe('Whether it is valid until it is withdrawn'),
  checkedOn: date.nullable().describe('When we checked it'),
  checkedHow: z
    .enum(CHECK_METHODS)
    .nullable()
    .describe("In the issuer's register, by the document, or by asking the issuer"),
  endedOn: date.nullable().describe('When it was withdrawn'),
  listedOn: date.describe('Since when the company lists it'),
  registerUrl: z.string().nullable().describe("Its page in the issuer's register"),
  registers: z
    .array(z.object({ label: z.string(), url: z.string().nullable(), whatToType: z.string().nullable() }))
    .describe('Where everybody can look it up'),
  documents: z.array(publicDocument).describe('Those that the company publishes'),
});
export type PublicCertificate = z.output<typeof publicCertificate>;

/** The reply of `GET /api/companies/{id}/certificates`. */
export const certificateList = z.object({ items: z.array(publicCertificate) });
