import { normalForm } from './normal-form.ts';

/** A text as a part of an address: "São Paulo" is sao-paulo. Empty for other scripts. */
export function toSlug(text: string, maxWords = Number.POSITIVE_INFINITY): string {
  return normalForm(text)
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .join('-');
}
