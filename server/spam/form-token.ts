import { signedAge, signTime } from './signed-time.ts';

/** Nobody fills in a form in less; browsers that fill in for people take longer. */
const MIN_SECONDS = 1;
const PURPOSE = 'form';

/** A signed time stamp: a form carries it from when it was shown to when it is sent. Says nothing about the visitor. */
export function createFormToken(secret: string, now: Date): string {
  return signTime(secret, PURPOSE, now);
}

export type FormTokenFault = 'forged' | 'too fast';

/** What is wrong with a token, or undefined when it is one that a person would send: from a tab of last week, too. */
export function formTokenFault(secret: string, token: string, now: Date): FormTokenFault | undefined {
  const seconds = signedAge(secret, PURPOSE, token, now);
  if (seconds === undefined) return 'forged';
  return seconds < MIN_SECONDS ? 'too fast' : undefined;
}
