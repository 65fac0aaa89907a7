import { z } from 'zod';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import {
  MAX_LIST_ITEM_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  MIN_MESSAGE_LENGTH,
} from '#domain/constants.ts';
import { honeypotFields } from '#domain/spam/honeypot.ts';
import { email, idSchema, line, lines, optionalLine } from '#domain/validation.ts';
import { URGENCIES } from './urgency.ts';

const NO_DATE = 'Please enter a date such as 2027-01-12';

/** What a buyer sends (specification sections 3 and 5, decision 14). */
export const serviceRequestBody = z.object({
  companyId: idSchema.nullish().transform((id) => id ?? null),
  customerName: line('Name is required', MAX_NAME_LENGTH),
  customerEmail: email('Valid email is required'),
  customerPhone: optionalLine(MAX_PHONE_LENGTH),
  equipmentType: line('Equipment type is required', MAX_LIST_ITEM_LENGTH),
  serviceDescription: lines('Please provide a detailed description', MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH),
  urgency: z.enum(URGENCIES, { error: 'Please select urgency level' }),
  preferredDate: optionalLine(MAX_NAME_LENGTH),
  validOn: z
    .string({ error: NO_DATE })
    .refine((text) => text === '' || isLocalDate(text), NO_DATE)
    .nullish()
    .transform((text) => text || null)
    .describe('The day on which the certificates of the company must be valid'),
  location: line('Location is required', MAX_LOCATION_LENGTH),
  ...honeypotFields,
});
export type ServiceRequestInput = z.output<typeof serviceRequestBody>;

export const serviceRequestReply = z.object({
  id: z.int(),
  companyId: z.int().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  equipmentType: z.string(),
  serviceDescription: z.string(),
  urgency: z.string(),
  preferredDate: z.string().nullable(),
  validOn: z.string().nullable(),
  location: z.string(),
  createdAt: z.string(),
});
