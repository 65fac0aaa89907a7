/** What compounds of German, Dutch and the Nordic languages end in that say no more than "inspection" or "laboratory". */
const ENDINGS =
  `pruefung pruefungen pruefer prufung prufungen prufer prufstelle pruflabor inspektion inspektionen untersuchung
  untersuchungen kontrolle kontrollen messung messungen uberwachung labor laboratorium inspectie inspecties inspecteur keuring
  keuringen onderzoek controle meting metingen laboratorium bestimmung ermittlung nachweis begutachtung abnahme zertifizierung service
  anlage anlagen gutachten gutachter sachverstandiger bepaling certificering installatie installaties proef proeven eftersyn tilsyn
  besiktningar kontrollen undersogelse undersokelse undersokning certifiering sertifisering analys analyse provningar inspeksjon kontroll kontrol provning besiktning maling`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);
const MIN_LENGTH = 4;

/** What a compound is about, as its first word may be spelt: of "Kesselprüfung" the boiler. Empty for all other words. */
export function firstWordsOfCompound(word: string): string[] {
  const ending = ENDINGS.find((end) => word.endsWith(end));
  const first = ending === undefined ? '' : word.slice(0, -ending.length);
  if (first.length < MIN_LENGTH) return [];
  // "Anlagenprüfung", "Sicherheitsprüfung": a link between the words.
  return [first, ...[/s$/, /n$/, /en$/, /e$/].flatMap((link) => (link.test(first) ? [first.replace(link, '')] : []))];
}
