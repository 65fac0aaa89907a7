import { DEMO_COUNTRIES } from './countries.ts';
import type { DemoKind } from './profiles.ts';
import type { Random } from './random.ts';

/**
 * The certificates of a trade with their probability and circles (everywhere by default). `people` stands for the usual
 * scheme for NDT personnel in the country, `people2` for another one that is known there.
 */
const RULES: Record<DemoKind, string> = {
  ndt: `
    people 1
    people2 0.55
    iso-17025 0.4 eu tr uk no asia anz latam
    iso-17025 0.2 us ca gulf africa
    iso-17020 0.35 eu tr gulf africa asia
    iso-9001 0.7
    iso-45001 0.35
    api-510 0.3 us ca gulf africa asia latam
    api-570 0.3 us ca gulf africa asia latam
    api-qute 0.25 us ca gulf
    aws-cwi 0.35 us ca gulf latam
    cswip 0.4 uk gulf africa asia
    iwi 0.2 eu tr
    rtpo 0.2 eu
    class-ndt 0.15 eu no uk asia tr
    irata-member 0.12 uk no gulf africa asia anz`,
  vessel: `
    iso-17020 1
    ped-nb 0.7 eu tr no
    rtpo 0.15 eu
    spvd-nb 0.15 eu tr
    tped-nb 0.15 eu tr
    ukab 0.6 uk
    iso-17065 0.15 eu tr
    nb-is 0.85 us ca
    asme-aia 0.5 us ca
    api-510 0.8 us ca gulf africa asia latam anz
    api-570 0.6 us ca gulf africa asia latam anz
    api-510 0.25 eu tr uk
    api-653 0.3 us ca gulf africa asia latam
    api-580 0.25
    api-571 0.2 us ca gulf anz asia
    iso-9001 0.45
    iso-45001 0.25
    people 0.3
    cswip 0.25 uk africa
    lift-nb 0.12 eu tr
    atex-nb 0.08 eu`,
  lab: `
    iso-17025 1
    iso-9001 0.45
    iso-14001 0.15
    iso-45001 0.15
    nadcap-mtl 0.2 us eu uk ca
    aws-cwi 0.25 us ca latam
    cswip 0.2 uk asia gulf
    iwi 0.15 eu tr
    iso-17043 0.06
    people 0.15
    class-ndt 0.06 eu no asia tr`,
  lifting: `
    iso-17020 1 tr gulf
    iso-17020 0.85 eu uk no africa asia anz latam
    iso-17020 0.3 us ca
    leea 0.85 uk
    leea 0.6 gulf africa
    leea 0.4 asia anz
    leea 0.15 no us ca
    mach-nb 0.12 eu tr
    iso-9001 0.65
    iso-45001 0.4
    people 0.4
    irata-member 0.1 uk no gulf anz`,
  coating: `
    frosio 1 no
    ampp-cip 0.3 no
    ampp-cip 1 eu tr uk us ca gulf asia africa latam anz
    frosio 0.25 eu uk asia gulf
    norsok 0.8 no
    ampp-cp 0.35 us ca gulf asia africa latam anz uk eu
    iso-9001 0.55
    iso-45001 0.3
    iso-17020 0.25
    irata-member 0.12 uk no asia gulf
    api-653 0.12 us gulf`,
  welding: `
    iwi 0.9 eu tr no
    cswip 1 uk
    cswip 1 gulf africa asia anz
    iwi 0.3 anz asia
    aws-cwi 1 us latam
    aws-cwi 1 ca
    aws-cwi 0.6 gulf
    aws-cwi 0.4 asia africa
    api-577 0.25 us ca gulf asia
    api-510 0.3 us ca gulf asia africa latam
    api-570 0.2 us gulf africa
    iso-17020 0.5
    iso-9001 0.75
    people 0.55
    ampp-cip 0.25
    rtpo 0.12 eu`,
  rope: `
    irata-member 1
    irata-tech 0.35
    people 0.75
    iso-9001 0.55
    iso-45001 0.5
    iso-14001 0.15
    ampp-cip 0.2 us ca gulf asia africa anz uk
    frosio 0.4 no
    leea 0.2 uk gulf anz`,
  tank: `
    api-653 0.95 us ca gulf asia africa latam anz
    api-653 0.6 eu tr uk no
    api-570 0.75
    api-510 0.6 us ca gulf asia africa latam anz
    api-1169 0.45 us ca
    api-580 0.4
    api-571 0.3
    ampp-cp 0.3
    people 0.7
    iso-17020 0.55 eu tr uk gulf asia africa
    iso-9001 0.6
    iso-45001 0.3`,
  marine: `
    class-tm 1
    class-ndt 0.3
    people 0.85
    iso-9001 0.7
    iso-45001 0.25
    irata-member 0.25
    frosio 0.3 no asia uk eu
    ampp-cip 0.2 gulf asia us`,
  calibration: `
    iso-17025 1
    iso-9001 0.5
    iso-14001 0.15
    iso-17043 0.1
    iso-45001 0.1`,
  aero: `
    nas410 1
    nadcap-ndt 0.75
    as9100 0.8
    easa-145 0.45
    people 0.25
    iso-17025 0.2
    iso-9001 0.3
    nadcap-mtl 0.1`,
  wind: `
    iso-9001 0.85
    people 0.7
    irata-member 0.5
    iso-45001 0.6
    iso-14001 0.35
    iso-17020 0.3
    frosio 0.35 no eu
    ampp-cip 0.2 us asia anz`,
  rail: `
    people 1
    iso-9001 0.85
    iso-17025 0.4
    iso-45001 0.4
    iwi 0.25 eu tr
    aws-cwi 0.4 us ca latam
    iso-17020 0.25`,
  civil: `
    iso-17025 1
    iso-9001 0.6
    iso-17020 0.3
    cpr-nb 0.2 eu tr
    iso-45001 0.35
    people 0.3
    aws-cwi 0.35 us ca
    iwi 0.15 eu`,
  shop: `
    asme-u 0.85
    nb-r 0.85 us ca
    nb-r 0.45 gulf asia latam africa eu tr
    asme-u2 0.2
    asme-s 0.35
    asme-pp 0.25 us ca gulf asia
    asme-uv 0.15
    nb-vr 0.35 us ca gulf asia
    iso-3834 0.85 eu tr no uk
    en-1090 0.4 eu tr
    iso-9001 0.9
    asme-n 0.08 us eu asia
    people 0.3
    iwi 0.25 eu tr
    aws-cwi 0.4 us ca latam gulf
    cswip 0.3 uk asia gulf`,
};

