import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/constants.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** One or a few characters again and again: "aaaaaaaaaaaa", "passwordpassword". */
const REPETITION = /^(.{1,12})\1+$/;

/** Why this cannot become a password, or undefined when it can. Length is what makes one strong; signs are free. */
export function passwordIssue(password: string): string | undefined {
  const { length } = [...password.normalize('NFKC')];
  if (length < MIN_PASSWORD_LENGTH) return `Please use at least ${MIN_PASSWORD_LENGTH} characters`;
  if (password.length > MAX_PASSWORD_LENGTH) return `Please use at most ${MAX_PASSWORD_LENGTH} characters`;
  const plain = password.normalize('NFKC').toLowerCase();
  const isCommon = COMMON_PASSWORDS.has(plain.replaceAll(/\s/g, '')) || REPETITION.test(plain);
  return isCommon ? 'This password is too common. Please choose another one' : undefined;
}
