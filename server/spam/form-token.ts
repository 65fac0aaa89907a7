import { signedAge, signTime } from './signed-time.ts';

/** No person fills in a form faster, not even with autofill. */
const MIN_SECONDS = 1;
const PURPOSE = 'form';

/** A hidden field with the signed time at which the form was shown. It contains nothing about the visitor. */
export function createFormToken(secret: string, now: Date): string {
  return signTime(secret, PURPOSE, now);
}

export type FormTokenFault = 'forged' | 'too fast';

/** The fault of a token, or undefined if it is valid. Tokens do not expire, because a tab can stay open for days. */
export function formTokenFault(secret: string, token: string, now: Date): FormTokenFault | undefined {
  const seconds = signedAge(secret, PURPOSE, token, now);
  if (seconds === undefined) return 'forged';
  return seconds < MIN_SECONDS ? 'too fast' : undefined;
}
