import dictionary from 'dictionary-en';

/** The dictionary has words without most beginnings and endings: "product" is "duct", "sorted" is "sort". */
const BEGINNINGS = /^(?:con|de|dis|in|pro|re|un)(?=.{4})/;
const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'ly'];
const MIN_LENGTH = 3;

let words: ReadonlySet<string> | undefined;

/** Whether it is an ordinary word of English, in one of its forms. */
export function isEnglishWord(word: string): boolean {
  const american = word.replace('our', 'or').replace(/([iy])s(e|ed|ing)$/, '$1z$2');
  return [word, american, american.replace(BEGINNINGS, '')].some(
    (form) =>
      englishWords().has(form) ||
      ENDINGS.some((ending) => form.endsWith(ending) && isStem(form.slice(0, -ending.length))),
  );
}

/** "Clos" of "closing", "plann" of "planning", "suppli" of "supplies". */
function isStem(stem: string): boolean {
  if (stem.length < MIN_LENGTH) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some((form) =>
    englishWords().has(form),
  );
}

/** Names of people and places, which begin with a capital letter, are left out. */
function englishWords(): ReadonlySet<string> {
  words ??= new Set(new TextDecoder().decode(dictionary.dic).match(/^[a-z]+/gm));
  return words;
}
