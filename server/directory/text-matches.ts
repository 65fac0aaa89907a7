import { CERTIFICATION_FAMILIES } from '#domain/vocabulary/certification-lookup.ts';
import {
  type Bitset,
  count,
  countCommon,
  difference,
  emptySet,
  intersection,
  intersectionOf,
  union,
} from '#server/search/bitset.ts';
import { MAX_WORDS_SCORE, MIN_NAMED_SCORE } from '#server/search/search-terms.ts';
import { type Row, type SetRows, withRows } from '#server/search/set-rows.ts';
import { ScoreRows, type SlotScores } from '#server/search/slot-scores.ts';
import type { ReadTerm } from './read-search.ts';

/** How well each company of an index matches the terms of a search. */
export type TextMatches = {
  /** Those that match all required terms. */
  all: Bitset;
  /** How well each company matches; the higher the better. */
  scores: () => SlotScores;
  /** Those that match all required terms that mean something to the trade, or their subjects; undefined without such terms. */
  named: Bitset | undefined;
  required: ScoredTerm[];
  /** Those of the required terms that mean something to the trade. */
  meaningful: ScoredTerm[];
};
/** Those that match a term, those of them that name it, and their scores. */
export type TermMatches = { slots: Bitset; naming: () => Bitset; scores: SlotScores };
/** A term with what matches it, and what it is about: of "concrete testing" the concrete. */
export type ScoredTerm = {
  term: ReadTerm;
  matches: TermMatches;
  subject?: { term: ReadTerm; matches: TermMatches } | undefined;
};

/** Kinds of inspection that say nothing about method or equipment. */
const OF_ANYTHING: ReadonlySet<string> = new Set(['Statutory examination', 'In-service inspection']);
/** What words mean that may be said of any inspection. */
const VAGUE: ReadonlySet<string> = new Set(['Visual testing', 'Third-party inspection', 'Vendor inspection']);
/** Inspections for a buyer, of whatever is bought. */
const INDEPENDENT: ReadonlySet<string> = new Set(['Third-party inspection', 'Pre-shipment inspection']);
/** What only those inspect who have learnt it, whatever the inspection is called. */
const OWN_TRADES: ReadonlySet<string> = new Set([
  'Crane',
  'Elevator',
  'Mobile elevating platform',
  'Lifting accessory',
  'Wire rope',
  'Electrical installation',
  'Amusement ride',
  'Gas cylinder',
  'Aircraft part',
  'Rail vehicle and track',
  'Wind turbine',
]);
/** They say how a company works, not what it does: of "UKAS accredited tank inspection" who only is accredited is no answer. */
const OF_HOW: ReadonlySet<string> = new Set(['ISO 9001', 'ISO 14001', 'ISO 45001', 'ISO/IEC 17020', 'ISO/IEC 17025']);
/** What only fits the subject of a term. */
const MAX_SUBJECT_SCORE = 5;

export function termMatches({ slots, scores }: Pick<TermMatches, 'slots' | 'scores'>): TermMatches {
  return { slots, naming: lazily(() => scores.atLeast(MIN_NAMED_SCORE)), scores };
}

/** A value that is only computed where it is asked for. */
export function lazily<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/** Those that name all that is required among their services, and do not only mention it. */
export function namingAll({ required, meaningful }: TextMatches, among: Bitset): Bitset {
  return keepNaming(among, meaningful.length > 0 ? meaningful : required);
}

/** Without a required term all companies match. */
export function matchTerms(live: Bitset, terms: readonly ScoredTerm[]): TextMatches {
  const required = terms.filter(({ term }) => !term.isOptional);
  const meaningful = required.filter(({ term }) => term.meanings.length > 0);
  const scores = () => addScores(terms, meaningful.length > 0, live.length);
  if (required.length === 0) return { all: live, scores, named: undefined, required, meaningful };
  const [first = live, ...others] = required.map(({ matches }) => matches.slots);
  const all = intersectionOf(first, others);
  const named = meaningful.length === 0 ? undefined : intersectionOf(live, meaningful.map(namingTermOrSubject));
  return { all, scores, named, required, meaningful };
}

/** The scores of all terms are added up. */
function addScores(terms: readonly ScoredTerm[], hasMeaning: boolean, length: number): SlotScores {
  // Beside a service that is asked for, another word in a name says no more than in a service, and an industry or an issuer less than it.
  const isLimited = (term: ReadTerm) =>
    hasMeaning && (term.meanings.length === 0 || isIndustry(term) || isIssuer(term));
  const [first] = terms;
  if (first !== undefined && terms.length === 1 && first.subject === undefined && !isLimited(first.term))
    return first.matches.scores;
  return withRows(length, (rows) => {
    const sums = new ScoreRows(rows);
    for (const { term, matches, subject } of terms) {
      const scores = new ScoreRows(rows, matches.scores);
      if (isLimited(term)) scores.limit(MAX_WORDS_SCORE);
      sums.add(scores);
      if (subject !== undefined) sums.add(scoresOnSubject(rows, rows.add(matches.slots), subject.matches));
    }
    return sums.toScores();
  });
}

