import { z } from 'zod';
import {
  MAX_LIST_ITEM_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_RECIPIENTS,
  MIN_MESSAGE_LENGTH,
} from '#domain/constants.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { email, idSchema, line, lines, optionalDate, optionalLine, optionalLines } from '#domain/validation.ts';
import { URGENCIES } from './urgency.ts';

export const MAX_DETAIL_LENGTH = 250;
export const MAX_DETAIL_LINES_LENGTH = 1000;

/** What helps a company to quote; all of it is optional (section 3.17). */
const details = {
  work: optionalLine(MAX_DETAIL_LENGTH).describe('The kind of work, such as ultrasonic thickness survey'),
  items: optionalLines(MAX_DETAIL_LINES_LENGTH).describe('Number and size of the items'),
  material: optionalLine(MAX_DETAIL_LENGTH),
  code: optionalLine(MAX_DETAIL_LENGTH).describe('The code or standard that applies, such as API 510'),
  access: optionalLines(MAX_DETAIL_LINES_LENGTH).describe('Site access: scaffolding, permits, induction'),
  windowStart: optionalDate().describe('The first day on which the work can be done'),
  windowEnd: optionalDate().describe('The last day on which the work can be done'),
  certification: optionalLine(MAX_DETAIL_LENGTH).describe('The certificate that must be valid on `validOn`'),
};

export const companyIds = z
  .array(idSchema)
  .max(MAX_RECIPIENTS, `Please choose at most ${MAX_RECIPIENTS} companies`)
  .refine((ids) => new Set(ids).size === ids.length, 'Please choose each company once');

/** What a buyer sends (specification sections 3 and 5, decision 14). */
export const serviceRequestBody = z
  .object({
    companyId: idSchema.nullish().transform((id) => id ?? null),
    companyIds: companyIds
      .nullish()
      .transform((ids) => ids ?? [])
      .describe(`Up to ${MAX_RECIPIENTS} companies, instead of companyId`),
    customerName: line('Name is required', MAX_NAME_LENGTH),
    customerEmail: email('Valid email is required'),
    customerPhone: optionalLine(MAX_PHONE_LENGTH),
    equipmentType: line('Equipment type is required', MAX_LIST_ITEM_LENGTH),
    serviceDescription: lines('Please provide a detailed description', MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH),
    urgency: z.enum(URGENCIES, { error: 'Please select urgency level' }),
    preferredDate: optionalLine(MAX_NAME_LENGTH),
    validOn: optionalDate().describe('The day on which the certificates of the company must be valid'),
    location: line('Location is required', MAX_LOCATION_LENGTH),
    ...details,
    submissionKey: z
      .string()
      .regex(/^([\w-]{16,64})?$/, 'Please send 16 to 64 random letters, digits, hyphens or underscores')
      .nullish()
      .transform((key) => key || null)
      .describe('A random key of the form: a request that is sent again with the same key is stored once'),
    ...honeypotFields,
  })
  .refine(({ companyId, companyIds }) => companyId === null || companyIds.length === 0, {
    path: ['companyIds'],
    error: 'Please send either companyId or companyIds',
  })
  .refine(({ windowStart, windowEnd }) => windowStart === null || windowEnd === null || windowStart <= windowEnd, {
    path: ['windowEnd'],
    error: 'Please enter a last day that is not before the first',
  });
export type ServiceRequestInput = z.output<typeof serviceRequestBody>;

/** The companies that a request names, in the order of the buyer; none for a request to the directory. */
export function chosenCompanies({ companyId, companyIds }: Pick<ServiceRequestInput, 'companyId' | 'companyIds'>) {
  return companyId === null ? companyIds : [companyId];
}

export const serviceRequestReply = z.object({
  id: z.int(),
  caseNumber: z.string().describe('What mails and pages call it, such as IR-2026-1184'),
  companyId: z.int().nullable().describe('Null if none or several companies were chosen'),
  companyIds: z.array(z.int()),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  equipmentType: z.string(),
  serviceDescription: z.string(),
  urgency: z.string(),
  preferredDate: z.string().nullable(),
  validOn: z.string().nullable(),
  location: z.string(),
  work: z.string().nullable(),
  items: z.string().nullable(),
  material: z.string().nullable(),
  code: z.string().nullable(),
  access: z.string().nullable(),
  windowStart: z.string().nullable(),
  windowEnd: z.string().nullable(),
  certification: z.string().nullable(),
  createdAt: z.string(),
});

/** The number of a request in subjects, texts and lists, such as IR-2026-1184. */
export function caseNumber({ id, createdAt }: { id: number; createdAt: Date | string }): string {
  return `IR-${new Date(createdAt).getUTCFullYear()}-${String(id).padStart(4, '0')}`;
}
