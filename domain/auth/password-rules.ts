import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/constants.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** A short sequence repeated over and over: "aaaaaaaaaaaa", "passwordpassword". */
const REPETITION = /^(.{1,12})\1+$/;

/** Why a password is rejected, or undefined. Only length makes it strong, so no character classes are required. */
export function passwordIssue(password: string): string | undefined {
  const { length } = [...password.normalize('NFKC')];
  if (length < MIN_PASSWORD_LENGTH) return `Please use at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Please use at most ${MAX_PASSWORD_LENGTH} characters`;
  const plain = password.normalize('NFKC').toLowerCase();
  const isCommon = COMMON_PASSWORDS.has(plain.replaceAll(/\s/g, '')) || REPETITION.test(plain);
  return isCommon ? 'This password is too common. Please choose another one' : undefined;
}
