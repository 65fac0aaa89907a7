const WORDS =
  `borough canton county departamento department district emirate estado governorate kray krai municipality oblast
  parish prefecture provincia province provincie rayon region republic state territory voivodeship`.split(/\s+/);
const AT_THE_END = new RegExp(` (?:${WORDS.join('|')}|il|ili)$`);
const AT_THE_START = new RegExp(
  `^(?:the )?(?:${WORDS.join('|')}|bundesland|comunidad|land) (?:of |de |del |di )?(?=.)`,
);
/** What is left of "Eastern Province" or "Free State" is no name. */
const NO_NAME =
  /^(?:capital|central|eastern|federal|free|islands?|north|northern|south|southern|west|western|national capital|nord|sud|est|ouest)$/;

/** A region without the word that says what it is: "izmir" of "izmir province". Undefined where there is none. */
export function withoutRegionWord(form: string): string | undefined {
  const start = form.replace(AT_THE_END, '');
  const rest = start === form ? form.replace(AT_THE_START, '') : start;
  return rest === form || NO_NAME.test(rest) ? undefined : rest;
}
