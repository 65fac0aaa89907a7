import { createHmac, timingSafeEqual } from 'node:crypto';

/** A time signed for one purpose. */
export function signTime(secret: string, purpose: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000).toString(36);
  return `${time}.${signature(secret, purpose, time)}`;
}

/** The age of a signed time in seconds; undefined if the signature is invalid. */
export function signedAge(secret: string, purpose: string, token: string, now: Date): number | undefined {
  const [time = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, purpose, time));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return now.getTime() / 1000 - Number.parseInt(time, 36);
}

function signature(secret: string, purpose: string, time: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${time}`).digest('base64url').slice(0, 22);
}