/** What is added for the subject of a term: who matches the term and names it gets one more, who does not match the term a few. */
function scoresOnSubject(rows: SetRows, matching: Row, subject: TermMatches): ScoreRows {
  const scores = new ScoreRows(rows, subject.scores);
  const naming = scores.atLeast(MIN_NAMED_SCORE);
  rows.retainAll(naming, matching);
  scores.limit(MAX_SUBJECT_SCORE);
  scores.clear(matching);
  scores.set(naming, 1);
  return scores;
}

/**
 * Those that match all words, and where they are fewer than enough those that match most. Who only mentions what is asked for
 * matches most, as far as others name it: of "diver inspection of pier" those who write of a pier and a diver somewhere.
 */
export function thenMost(
  text: TextMatches,
  { all, among, around, enough }: { all: Bitset; among: Bitset; around: Bitset | null; enough: number },
): [all: Bitset, most: Most | undefined] {
  if (around !== null) {
    const inPlace = difference(among, around);
    const local = mostInPlace(text, { all, inPlace, among, enough });
    if (local !== undefined) return [intersection(all, inPlace), local];
    const near = namingOnlyAround(text, all, around);
    if (count(near) > 0) return [near, { set: difference(all, near), words: null }];
  }
  const sure = namingAllMeant(text, all);
  if (count(sure) >= enough) return [all, undefined];
  const others = difference(among, all);
  const isNamedByOthers = sure !== all && count(namingServices(text, others)) > 0;
  if (isNamedByOthers) return [sure, matchMost(text, difference(among, sure), enough - count(sure))];
  if (count(all) >= enough) return [all, undefined];
  const first = namingSome(text, all);
  return [first, matchMost(text, difference(among, first), enough - count(first))];
}

/** Who matches a broader text matches most of the one that was typed. */
export function alsoMost({ required }: TextMatches, meant: Bitset, others: Most | undefined): Most {
  if (others === undefined) return { set: meant, words: required.map(({ term }) => term.typed).join(' ') };
  return { set: union(meant, others.set), words: count(meant) > 0 ? null : others.words };
}

/** Of "hardness after PWHT" those that name one of them, if anybody does who has all words. */
function namingSome({ required, meaningful }: TextMatches, all: Bitset): Bitset {
  if (required.length < 2) return all;
  const naming = namingAny(meaningful, all);
  return count(naming) > 0 ? naming : all;
}

function namingAny(terms: readonly ScoredTerm[], among: Bitset): Bitset {
  return terms.map((term) => keepNaming(among, [term])).reduce(union, emptySet(among.length * 32));
}

/** Those around a place who name what is asked for, where nobody in the place does who matches all words. */
function namingOnlyAround(text: TextMatches, all: Bitset, around: Bitset): Bitset {
  const [there, near] = [difference(all, around), intersection(all, around)];
  const isOnlyMentioned = text.meaningful.length > 0 && count(there) > 0 && count(namingServices(text, there)) === 0;
  return isOnlyMentioned ? namingServices(text, near) : emptySet(all.length * 32);
}

/** Where fewer than enough in the place match all words, but others there do what is asked for, those from elsewhere follow them. */
function mostInPlace(
  text: TextMatches,
  { all, inPlace, among, enough }: { all: Bitset; inPlace: Bitset; among: Bitset; enough: number },
): Most | undefined {
  const { required, meaningful } = text;
  if (required.length < 2 || meaningful.length === 0 || countCommon(all, inPlace) >= enough) return undefined;
  const local = difference(namingMostServices(text, inPlace), all);
  if (count(local) === 0) return undefined;
  const set = union(local, difference(all, inPlace));
  const lacking = enough - count(union(all, local));
  const more = lacking > 0 ? matchMost(text, difference(among, union(all, local)), lacking) : undefined;
  return more === undefined
    ? { set, words: wordsOf(servicesOf(meaningful)) }
    : { set: union(set, more.set), words: null };
}

/** Of a single term the score alone decides. */
function namingAllMeant({ required, meaningful }: TextMatches, among: Bitset): Bitset {
  return required.length < 2 || meaningful.length === 0 ? among : keepNaming(among, meaningful);
}