const MAX_CERTIFICATES = 8;

type Rule = { certificate: string; chance: number; circles: string[] };

const RULE_LISTS = Object.fromEntries(
  Object.entries(RULES).map(([kind, text]) => [
    kind,
    text
      .trim()
      .split('\n')
      .map((line): Rule => {
        const [certificate = '', chance = '0', ...circles] = line.trim().split(' ');
        return { certificate, chance: Number(chance), circles };
      }),
  ]),
) as Record<DemoKind, Rule[]>;

/** Certificate ids: the required ones of the trade, then a selection of the usual ones, fewer for a small company. */
export function drawCertificates(random: Random, kind: DemoKind, countryCode: string, people: number): string[] {
  const country = DEMO_COUNTRIES[countryCode];
  if (!country) throw new Error(`no country ${countryCode}`);
  const rules = RULE_LISTS[kind].filter((rule) => rule.circles.length === 0 || rule.circles.includes(country.circle));
  const held = rules.filter((rule) => random.chance(rule.chance));
  const needed = held.filter((rule) => rule.chance === 1);
  const others = held.filter((rule) => rule.chance < 1);
  const max = people <= 10 ? 4 : people <= 50 ? 6 : MAX_CERTIFICATES;
  const chosen = new Set([...needed, ...random.sample(others, max - needed.length)]);
  const [usual = '', ...further] = country.people;
  const ids = rules
    .filter((rule) => chosen.has(rule))
    .flatMap(({ certificate }) => {
      if (certificate === 'people') return usual === 'asnt-l3' && random.chance(0.8) ? [usual, 'snt-tc-1a'] : usual;
      return certificate === 'people2' ? random.sample(further, 1) : certificate;
    });
  if (ids.length === 0) ids.push(rules[0]?.certificate === 'people' ? usual : (rules[0]?.certificate ?? 'iso-9001'));
  return [...new Set(ids)].slice(0, MAX_CERTIFICATES);
}
