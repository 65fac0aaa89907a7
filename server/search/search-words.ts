import { normalForm } from '#domain/text/normal-form.ts';
import { saysLittleElsewhere, saysNothingElsewhere } from '#domain/vocabulary/everyday-words-elsewhere.ts';

/** A word of a search: as it is compared, as it was typed, and where it stands in the text. */
export type TypedWord = { word: string; typed: string; start: number; end: number };

/** "31.3" and "TC-1A": a code that signs divide, which are no more than a part of it. */
const IN_CODE = /^[.\-/:]$/;

/** They say nothing about which company is wanted. */
const FILLERS = wordSet(`a an and any are at best by can certified cheap companies company contractor contractors do
  experienced expert experts find finder firm firms for from good i in is list local looking me my near nearby nearest need
  needed of offering on or our professional professionals provider providers qualified quote quotes reliable required
  search service services specialist specialists that the to top trusted us want we which who with within works
  accredited approved licensed agency agencies around organisation organisations organization organizations
  bodies body business businesses certificate certificates certification certifications accreditation inspectorate
  address contact email mail phone telephone website
  did does why recertified recertify recertification please
  affordable also anybody anyone asap available be could cost costs do does doing done get give
  has have having help hire how if it its job jobs kind make makes me much must not offer offers other
  others perform performed performing performs please price prices pricing provide provides quick quickly
  recommend recommended should some somebody someone their them there these they this those today type types
  after annual annually before between during minus plus regular routine yearly
  january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday today tonight soon later now already still just very really only again also too so any every each all both same ours
  about according asks asked want wants needs instead next found due weekly monthly quarterly daily small new old under while style two three five ten
  dear sir madam send request quotation
  tomorrow tonight emergency visit visits visited attend attending
  urgent urgently use used was were what when where whether whose will would you your
  consultancy consultant consultants consulting carried carry out
  peut peuvent faire fait machen macht messen pruefen puede pueden hace hacen hacer pode podem faz fazer puo puoi fare fa esegue eseguire
  doen doet kunnen yapar zrobi robi wykona wykonuje mes mon ma notre nos unser unsere unseren mein meine mis mi nuestro nuestra nuestros
  nuestras meu minha nosso nossa nossos mio mia miei nostro nostra onze mijn bizim benim presso
  subcontractor subcontractors subcontract weekend weekends night supplier suppliers look looks looking pax job day days week weeks month months year years
  sharika sharikat shahada shahadat fi maktab beim bei im vom zum zur mit nach wer wo was kann prueft pruft sucht suche gesucht brauche
  brauchen benotige benotigen quien que donde necesito necesitamos busco buscamos con en los sobre avec qui chez dans sur cherche cherchons
  besoin ou quem onde preciso precisamos procuro com no na nos nas em chi cerco cerchiamo serve dove su con wie waar zoek zoeken nodig met op bij
  kto gdzie szukam potrzebuje firma w na do dla z kim nerede lazim ariyorum ariyoruz yapan yapiyor ile
  certificacion certificacao certificazione zertifizierung zertifiziert belgelendirme sertifika
  da das de del della der des di die du el firma firmasi firmen fuer fur gli il la las lassen le les los para per por
  pour und une uma van von voor ve icin azienda bedrijf empresa empresas entreprise sirket sirketi`);
