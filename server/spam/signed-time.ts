import { createHmac, timingSafeEqual } from 'node:crypto';

/** A time that nobody else can have written, good for one purpose. */
export function signTime(secret: string, purpose: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000).toString(36);
  return `${time}.${signature(secret, purpose, time)}`;
}

/** How many seconds ago it was signed, or undefined when it was not. */
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
