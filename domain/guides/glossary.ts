import { toSlug } from '#domain/text/slug.ts';
import { GLOSSARY_TABLE } from './glossary-terms.ts';

export const GLOSSARY_LANGUAGES = [
  { code: 'de', name: 'German' },
  { code: 'fr', name: 'French' },
  { code: 'es', name: 'Spanish' },
  { code: 'tr', name: 'Turkish' },
  { code: 'ar', name: 'Arabic' },
  { code: 'zh', name: 'Chinese' },
] as const;

/** A word of the trade. `words` are in the order of the languages; null where no settled word is known. */
export type GlossaryTerm = { id: string; term: string; definition: string; words: readonly (string | null)[] };

export const GLOSSARY: readonly GlossaryTerm[] = GLOSSARY_TABLE.trim()
  .split('\n')
  .map((line) => {
    const [term = '', definition = '', ...words] = line.split('|').map((part) => part.trim());
    return { id: toSlug(term), term, definition, words: words.map((word) => word || null) };
  });
