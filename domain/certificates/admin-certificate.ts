import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { CHECK_METHODS, HOLDER_KINDS } from './certificate.ts';
import { PUBLIC_STATES } from './certificate-status.ts';

/** What waits for a decision about certificates. */
export const CERTIFICATE_QUEUES = ['claims', 'expiring', 'due', 'doubts'] as const;
export type CertificateQueue = (typeof CERTIFICATE_QUEUES)[number];

/** Certificates that end within so many days are in the queue, and their companies are reminded. */
export const EXPIRING_DAYS = 60;
/** A check is to be repeated after so many months. */
export const CHECK_MONTHS = 12;

const company = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string().nullable(),
  approved: z.boolean(),
  verified: z.boolean(),
  companyCheckedAt: z.string().nullable(),
  paidSince: z
    .string()
    .nullable()
    .describe('Since when it waits for the check that it has paid for; null once verified'),
});

const doubt = z.object({
  id: z.int(),
  message: z.string(),
  email: z.string().nullable(),
  createdAt: z.string(),
});

const document = z.object({
  id: z.int(),
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  isPublic: z.boolean(),
  removedAt: z.string().nullable().describe('When its company removed it; what an admin has seen stays as evidence'),
  url: z.string(),
  previewUrl: z.string().nullable(),
});

/** A certificate as an admin sees it: all that is stated, and who has checked what. */
export const adminCertificate = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  mark: z.string(),
  fullName: z.string().nullable(),
  state: z.enum([...PUBLIC_STATES, 'refused']),
  listed: z.boolean().describe('Whether the company still names it'),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  accreditationBody: z.string().nullable(),
  scope: z.string().nullable(),
  methods: z.array(z.string()),
  sectors: z.array(z.string()),
  productGroups: z.array(z.string()),
  standards: z.array(z.string()),
  holderKind: z.enum(HOLDER_KINDS),
  holderName: z.string().nullable(),
  holderConsent: z.boolean(),
  issued: z.string().nullable(),
  expires: z.string().nullable(),
  untilWithdrawn: z.boolean(),
  registerUrl: z.string().nullable(),
  uncheckable: z.string().nullable().describe('Why it cannot be checked, such as what only the employer certifies'),
  checkedHow: z.enum(CHECK_METHODS).nullable(),
  checkedBy: z.string().nullable(),
  checkedAt: z.string().nullable(),
  checkNote: z.string().nullable(),
  checkAgainBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: z.string().nullable(),
  createdAt: z.string(),
  company,
  registers: z.array(z.object({ label: z.string(), url: z.string().nullable(), whatToType: z.string().nullable() })),
  documents: z.array(document),
  doubts: z.array(doubt).describe('What visitors doubt about this certificate or its company, unresolved'),
});
export type AdminCertificate = z.output<typeof adminCertificate>;

export const certificateQueueQuery = z.object({
  ...adminListQuery,
  queue: z
    .enum(CERTIFICATE_QUEUES, { error: `queue must be one of ${CERTIFICATE_QUEUES.join(', ')}` })
    .optional()
    .transform((queue) => queue ?? ('claims' as const)),
  company: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'company must be the id of a company')
    .optional()
    .describe('The certificates of one company, whatever waits'),
});
export type CertificateQueueQuery = z.output<typeof certificateQueueQuery>;

export const certificateQueuePage = z.object({
  items: z.array(adminCertificate),
  total: z.int(),
  counts: z
    .object({ claims: z.int(), expiring: z.int(), due: z.int(), doubts: z.int() })
    .describe('How many wait in each queue'),
});
export type CertificateQueuePage = z.output<typeof certificateQueuePage>;
