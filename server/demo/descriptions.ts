import { DEMO_COUNTRIES } from './countries.ts';
import { createPhrases, numberInWords, type PhraseSubject, type Phrases, withThousands } from './phrases.ts';
import type { DemoKind } from './profiles.ts';
import type { Random } from './random.ts';
import { CLOSING_TEXTS, type TradeText } from './text-closings.ts';
import { PLANT_TEXTS } from './text-plant.ts';
import { SITE_TEXTS } from './text-site.ts';
import { WORKS_TEXTS } from './text-works.ts';

const TRADE_TEXTS: Record<DemoKind, TradeText> = { ...PLANT_TEXTS, ...SITE_TEXTS, ...WORKS_TEXTS };

const MIN_LENGTH = 90;
const MAX_LENGTH = 480;
/** How many descriptions may contain the same sentence, and begin with the same word or two. */
const MAX_SAME_SENTENCES = 1;
/** How often a sentence of the tables is used, with other names and numbers. */
const MAX_USES = 2;
const MAX_SAME_FIRST_WORD = 15;
const MAX_SAME_FIRST_TWO_WORDS = 8;

const ATTEMPTS = 50;

type Slot = 'opening' | 'means' | 'proof' | 'closing';
type Line = { needs: string[]; excludes: string[]; words: string[]; text: string; used: number };

const PLANS: Slot[][] = [
  ['opening', 'means', 'proof', 'closing'],
  ['opening', 'proof', 'means', 'closing'],
  ['opening', 'means', 'closing'],
  ['opening', 'means', 'closing'],
  ['opening', 'proof', 'closing'],
  ['opening', 'means', 'proof'],
  ['opening', 'closing', 'proof'],
  ['opening', 'proof', 'means'],
  ['opening', 'means'],
  ['opening', 'proof'],
  ['means', 'proof'],
  ['proof', 'closing'],
  ['means', 'closing'],
  ['opening'],
  ['means'],
];

/** Writes descriptions one after the other and prefers the sentences used least so far. */
export function createDescriber(random: Random): (subject: PhraseSubject) => string {
  const lines = readLines();
  const sentences = new Map<string, number>();
  const beginnings = new Map<string, number>();
  let lastWord = '';

  const write = (line: Line, phrases: Phrases, american: boolean) => {
    const sentence = fill(random, line.text, phrases, american);
    return american ? inAmerican(sentence) : sentence;
  };

  const isBeginningUsedUp = (sentence: string) =>
    firstWords(sentence, 1) === lastWord ||
    isUsedUp(beginnings, firstWords(sentence, 1), MAX_SAME_FIRST_WORD) ||
    isUsedUp(beginnings, firstWords(sentence, 2), MAX_SAME_FIRST_TWO_WORDS);

  return (subject) => {
    const phrases = createPhrases(random, subject);
    const american = DEMO_COUNTRIES[subject.city.country]?.circle === 'us';
    const fresh = (slot: Slot, tried: Line[] = []): { line: Line; sentence: string } | null => {
      const line = leastUsed(
        random,
        lines[subject.kind][slot],
        (one) => one.used < MAX_USES && !tried.includes(one) && isFitting(one, phrases),
      );
      if (!line) return null;
      const sentence = write(line, phrases, american);
      const isRepeated =
        isUsedUp(sentences, sentence, MAX_SAME_SENTENCES) || (slot === 'opening' && isBeginningUsedUp(sentence));
      return isRepeated ? fresh(slot, [...tried, line]) : { line, sentence };
    };

    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const parts = random.pick(PLANS).flatMap((slot) => fresh(slot) ?? []);
      const text = parts.map(({ sentence }) => sentence).join(' ');
      if (text.length < MIN_LENGTH || text.length > MAX_LENGTH) continue;
      lastWord = firstWords(text, 1);
      countUse(beginnings, lastWord);
      countUse(beginnings, firstWords(text, 2));
      for (const { line, sentence } of parts) {
        line.used++;
        countUse(sentences, sentence);
      }
      return text;
    }
    // All sentences of the trade are used up: the company wrote nothing.
    return '';
  };
}

function isUsedUp(uses: Map<string, number>, text: string, max: number): boolean {
  return (uses.get(text) ?? 0) >= max;
}

function countUse(uses: Map<string, number>, text: string): void {
  uses.set(text, (uses.get(text) ?? 0) + 1);
}

/** Starts at a random line, so that ties are broken at random. */
function leastUsed(random: Random, lines: Line[], isAllowed: (line: Line) => boolean): Line | null {
  const start = random.int(0, lines.length - 1);
  let best: Line | null = null;
  for (let step = 0; step < lines.length; step++) {
    const line = lines[(start + step) % lines.length];
    if (line && (best === null || line.used < best.used) && isAllowed(line)) best = line;
  }
  return best;
}

