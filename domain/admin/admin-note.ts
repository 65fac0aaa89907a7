import { z } from 'zod';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { lines } from '#domain/validation.ts';

export type NotedEntity = 'service-request' | 'contact-message' | 'company';

/** What an admin has written down about a request or a message; nobody else reads it. */
export const adminNote = z.object({ id: z.int(), body: z.string(), author: z.string(), createdAt: z.string() });
export type AdminNote = z.output<typeof adminNote>;

export const noteBody = z.object({ body: lines('Please write a note', 1, MAX_REASON_LENGTH) });
