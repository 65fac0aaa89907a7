import { bestState } from '#domain/certificates/certificate-status.ts';
import {
  type FoundCompany,
  type PublicCompany,
  type ReasonPart,
  VERIFIED_REASON,
} from '#domain/companies/public-company.ts';
import { certificationFamilies, findCertification } from '#domain/vocabulary/certification-lookup.ts';
import { processCaches } from '#server/cache/caches.ts';
import { memoizeText } from '#server/cache/memoize.ts';
import { conceptsNamed } from '#server/search/lexicon.ts';
import { literalChoices, type SearchTerm, synonymChoices } from '#server/search/search-terms.ts';
import { isFiller, isWeak } from '#server/search/search-words.ts';
import type { WordChoice } from '#server/search/word-index.ts';
import type { ReadTerm } from './read-search.ts';
import { createWordMatcher, type Matches, type TextWords, wordsOf } from './word-matcher.ts';

type Explanation = Pick<FoundCompany, 'reason' | 'marks'>;
type Matcher = ReturnType<typeof createWordMatcher>;
/**
 * A term, each way to write it with the numbers of its words in the matcher, first those that were typed, and the certificates
 * that it means.
 */
type WantedTerm = { term: ReadTerm; alternatives: number[][]; literalCount: number; certifications: string[] };

/**
 * A function that says why a company was found and what to mark in its texts, prepared once for all of a page. Who matches none
 * of the terms matches their subjects. `filtered` are the certificates that the filter asks for.
 */
export function explainMatches(
  terms: readonly ReadTerm[],
  subjects: readonly ReadTerm[],
  filtered: readonly string[] = [],
): (company: PublicCompany) => Explanation {
  const matcher = createWordMatcher();
  const toWanted = (term: ReadTerm): WantedTerm => ({
    term,
    alternatives: allChoices(term).map((choices) => choices.map(matcher.numberOf)),
    literalCount: literalChoices(term, false).length,
    certifications: term.meanings.flatMap(({ concept }) => concept.certification ?? []),
  });
  const [wanted, instead] = [terms.map(toWanted), subjects.map(toWanted)];
  const certificates = filtered.map((name) => [findCertification(name)?.name ?? name]);
  return (company) => {
    const texts = terms.length === 0 ? undefined : matchTexts(matcher, company);
    return {
      reason: reasonOf(company, texts, { wanted, instead, certificates }),
      marks: texts === undefined ? [] : wordsToMark(texts.everywhere, wanted),
    };
  };
}

/** The words that match in the texts of a company, and in each of them that says why it was found. */
type MatchingTexts = { everywhere: Matches; name: Matches; values: { value: string; matches: Matches }[] };

const wordsOfCompanies = new WeakMap<PublicCompany, { name: TextWords; description: TextWords }>();

function matchTexts({ match, matchValue }: Matcher, company: PublicCompany): MatchingTexts {
  let words = wordsOfCompanies.get(company);
  if (words === undefined) {
    words = { name: wordsOf(company.name), description: wordsOf(company.description) };
    wordsOfCompanies.set(company, words);
  }
  const name = match(words.name);
  const { specializations, equipmentTypes, certifications, industries } = company;
  const values: MatchingTexts['values'] = [];
  for (const list of [specializations, equipmentTypes, certifications, industries]) {
    for (const value of list) {
      const matches = matchValue(value);
      if (matches.size > 0) values.push({ value, matches });
    }
  }
  const everywhere = new Map<number, readonly string[]>();
  for (const matches of [name, match(words.description), ...values.map((one) => one.matches)])
    for (const [number, found] of matches) everywhere.set(number, [...(everywhere.get(number) ?? []), ...found]);
  return { everywhere, name, values };
}

/** Why a company was found, term by term: what it names, then where else the words are. */
function reasonOf(
  company: PublicCompany,
  texts: MatchingTexts | undefined,
  {
    wanted,
    instead,
    certificates,
  }: { wanted: readonly WantedTerm[]; instead: readonly WantedTerm[]; certificates: readonly string[][] },
): ReasonPart[] {
  const parts: ReasonPart[] = certificates.flatMap((names) => reasonForCertificate(company, names) ?? []);
  const isByName = isSearchedByName(texts, wanted);
  if (isByName) parts.push({ text: 'All words in the name', isProof: false });
  else if (texts !== undefined) {
    const why = reasonsForTerms(company, texts, wanted);
    for (const part of why.length > 0 ? why : reasonsForTerms(company, texts, instead))
      if (!parts.some(({ text }) => text === part.text)) parts.push(part);
  }
  if (company.verified) parts.push({ text: VERIFIED_REASON, isProof: company.certificateStates.includes('checked') });
  return parts;
}

const MIN_WORDS_OF_NAME = 3;

