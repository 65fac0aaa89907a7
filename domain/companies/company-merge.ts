import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { idSchema } from '#domain/validation.ts';
import { columnsSetBy } from './company-columns.ts';

/** For so long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** What can be chosen field by field; badges, placement and approval follow by rule. */
export const MERGED_FIELDS = columnsSetBy('edit').filter(
  (name): name is Exclude<typeof name, 'verified' | 'featured'> => name !== 'verified' && name !== 'featured',
);
export type MergedField = (typeof MERGED_FIELDS)[number];
/** Of these also both can be taken. */
export const MERGED_LISTS = [
  'moreServiceAreas',
  'specializations',
  'certifications',
  'industries',
  'equipmentTypes',
] as const satisfies readonly MergedField[];

const choice = z.enum(['target', 'merged', 'both']);
export type MergeChoice = z.output<typeof choice>;

export const mergeBody = z.object({
  mergedId: idSchema.describe('The company that is merged into the one of the address, and exists no more afterwards'),
  choices: z
    .partialRecord(z.enum(MERGED_FIELDS), choice, { error: 'choices must name fields of a company' })
    .describe('Which of the two values stays; what is not named stays that of the target. Lists can have both')
    .refine(
      (choices) =>
        Object.entries(choices).every(
          ([name, chosen]) => chosen !== 'both' || MERGED_LISTS.some((list) => list === name),
        ),
      { error: 'Only lists can have both values' },
    ),
});
export type MergeInput = z.output<typeof mergeBody>;

/** A merge of another company into this one. */
export const companyMerge = z.object({
  id: z.int(),
  mergedId: z.int(),
  mergedName: z.string(),
  mergedAt: z.string(),
  mergedBy: z.string(),
  canUndo: z.boolean(),
});
export type CompanyMerge = z.output<typeof companyMerge>;

/** A pair of companies that may be one listed twice. */
const pairCompany = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  approved: z.boolean(),
  isHidden: z.boolean(),
});
export const duplicatePair = z.object({
  one: pairCompany,
  other: pairCompany,
  same: z.array(z.enum(['name', 'website', 'phone', 'email domain'])),
});
export type DuplicatePair = z.output<typeof duplicatePair>;

const { page, limit } = adminListQuery;
export const duplicateQuery = z.object({ page, limit });

export const distinctBody = z.object({ otherId: idSchema });
