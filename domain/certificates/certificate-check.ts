import { z } from 'zod';
import { MAX_CERTIFICATE_NUMBER_LENGTH } from '#domain/constants.ts';
import { line } from '#domain/validation.ts';
import { publicCertificate } from './certificate.ts';

/** The query of `GET /api/certificates/check`. */
export const certificateCheckQuery = z.object({
  number: line('Please enter the number of a certificate', MAX_CERTIFICATE_NUMBER_LENGTH).describe(
    'The number of the certificate; spaces, dashes and case are ignored',
  ),
});

/** What "Check a certificate" answers. */
const CHECK_ANSWERS = ['valid', 'expired', 'withdrawn', 'claimed', 'unknown'] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];

const companyCertificate = z.object({
  company: z.object({ id: z.int(), name: z.string(), location: z.string() }),
  certificate: publicCertificate,
});
/** The certificate that was checked last. */
export type LastChecked = z.output<typeof companyCertificate>;

/** The reply of `GET /api/certificates/check`. */
export const certificateCheck = z.object({
  number: z.string().describe('As it was asked for'),
  answer: z
    .enum(CHECK_ANSWERS)
    .describe('The best answer of all certificates with this number; unknown says nothing about the certificate'),
  matches: z.array(companyCertificate),
});
export type CertificateCheck = z.output<typeof certificateCheck>;
