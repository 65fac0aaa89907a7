import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What an attempt costs: KiB of memory, and how often they are passed. */
type Cost = { memory: number; passes: number };

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. Hashes that state no cost have this one. */
const COST: Cost = { memory: 19_456, passes: 2 };
const PARAMETERS = { parallelism: 1, tagLength: 32 };
/** Each derivation takes 19 MiB and a thread; without a limit, attackers could exhaust both. */
const MAX_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** A random password of 120 bits. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

/** `argon2id$<salt>$<tag>$<memory>,<passes>`, salt and tag as base64url: a hash outlives a change of the cost. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const made = await tag(password, salt, cost);
  return `argon2id$${salt.toString('base64url')}$${made.toString('base64url')}$${cost.memory},${cost.passes}`;
}

/** Takes the same time for an account without a password, so that the time does not reveal which accounts exist. */
export async function isRightPassword(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', expected = '', cost = ''] = hash?.split('$') ?? [];
  const actual = await tag(password, salt === '' ? randomBytes(16) : Buffer.from(salt, 'base64url'), costOf(cost));
  const wanted = Buffer.from(expected, 'base64url');
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}

function costOf(text: string): Cost {
  const [memory = COST.memory, passes = COST.passes] = text === '' ? [] : text.split(',').map(Number);
  return { memory, passes };
}

async function tag(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...PARAMETERS, ...cost });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
