import { expect, test } from 'vitest';
import { createTotpSecret, matchTotp, totpCode, totpLink } from './totp.ts';

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('hardening: the code of second %i is %s (RFC 6238)', (seconds, code) => {
  expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(matchTotp(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('hardening: a code is good for its half minute and one more on either side', () => {
  const step = 40_000_000;
  const code = totpCode(SECRET, step);
  for (const seconds of [-30, 0, 29, 59]) expect(matchTotp(SECRET, code, at(step * 30 + seconds))).toBe(step);
  for (const seconds of [-31, 60]) expect(matchTotp(SECRET, code, at(step * 30 + seconds))).toBeUndefined();
  for (const wrong of ['', '0', `${code}0`, 'abcdef', '²²²²²²']) {
    expect(matchTotp(SECRET, wrong, at(step * 30))).toBeUndefined();
  }
});

test('hardening: secrets have 160 bits, and the link says whose they are', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(createTotpSecret());
  expect(totpLink(SECRET, 'ada+1@plant.example', 'Plant & Sons')).toBe(
    `otpauth://totp/Plant%20%26%20Sons:ada%2B1%40plant.example?secret=${SECRET}&issuer=Plant%20%26%20Sons`,
  );
});
