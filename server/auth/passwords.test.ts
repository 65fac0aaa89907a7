import { expect, test } from 'vitest';
import { hashPassword, isRightPassword } from './passwords.ts';

const PASSWORD = 'a long pass phrase';
const OTHER = 'another long pass phrase';

test('hardening H16: a hash is that of argon2id with 19 MiB and two passes, which it states', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}\$19456,2$/);
  expect([await isRightPassword(PASSWORD, hash), await isRightPassword(OTHER, hash)]).toEqual([true, false]);
});

test('hardening H16: hashes of another cost, and those that state none, stay right', async () => {
  const cheap = await hashPassword(PASSWORD, { memory: 8, passes: 1 });
  const [, ...parts] = (await hashPassword(PASSWORD)).split('$').slice(0, 3);
  for (const hash of [cheap, ['argon2id', ...parts].join('$')])
    expect([await isRightPassword(PASSWORD, hash), await isRightPassword(OTHER, hash)]).toEqual([true, false]);
});
