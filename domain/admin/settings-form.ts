import { z } from 'zod';
import {
  MAX_SPAM_WORD_LENGTH,
  MAX_SPAM_WORDS,
  QUARANTINE_NUMBERS,
  RETENTION_NUMBERS,
} from '#domain/admin/admin-settings.ts';
import { DASHBOARD_ROLES } from '#domain/auth/user.ts';
import { cleanList } from '#domain/text/list-text.ts';
import { email, type Issue, idSchema, isCleanLine } from '#domain/validation.ts';

const id = z.string().regex(/^\d+$/).transform(Number).pipe(idSchema);
const role = z.enum(DASHBOARD_ROLES, { error: 'Please choose a role' });

/** Of a typed number within its bounds. */
function numbers<Name extends string>(table: Record<Name, { min: number; max: number }>) {
  const entries = Object.entries<{ min: number; max: number }>(table).map(([name, { min, max }]) => {
    const message = `Please enter a whole number from ${min} to ${max}`;
    const number = z
      .string({ error: message })
      .trim()
      .regex(/^\d{1,4}$/, message)
      .transform(Number)
      .refine((value) => value >= min && value <= max, message);
    return [name, number];
  });
  // The names are those of the table.
  return Object.fromEntries(entries) as Record<Name, z.ZodType<number>>;
}

/** One word or phrase on each line. */
const words = z
  .string({ error: 'Please enter the words' })
  .transform((text) => cleanList(text.split('\n')))
  .refine((list) => list.length <= MAX_SPAM_WORDS, `Please enter at most ${MAX_SPAM_WORDS} lines`)
  .refine(
    (list) => list.every((word) => word.length <= MAX_SPAM_WORD_LENGTH && isCleanLine(word)),
    `Each line may have up to ${MAX_SPAM_WORD_LENGTH} characters`,
  );

/** All forms of the page; `action` is the value of the button. */
export const settingsForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('invite'), email: email('Please enter an email address'), role }),
  z.object({ action: z.literal('withdraw'), id }),
  z.object({ action: z.literal('set-role'), id, role }),
  z.object({ action: z.literal('remove'), id }),
  z.object({ action: z.literal('reset'), id }),
  z.object({ action: z.literal('end-session'), session: z.string().max(100) }),
  z.object({ action: z.literal('end-sessions') }),
  z.object({ action: z.literal('set-rules'), words, ...numbers(QUARANTINE_NUMBERS) }),
  z.object({ action: z.literal('reset-rules') }),
  z.object({ action: z.literal('set-retention'), ...numbers(RETENTION_NUMBERS) }),
  z.object({ action: z.literal('reset-retention') }),
  z.object({ action: z.literal('test-mail'), email: email('Please enter an email address') }),
  z.object({
    action: z.literal('allow-mails'),
    email: email('Please enter an email address'),
    kind: z.string().max(50),
  }),
]);
export type SettingsForm = z.output<typeof settingsForm>;
export type SettingsAction = SettingsForm['action'];

/** The result of a form: done, or what to mend. An issue without a path is about what stands around the button. */
export type SettingsOutcome = { done: SettingsAction } | { failed: SettingsAction | undefined; issues: Issue[] };