/** They count only where nothing more specific is said. */
const WEAK =
  wordSet(`analysis analyses assessment assessments check checking checks engineer engineering engineers equipment examination examinations examine examined examines examining inspects
  inspektion inspektionen inspectie inspecties inspeksjon inspetor inspetores inspecteur inspecteurs inspectores ispettore ispettori inspektor inspekteur inspect inspected inspecting inspection inspections inspector inspectors lab laboratories laboratory labs
  measurement measurements scan scanning scans survey surveying surveyor surveyors surveys technician technicians test tested tester testers
  testing tests inspeccion inspecao inspection ispezione ispezioni keuring kontrol muayene pruefung prufung ensayo ensayos
  laboratorio laboratorios laboratoire laboratoires laboratorium laboratuvar laboratuvari labor labore pruflabor prueflabor
  prufstelle essai essais controle controles inspecciones inspecoes verifica verifiche verificacion verification prova prove
  ensaio ensaios keuringen onderzoek muayenesi testi testleri kontrolu denetim prufen prufer advanced conventional crew team staff personnel
  fahs fahes faths muayana tafteesh taftish ikhtibar ikhtibarat mukhtabar mokhtabar makhbar badanie badania pomiar pomiary proba proby kontrola
  site sites onsite exam exams repair repairs report reports part parts measure measuring reading readings condition cert certs insp
  facility unit damage wear solution solutions study studies program programme procedure procedures support outsourcing hire industrial industry plant
  shop shops workshop workshops testen`);
/** After a number, or joined to it: "12 inch", "50t", "500 hours". */
const UNITS =
  `mm cm m km inch inches ft feet foot t ton tons tonne tonnes kg lb lbs bar bars psi mpa kpa kv v kw mw hz nm kn
  hour hours hrs h day days week weeks month months year years degrees deg micron microns litre litres liter liters
  m3 cbm pcs pieces piece nos pax persons people metre metres meter meters mtr items units`.split(/\s+/);
const UNIT_WORDS: ReadonlySet<string> = new Set(UNITS);
const MEASURE = new RegExp(`^\\d+(?:${UNITS.join('|')})?$`);
/** After a unit: "80 m high". */
const DIMENSIONS = wordSet('deep dia diameter high length long tall thick wall wide');
/** Before the name of a place. */
const PLACE_WORDS = wordSet('across around at from in near nearby outside serving throughout to within');

/** Before the number of a standard. */
const ISSUERS = wordSet('ansi as astm bs cen din en iec iso jis nbn nen nf ns pn sfs ss tse ts une uni');

export const isIssuer = (word: string) => ISSUERS.has(word);
export const isFiller = (word: string) => FILLERS.has(word) || saysNothingElsewhere(word);
export const isWeak = (word: string) => WEAK.has(word) || saysLittleElsewhere(word);
/** Whether a word is a part of a measure, which says how much and not what: "12 inch", "80 m high". */
export function isOfMeasure(words: readonly TypedWord[], at: number): boolean {
  const [first = '', before = '', word = '', after = ''] = [at - 2, at - 1, at, at + 1].map(
    (position) => words[position]?.word,
  );
  const isNumber = (text: string) => /^\d+$/.test(text);
  const isUnit = UNIT_WORDS.has(word) && isNumber(before);
  const isDimension = DIMENSIONS.has(word) && UNIT_WORDS.has(before) && isNumber(first);
  return isUnit || isDimension || (MEASURE.test(word) && (!isNumber(word) || UNIT_WORDS.has(after)));
}
export const isPlaceWord = (word: string) => PLACE_WORDS.has(word);

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MAX_WORD_LENGTH = 60;

/** Between a number and a word that were typed as one: "17025lab". */
const BETWEEN_NUMBER_AND_WORD = /(?<=\d{3})(?=\p{L}{3})/u;

/** The words of a search in their order. */
export function typedWords(text: string): TypedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
    const [number = '', word = ''] = typed.split(BETWEEN_NUMBER_AND_WORD, 2);
    const parts = word === '' ? [typed] : [number, typed.slice(number.length)];
    return parts.flatMap((part, position) => wordsOf(part, index + (position === 0 ? 0 : number.length)));
  });
}

function wordsOf(typed: string, index: number): TypedWord[] {
  return normalForm(typed)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH)
    .map((word) => ({ word, typed, start: index, end: index + typed.length }));
}

/** Whether two neighbours are parts of one code: "B31.3". */
export function areOneCode(text: string, a: TypedWord, b: TypedWord): boolean {
  return IN_CODE.test(text.slice(a.end, b.start)) && /\d/.test(a.word + b.word);
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