/** Those that name the services and certificates that are asked for; where none are, the equipment: of "pulp mill digester" the digester. */
export function namingServices({ meaningful }: TextMatches, among: Bitset): Bitset {
  return keepNaming(among, servicesOrThings(meaningful));
}

/**
 * Those that name the certificates that are asked for, which a rule demands, and more than half of what is asked for with one of
 * the services: of "API 653 inspector for a tank who also does MFL" who is certified and inspects tanks.
 */
export function namingMostServices(text: TextMatches, among: Bitset): Bitset {
  const all = namingServices(text, among);
  const services = servicesOf(text.meaningful).filter(isSpecific);
  if (services.length === 0) return all;
  const asked = text.meaningful.filter((term) => !isGeneral(term));
  const sets = asked.map(({ matches }) => matches.naming());
  const least = Math.floor(asked.length / 2) + 1;
  const most = atLeast(sets, keepNaming(among, services.filter(isCertificate)))[least];
  return most === undefined ? all : union(all, intersection(most, namingAny(services, among)));
}

/** Those that name one of the services and certificates that are asked for. */
export function namingAnyService({ meaningful }: TextMatches, among: Bitset): Bitset {
  return namingAny(servicesOf(meaningful), among);
}

/** Those that name one of the services that are asked for and say what is done. */
export function namingAnySpecific({ meaningful }: TextMatches, among: Bitset): Bitset {
  const services = servicesOf(meaningful).filter((term) => isSpecific(term) && !isCertificate(term));
  return namingAny(services, among);
}

/** The same as of all services and certificates, or the subjects of these services: of "concrete testing" the concrete. */
export function namingServicesOrSubjects({ meaningful }: TextMatches, among: Bitset): Bitset {
  return intersectionOf(
    among,
    servicesOrThings(meaningful).map(({ matches, subject }) =>
      subject === undefined ? matches.naming() : union(matches.naming(), subject.matches.slots),
    ),
  );
}

/** Whether nothing but an industry is asked for: of "inspection company Le Havre port" any company there may serve the port. */
export function isOnlyIndustry({ meaningful }: TextMatches): boolean {
  return meaningful.length > 0 && meaningful.every(({ term }) => isIndustry(term));
}

/** Those that match any of what is asked for. */
export function matchingAnything({ all, required, meaningful }: TextMatches): Bitset {
  const terms = meaningful.length > 0 ? meaningful : required;
  return terms.map(({ matches }) => matches.slots).reduce(union, all);
}

/** Of "crane periodic inspection" the crane; of a pressure vessel both, because who does the inspection by law may do it on anything. */
function servicesOf(meaningful: readonly ScoredTerm[]): readonly ScoredTerm[] {
  const isByMethod = meaningful.some(({ term }) => isMethod(term));
  const asked = meaningful.filter(({ term }) => !isContext(term) && !(isByMethod && isOfWelds(term)));
  const exact = asked.filter(({ term }) => !isVague(term));
  const things = meaningful.filter(({ term }) => isEquipment(term));
  // Of "car park concrete condition survey" the concrete.
  if (asked.length > 0 && asked.every(({ term }) => isLook(term)) && things.length > 0) return things;
  const services = exact.length > 0 ? exact : asked;
  const own = meaningful.filter(({ term }) => isOfOwnTrade(term));
  const areGeneral = services.every(({ term }) => isOfAnything(term) || isIndependent(term));
  if (areGeneral && own.length > 0) return own;
  return services.every(({ term }) => isOfAnything(term)) ? meaningful : services;
}

/** The same without for whom, which is given up before on what. */
function servicesOrThings(meaningful: readonly ScoredTerm[]): readonly ScoredTerm[] {
  const services = servicesOf(meaningful);
  const isOnThing = services.some(({ term }) => isEquipment(term));
  return isOnThing ? services.filter(({ term }) => !isIndustry(term)) : services;
}

function isOfOwnTrade({ meanings }: ReadTerm): boolean {
  return OWN_TRADES.has(meanings[0]?.concept.label ?? '');
}

/** "Quality inspection", "condition survey". */
function isVague({ meanings: [first] }: ReadTerm): boolean {
  return first?.isAlias === true && VAGUE.has(first.concept.label);
}

function isLook(term: ReadTerm): boolean {
  return isVague(term) && term.meanings[0]?.concept.label === 'Visual testing';
}

function isEquipment({ meanings }: ReadTerm): boolean {
  return meanings[0]?.concept.kind === 'equipment';
}

/** What says nothing of method or equipment. */
function isGeneral({ term }: ScoredTerm): boolean {
  return isOfAnything(term) || isVague(term) || isIndependent(term);
}

