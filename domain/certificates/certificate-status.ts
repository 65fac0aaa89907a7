import { isBefore, type LocalDate } from './local-date.ts';

/** What is stored. A certificate expires by its date, so that state is computed. */
export type StoredState = 'claimed' | 'checked' | 'withdrawn' | 'refused';

/** What visitors see; refused certificates are not public. */
export const PUBLIC_STATES = ['checked', 'claimed', 'expired', 'withdrawn'] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];
export type CertificateState = PublicState | 'refused';

export type DatedState = { state: StoredState; expires: LocalDate | null };

/** The state of a certificate on a day. It is valid until the end of the day on which it expires. */
export function certificateState({ state, expires }: DatedState, today: LocalDate): CertificateState {
  if (state === 'refused' || state === 'withdrawn') return state;
  return expires !== null && isBefore(expires, today) ? 'expired' : state;
}

type Rule = { in: readonly CertificateState[]; otherwise: string };

/** What an admin can do with a certificate in which state. Buttons and server commands follow it. */
export const certificateCan = {
  edit: {
    in: ['claimed', 'checked', 'expired', 'withdrawn'],
    otherwise: 'A refused certificate cannot be edited. It can be added again.',
  },
  /** By the company itself: what was checked stays as it was checked. */
  editClaim: {
    in: ['claimed'],
    otherwise: 'Only a claimed certificate can be changed. Send the renewal of a checked one instead.',
  },
  check: {
    in: ['claimed', 'checked'],
    otherwise: 'Only a claimed or a checked certificate that has not expired can be checked. Renew its dates first.',
  },
  /** A check together with new dates. */
  renew: {
    in: ['claimed', 'checked', 'expired'],
    otherwise: 'Only a claimed, checked or expired certificate can be renewed. Add the new one instead.',
  },
  /** Nothing was found that decides: the claim stays as it is. */
  keep: {
    in: ['claimed'],
    otherwise: 'Only a claimed certificate can stay claimed.',
  },
  refuse: {
    in: ['claimed', 'expired'],
    otherwise: 'Only a claimed certificate can be refused. A checked one can be withdrawn.',
  },
  withdraw: {
    in: ['claimed', 'checked', 'expired'],
    otherwise: 'Only a certificate that is neither refused nor withdrawn can be withdrawn.',
  },
  addDocument: {
    in: ['claimed', 'checked', 'expired', 'withdrawn'],
    otherwise: 'A refused certificate takes no documents.',
  },
} as const satisfies Record<string, Rule>;

export type CertificateAction = keyof typeof certificateCan;

export function canDo(action: CertificateAction, state: CertificateState): boolean {
  return (certificateCan[action].in as readonly CertificateState[]).includes(state);
}

const ORDER: Record<PublicState, number> = { checked: 0, claimed: 1, expired: 2, withdrawn: 3 };

/** Of several certificates with one name the best counts: first checked, then claimed, expired, withdrawn. */
export function bestState(states: readonly PublicState[]): PublicState | undefined {
  return states.toSorted(byState)[0];
}

export function byState(one: PublicState, other: PublicState): number {
  return ORDER[one] - ORDER[other];
}
