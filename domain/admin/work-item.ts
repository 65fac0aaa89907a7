import { z } from 'zod';

/** Something that waits for an admin: how much of it, the word that matters most, and the list that shows it. */
const workItem = z.object({
  name: z.string().describe('Does not change, whatever the label says'),
  label: z.string(),
  count: z.int(),
  detail: z.string().nullable().describe('Such as "oldest 4 days"'),
  isUrgent: z.boolean(),
  isInTitle: z.boolean().describe('Whether somebody waits for an answer, so that the title of the page counts it'),
  href: z.string(),
});
export type WorkItem = z.output<typeof workItem>;

export const workReply = z.object({ items: z.array(workItem) });
