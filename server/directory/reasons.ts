import { bestState } from '#domain/certificates/certificate-status.ts';
import { type PublicCompany, type ReasonPart, VERIFIED_REASON } from '#domain/companies/public-company.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { certificationFamilies, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { literalChoices, type SearchTerm, synonymChoices } from '#server/search/search-terms.ts';
import { isWeak } from '#server/search/search-words.ts';
import { searchWords } from '#server/search/tokens.ts';
import { partsOfCode, stemOf } from '#server/search/word-forms.ts';
import type { WordChoice } from '#server/search/word-index.ts';
import type { ReadTerm } from './read-search.ts';

/** Why a company was found, term by term: what it names, then where else the words are. */
export function reasonOf(company: PublicCompany, terms: readonly ReadTerm[]): ReasonPart[] {
  const parts = terms.filter(({ isOptional }) => !isOptional).flatMap((term) => reasonForTerm(company, term) ?? []);
  const different = parts.filter(({ text }, index) => parts.findIndex((part) => part.text === text) === index);
  return company.verified
    ? [...different, { text: VERIFIED_REASON, isProof: company.certificateStates.includes('checked') }]
    : different;
}

const STATE_WORDS = { checked: 'checked', claimed: 'named', expired: 'expired', withdrawn: 'withdrawn' } as const;

function reasonForTerm(company: PublicCompany, term: ReadTerm): ReasonPart | undefined {
  const meant = company.certifications
    .map((name, index) => ({ name, state: company.certificateStates[index] ?? 'claimed' }))
    .filter(({ name }) => isMeantCertificate(name, term));
  const best = bestState(meant.map(({ state }) => state));
  const certificate = meant.find(({ state }) => state === best);
  if (certificate === undefined) {
    const text = reasonInTexts(company, term);
    return text === undefined ? undefined : { text, isProof: false };
  }
  const { name, state } = certificate;
  return { text: `${name} ${STATE_WORDS[state]}`, isProof: state === 'checked' };
}

function reasonInTexts(company: PublicCompany, term: ReadTerm): string | undefined {
  const choices = allChoices(term);
  const { specializations, equipmentTypes, industries, certifications, name, description } = company;
  const value = [...specializations, ...equipmentTypes, ...certifications, ...industries].find((text) =>
    hasAll(text, choices),
  );
  if (value !== undefined) return `${value} named`;
  if (hasAll(name, choices)) return `“${term.typed}” in the name`;
  const everything = [name, description, ...specializations, ...equipmentTypes, ...certifications, ...industries];
  return hasAll(everything.join(' '), choices) ? `“${term.typed}” in the text` : undefined;
}

function isMeantCertificate(name: string, { meanings }: SearchTerm): boolean {
  const wanted = meanings.flatMap(({ concept }) => concept.certification ?? []);
  if (wanted.length === 0) return false;
  const names = [findCertification(name)?.name, ...certificationFamilies(name)];
  return wanted.some((certification) => names.includes(certification));
}

/** The words of a company's texts that match, in normal form; without such as "testing", which are everywhere. */
export function wordsToMark(company: PublicCompany, terms: readonly ReadTerm[]): string[] {
  if (terms.length === 0) return [];
  const { name, description, specializations, equipmentTypes, certifications, industries } = company;
  const text = [name, description, ...specializations, ...equipmentTypes, ...certifications, ...industries].join(' ');
  const words = [...new Set(searchWords(text))];
  const marks = new Set<string>();
  for (const term of terms) {
    for (const choices of allChoices(term)) {
      const found = choices.map((choice) => words.filter((word) => isMatch(word, choice)));
      if (found.every((matches) => matches.length > 0))
        for (const word of found.flat()) if (!isWeak(word)) marks.add(word);
    }
  }
  return [...marks];
}

function allChoices(term: SearchTerm): WordChoice[][] {
  const synonyms = term.meanings.flatMap(({ concept }) =>
    concept.certification === undefined ? synonymChoices(concept, term) : [],
  );
  return [...literalChoices(term, false), ...synonyms];
}

function hasAll(text: string, alternatives: readonly WordChoice[][]): boolean {
  const words = normalForm(text).split(' ');
  return alternatives.some((choices) => choices.every((choice) => words.some((word) => isMatch(word, choice))));
}

function isMatch(word: string, choice: WordChoice): boolean {
  return [word, ...(partsOfCode(word) ?? [])].some(
    (form) =>
      form === choice.word ||
      (choice.match !== 'whole' && stemOf(form) === stemOf(choice.word)) ||
      (choice.match === 'beginnings' && form.startsWith(choice.word)),
  );
}