function firstWords(text: string, count: 1 | 2): string {
  const first = text.indexOf(' ');
  return text.slice(0, count === 1 ? first : text.indexOf(' ', first + 1));
}

function readLines(): Record<DemoKind, Record<Slot, Line[]>> {
  const closings = Object.fromEntries(Object.entries(CLOSING_TEXTS).map(([key, text]) => [key, parseLines(text)]));
  return Object.fromEntries(
    Object.entries(TRADE_TEXTS).map(([kind, { opening, means, proof, closing }]) => [
      kind,
      {
        opening: parseLines(opening),
        means: parseLines(means),
        proof: parseLines(proof),
        closing: closings[closing] ?? [],
      },
    ]),
  ) as Record<DemoKind, Record<Slot, Line[]>>;
}

function parseLines(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, marks = '', sentence = ''] = /^(?:([^>{]*)> )?(.*)$/.exec(line.trim()) ?? [];
      const guards = marks.split(' ').filter((mark) => mark !== '');
      return {
        needs: guards.filter((mark) => !mark.startsWith('-')),
        excludes: guards.filter((mark) => mark.startsWith('-')).map((mark) => mark.slice(1)),
        words: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word),
        text: sentence,
        used: 0,
      };
    });
}

function isFitting(line: Line, { words, marks }: Phrases): boolean {
  if (line.needs.some((mark) => !marks.has(mark)) || line.excludes.some((mark) => marks.has(mark))) return false;
  return line.words.every((word) => words[word] !== undefined);
}

/** Replaces the innermost braces first, so that a choice may contain words and numbers. */
function fill(random: Random, text: string, { words }: Phrases, american: boolean): string {
  let filled = text;
  while (filled.includes('{')) {
    filled = filled.replace(/\{([^{}]*)\}/g, (_, placeholder: string) => {
      const number = /^(?:(\w+):)?([\d,]+)-([\d,]+)$/.exec(placeholder);
      if (!number) return placeholder.includes('|') ? random.pick(placeholder.split('|')) : wordOf(words, placeholder);
      const [, unit, low = '', high = ''] = number;
      const amount = rounded(random.int(Number(low.replace(',', '')), Number(high.replace(',', ''))));
      return unit ? measure(amount, unit, american) : numberInWords(amount);
    });
  }
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

function wordOf(words: Phrases['words'], placeholder: string): string {
  const word = words[placeholder];
  if (word === undefined) throw new Error(`no word for {${placeholder}}`);
  return word;
}

function rounded(amount: number): number {
  const step = amount < 20 ? 1 : amount < 100 ? 5 : amount < 300 ? 10 : amount < 1000 ? 50 : 100;
  return Math.round(amount / step) * step;
}

const AMERICAN_UNITS: Record<string, [factor: number, unit: string]> = {
  m: [3.28, 'ft'],
  km: [0.62, 'miles'],
  cm: [0.394, 'in'],
  t: [1, 'tons'],
  bar: [14.5, 'psi'],
  m2: [10.76, 'sq ft'],
};
const METRIC_UNITS: Record<string, string> = { t: 'tonnes', m2: 'm²' };

function measure(amount: number, unit: string, american: boolean): string {
  if (!american) return withUnit(amount, METRIC_UNITS[unit] ?? unit);
  if (unit === 'mm') return inches(amount);
  const [factor, name] = AMERICAN_UNITS[unit] ?? [1, unit];
  const step = unit === 'bar' ? 500 : unit === 'm2' ? 1000 : 1;
  const size = step === 1 ? rounded(amount * factor) : Math.round((amount * factor) / step) * step;
  return withUnit(size, name);
}

/** "1 tonne", "2,500 tonnes" */
function withUnit(amount: number, unit: string): string {
  return `${withThousands(amount)} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;
}

function inches(millimetres: number): string {
  const eighths = Math.max(1, Math.round(millimetres / 25.4 / 0.125));
  if (eighths > 16) return `${Math.round(eighths / 8)} in`;
  const whole = Math.floor(eighths / 8);
  const fraction = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'][eighths % 8] ?? '';
  return `${[whole || '', fraction].filter((part) => part !== '').join(' ')} in`;
}

const AMERICAN_SPELLINGS: [RegExp, string][] = [
  [/\b([Pp])rogrammes?\b/g, '$1rogram'],
  [/olour/g, 'olor'],
  [/\b([A-Za-z]+)isation\b/g, '$1ization'],
  [/\b(organ|author|recogn)is(e|ed|es)\b/g, '$1iz$2'],
  [/\blicence\b/g, 'license'],
  [/\blorry\b/g, 'truck'],
  [/\bdefence\b/g, 'defense'],
  [/\baluminium\b/g, 'aluminum'],
  [/\b([Mm])etres\b/g, '$1eters'],
  [/\bpassenger lifts\b/g, 'elevators'],
];

function inAmerican(sentence: string): string {
  return AMERICAN_SPELLINGS.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), sentence);
}
