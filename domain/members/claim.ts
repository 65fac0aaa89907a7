import { z } from 'zod';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MIN_MESSAGE_LENGTH } from '#domain/constants.ts';
import { idSchema, line, lines, optionalLines } from '#domain/validation.ts';
import { MEMBER_ROLES } from './member.ts';

/** Documents that show that somebody may speak for a company: an extract from a register, a letter. */
export const MAX_CLAIM_DOCUMENTS = 3;
const MAX_REASON_LENGTH = 2_000;

type ClaimState = 'waiting' | 'accepted' | 'refused';

/** What somebody states whose address does not show that a company is theirs. */
export const claimBody = z.object({
  name: line('Please enter your name', MAX_NAME_LENGTH),
  statement: lines('Please say in a few words who you are at the company', MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH),
});
export type ClaimInput = z.output<typeof claimBody>;

/** The decision of an owner or of an admin. */
export const claimDecisionBody = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('accept-claim'),
      claimId: z.coerce.number().pipe(idSchema),
      role: z.enum(MEMBER_ROLES, { error: 'Please choose a role' }),
    }),
    z.object({
      action: z.literal('refuse-claim'),
      claimId: z.coerce.number().pipe(idSchema),
      reason: optionalLines(MAX_REASON_LENGTH),
    }),
  ],
  { error: 'Please choose what to do' },
);
export type ClaimDecision = z.output<typeof claimDecisionBody>;

/** A claim as those see it who decide. */
export type CompanyClaim = {
  id: number;
  company: { id: number; name: string; location: string; email: string; website: string; isListed: boolean };
  /** Somebody else manages the company. */
  hasOwner: boolean;
  applicant: string;
  name: string;
  statement: string;
  documents: { id: number; name: string; size: number }[];
  state: ClaimState;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  createdAt: string;
};

/** What the page "Is this your company?" offers to its visitor. */
export type ClaimOffer =
  /** Nobody is signed in: enter an address. */
  | { state: 'signed out'; hasOwner: boolean }
  /** The address shows it: a new link makes its holder the owner. */
  | { state: 'own address'; email: string }
  /** A statement, and documents. */
  | { state: 'statement'; email: string; hasOwner: boolean }
  | { state: 'waiting'; email: string; hasOwner: boolean; since: string }
  | { state: 'member'; email: string };
