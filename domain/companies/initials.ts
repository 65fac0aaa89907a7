import { CARD_INITIALS } from '#domain/constants.ts';

/** Up to three upper-case initials of the name, for companies without a logo; its first character if it has no letters. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [name];
  return words
    .slice(0, CARD_INITIALS)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}