/** A name that was typed in says more than what each of its words could mean. */
function isSearchedByName(texts: MatchingTexts | undefined, wanted: readonly WantedTerm[]): boolean {
  const asked = wanted.filter(({ term }) => !term.isOptional);
  return (
    texts !== undefined &&
    asked.length >= MIN_WORDS_OF_NAME &&
    asked.every(({ alternatives, literalCount }) => hasAll(texts.name, alternatives.slice(0, literalCount)))
  );
}

function reasonsForTerms(company: PublicCompany, texts: MatchingTexts, wanted: readonly WantedTerm[]): ReasonPart[] {
  return wanted.flatMap((one) => (one.term.isOptional ? [] : (reasonForTerm(company, texts, one) ?? [])));
}

function reasonForTerm(company: PublicCompany, texts: MatchingTexts, wanted: WantedTerm): ReasonPart | undefined {
  const certificate = reasonForCertificate(company, wanted.certifications);
  if (certificate !== undefined) return certificate;
  const meant = meantValue(company, wanted.term);
  const text = meant === undefined ? reasonInTexts(texts, wanted) : `${meant} named`;
  return text === undefined ? undefined : { text, isProof: false };
}

/** "API 510 checked", "API 510 claimed" */
function reasonForCertificate(company: PublicCompany, wanted: readonly string[]): ReasonPart | undefined {
  const certificate = meantCertificate(company, wanted);
  return certificate && { text: `${certificate.name} ${certificate.state}`, isProof: certificate.state === 'checked' };
}

/** Companies share most names of certificates. */
const MAX_CACHED_CERTIFICATES = 10_000;
const namesOfCertificate = memoizeText(
  { caches: processCaches, name: 'names-of-certificates', max: MAX_CACHED_CERTIFICATES },
  (text): string[] => [findCertification(text)?.name ?? [], certificationFamilies(text)].flat(),
);

/** The certificate of a company in the best state of those that are meant. */
function meantCertificate({ certifications, certificateStates }: PublicCompany, wanted: readonly string[]) {
  if (wanted.length === 0) return undefined;
  const meant = certifications
    .map((name, index) => ({ name, state: certificateStates[index] ?? 'claimed' }))
    .filter(({ name }) => {
      const names = namesOfCertificate(name);
      return wanted.some((certification) => names.includes(certification));
    });
  const best = bestState(meant.map(({ state }) => state));
  return meant.find(({ state }) => state === best);
}

/** The service, kind of equipment or industry that means what was asked for: "Ultrasonic testing" of "NDT". */
function meantValue(company: PublicCompany, { meanings }: ReadTerm): string | undefined {
  const values = [...company.specializations, ...company.equipmentTypes, ...company.industries];
  for (const { concept } of meanings) {
    const value = values.find((one) => conceptsNamed(one).includes(concept.label));
    if (value !== undefined) return value;
  }
  return undefined;
}

function reasonInTexts({ everywhere, name, values }: MatchingTexts, { term, alternatives, literalCount }: WantedTerm) {
  if (!hasAll(everywhere, alternatives)) return undefined;
  const named = values.find(({ matches }) => hasAll(matches, alternatives));
  if (named !== undefined) return `${named.value} named`;
  if (hasAll(name, alternatives)) return `“${term.typed}” in the name`;
  const isLiteral = hasAll(everywhere, alternatives.slice(0, literalCount));
  return `“${isLiteral ? term.typed : wordsFound(everywhere, alternatives)}” in the text`;
}

/** Another name of what was asked for, in the words of the company. */
function wordsFound(everywhere: Matches, alternatives: readonly number[][]): string {
  const found = alternatives.find((numbers) => numbers.every((number) => everywhere.has(number))) ?? [];
  return found.map((number) => everywhere.get(number)?.[0]).join(' ');
}

/** The words of a company's texts that match, in normal form; without such as "testing", which are everywhere. */
function wordsToMark(everywhere: Matches, wanted: readonly WantedTerm[]): string[] {
  const marks = new Set<string>();
  for (const { alternatives } of wanted) {
    for (const numbers of alternatives) {
      if (!numbers.every((number) => everywhere.has(number))) continue;
      for (const number of numbers)
        for (const word of everywhere.get(number) ?? []) if (!isWeak(word) && !isFiller(word)) marks.add(word);
    }
  }
  return [...marks];
}

function hasAll(matches: Matches, alternatives: readonly number[][]): boolean {
  return matches.size > 0 && alternatives.some((numbers) => numbers.every((number) => matches.has(number)));
}

function allChoices(term: SearchTerm): WordChoice[][] {
  const synonyms = term.meanings.flatMap(({ concept }) =>
    concept.certification === undefined ? synonymChoices(concept, term) : [],
  );
  return [...literalChoices(term, false), ...synonyms];
}
