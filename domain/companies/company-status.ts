import type { ModerationState } from './company-columns.ts';

export type CompanyFlags = Pick<ModerationState, 'approved' | 'verified' | 'featured'> & {
  /** Since when an approved company is hidden from the public; absent where only public ones are. */
  hiddenAt?: string | Date | null;
};

type Rule = {
  when: (company: CompanyFlags) => boolean;
  /** Why not, in all other states; nothing where there are none. */
  otherwise?: string;
};

const APPROVE_FIRST = 'This company is pending approval. Please approve it first.';

/** What can be done with a company in which state (specification section 4). Buttons and server commands follow it. */
export const companyCan = {
  approve: { when: ({ approved }) => !approved, otherwise: 'This company is already approved.' },
  reject: {
    when: ({ approved }) => !approved,
    otherwise: 'An approved company cannot be rejected. It can be deleted.',
  },
  verify: {
    when: ({ approved, verified }) => approved && !verified,
    otherwise: APPROVE_FIRST,
  },
  unverify: {
    when: ({ approved, verified }) => approved && verified,
    otherwise: APPROVE_FIRST,
  },
  feature: {
    when: ({ approved, featured }) => approved && !featured,
    otherwise: APPROVE_FIRST,
  },
  unfeature: {
    when: ({ approved, featured }) => approved && featured,
    otherwise: APPROVE_FIRST,
  },
  setBadges: {
    when: ({ approved }) => approved,
    otherwise: 'Badges can be granted only after approval. Please approve the company first.',
  },
  /** What an import asks for can be taken off before the approval. */
  takeBadges: {
    when: ({ approved, verified, featured }) => approved || verified || featured,
    otherwise: 'This company asks for no badge.',
  },
  hide: {
    when: ({ approved, hiddenAt }) => approved && !hiddenAt,
    otherwise: 'Only a public company can be hidden.',
  },
  unhide: { when: ({ hiddenAt }) => Boolean(hiddenAt), otherwise: 'This company is not hidden.' },
  edit: { when: () => true },
  delete: {
    when: ({ approved }) => approved,
    otherwise: 'A company pending approval cannot be deleted. It can be rejected.',
  },
} as const satisfies Record<string, Rule>;

export type CompanyAction = keyof typeof companyCan;

export type CompanyStatus = 'Pending Approval' | 'Approved' | 'Verified' | 'Hidden';

/** The status that admins see (specification section 4). Featured is shown beside it, once approved. */
export function companyStatus({ approved, verified, hiddenAt }: CompanyFlags): CompanyStatus {
  if (!approved) return 'Pending Approval';
  if (hiddenAt) return 'Hidden';
  return verified ? 'Verified' : 'Approved';
}

/** The badges that a company gets with its approval, because its import asks for them. */
export function badgesAskedFor({ approved, verified, featured }: CompanyFlags): string[] {
  if (approved) return [];
  return [...(verified ? ['Verified'] : []), ...(featured ? ['Featured'] : [])];
}

export function isShownAsFeatured({ approved, featured }: CompanyFlags): boolean {
  return approved && featured;
}

/** The badge of a card: FEATURED, or VERIFIED if verified and not featured (specification section 4). */
export function cardBadge({ verified, featured }: Omit<CompanyFlags, 'approved'>): 'FEATURED' | 'VERIFIED' | null {
  if (featured) return 'FEATURED';
  return verified ? 'VERIFIED' : null;
}