function isSpecific(term: ScoredTerm): boolean {
  return !isGeneral(term) && !isContext(term.term);
}

function isCertificate({ term: { meanings } }: ScoredTerm): boolean {
  return meanings[0]?.concept.kind === 'certificate';
}

function isMethod({ meanings }: ReadTerm): boolean {
  return meanings[0]?.concept.kindsOf?.includes('Non-destructive testing') === true;
}

/** Of "weld inspection by ultrasonics" the second says what is done. */
function isOfWelds({ meanings }: ReadTerm): boolean {
  return meanings[0]?.concept.label === 'Welding inspection';
}

function isIndependent({ meanings }: ReadTerm): boolean {
  return INDEPENDENT.has(meanings[0]?.concept.label ?? '');
}

function isOfAnything({ meanings }: ReadTerm): boolean {
  return meanings.some(({ concept }) => OF_ANYTHING.has(concept.label));
}

function keepNaming(among: Bitset, terms: readonly ScoredTerm[]): Bitset {
  return intersectionOf(
    among,
    terms.map(({ matches }) => matches.naming()),
  );
}

/**
 * The companies of a set that match most, with the words that all of them match; null where they match different ones. What
 * means something counts before other words: of "iridium 192 radiography" the last. Where fewer than enough name all of it, those
 * that mean the services and certificates follow, else those that mean most of it. Undefined if no company matches any.
 */
function matchMost({ named, required, meaningful }: TextMatches, among: Bitset, enough: number): Most | undefined {
  const naming = named === undefined ? emptySet(among.length * 32) : intersection(named, among);
  const isEnough = meaningful.length > 1 ? count(keepNaming(naming, meaningful)) >= enough : count(naming) > 0;
  if (isEnough) return { set: naming, words: wordsOf(meaningful) };
  const decisive = servicesOf(meaningful);
  const services = decisive === meaningful ? meaningful.filter(({ term }) => !isContext(term)) : decisive;
  const serving = union(naming, intersectionOf(among, services.map(namingTermOrSubject)));
  if (services.length > 0 && services.length < meaningful.length && count(serving) >= enough)
    return { set: serving, words: wordsOf(services) };
  return matchMostOf(meaningful, among, enough, naming) ?? matchMostOf(required, among, 1, naming);
}

/** On what, for whom or how something is to be done: of "root cause of a broken shaft" the shaft. */
function isContext({ meanings }: ReadTerm): boolean {
  const concept = meanings[0]?.concept;
  return concept?.kind === 'equipment' || concept?.kind === 'industry' || OF_HOW.has(concept?.label ?? '');
}

/** "NACE" without the name of a certificate is also who wrote a standard. */
function isIssuer({ meanings }: ReadTerm): boolean {
  const concept = meanings[0]?.concept;
  return (
    concept?.kind === 'certificate' && /^[A-Z]+$/.test(concept.label) && CERTIFICATION_FAMILIES.includes(concept.label)
  );
}

function isIndustry({ meanings }: ReadTerm): boolean {
  return meanings[0]?.concept.kind === 'industry';
}

function wordsOf(terms: readonly ScoredTerm[]): string {
  return terms.map(({ term, subject }) => (subject?.term ?? term).typed).join(' ');
}

type Most = { set: Bitset; words: string | null };

/** One term less after the other, until the set, with those already in it, is large enough. */
function matchMostOf(terms: readonly ScoredTerm[], among: Bitset, enough: number, included: Bitset): Most | undefined {
  const matching = atLeast(
    terms.map(({ matches }) => matches.slots),
    among,
  );
  let most: Most | undefined;
  for (let least = terms.length - 1; least > 0; least -= 1) {
    const set = union(included, matching[least] as Bitset);
    const total = count(set);
    if (total === 0) continue;
    const common = terms.filter(({ matches }) => countCommon(matches.slots, set) === total);
    most = { set, words: common.length === least ? common.map(({ term }) => term.typed).join(' ') : null };
    if (total >= enough) break;
  }
  return most;
}

/** By number: the companies of a set that are in at least so many of the others. */
function atLeast(sets: readonly Bitset[], among: Bitset): Bitset[] {
  const matching = [among];
  for (const [index, set] of sets.entries())
    for (let number = index + 1; number > 0; number -= 1) {
      const more = intersection(matching[number - 1] as Bitset, set);
      matching[number] = union(matching[number] ?? more, more);
    }
  return matching;
}

function namingTermOrSubject({ matches, subject }: ScoredTerm): Bitset {
  return subject === undefined ? matches.slots : union(matches.slots, subject.matches.slots);
}
