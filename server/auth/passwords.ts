import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Each derivation takes 19 MiB and a thread; without a limit, attackers could exhaust both. */
const MAX_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** A random password of 120 bits. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

/** `argon2id$<salt>$<tag>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString('base64url')}$${(await tag(password, salt)).toString('base64url')}`;
}

/** Takes the same time for an account without a password, so that the time does not reveal which accounts exist. */
export async function isRightPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = hash?.split('$') ?? [];
  const actual = await tag(password, salt === '' ? randomBytes(16) : Buffer.from(salt, 'base64url'));
  const wanted = Buffer.from(expected, 'base64url');
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}

async function tag(password: string, salt: Buffer): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...PARAMETERS });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
