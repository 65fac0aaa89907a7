import { createHmac, timingSafeEqual } from 'node:crypto';

/** Nobody fills in a form in less; browsers that fill in for people take longer. */
const MIN_SECONDS = 1;

/** A signed time stamp: a form carries it from when it was shown to when it is sent. Says nothing about the visitor. */
export function createFormToken(secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000).toString(36);
  return `${time}.${signature(secret, time)}`;
}

export type FormTokenFault = 'forged' | 'too fast';

/** What is wrong with a token, or undefined when it is one that a person would send: from a tab of last week, too. */
export function formTokenFault(secret: string, token: string, now: Date): FormTokenFault | undefined {
  const [time = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, time));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'forged';
  return now.getTime() / 1000 - Number.parseInt(time, 36) < MIN_SECONDS ? 'too fast' : undefined;
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form ${time}`).digest('base64url').slice(0, 22);
}
