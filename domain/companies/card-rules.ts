import { CARD_INITIALS } from '#domain/constants.ts';

/** FEATURED, or VERIFIED if verified and not featured (specification section 4). */
export function cardBadge(company: { verified: boolean; featured: boolean }): 'FEATURED' | 'VERIFIED' | null {
  if (company.featured) return 'FEATURED';
  return company.verified ? 'VERIFIED' : null;
}

/** Up to three upper-case initials of the name, for companies without a logo; its first sign where it has no letters. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [name];
  return words
    .slice(0, CARD_INITIALS)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}
