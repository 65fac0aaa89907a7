import { signedAge, signTime } from './signed-time.ts';

const PURPOSE = 'form';

/** A hidden field with the signed time at which the form was shown. It contains nothing about the visitor. */
export function createFormToken(secret: string, now: Date): string {
  return signTime(secret, PURPOSE, now);
}

export type FormTokenFault = 'forged' | 'too fast';

/**
 * The fault of a token, or undefined if it is valid. No person fills in a form within `minSeconds`, not even with autofill.
 * Tokens do not expire, because a tab can stay open for days.
 */
export function formTokenFault(
  secret: string,
  token: string,
  now: Date,
  minSeconds: number,
): FormTokenFault | undefined {
  const seconds = signedAge(secret, PURPOSE, token, now);
  if (seconds === undefined) return 'forged';
  return seconds < minSeconds ? 'too fast' : undefined;
}
