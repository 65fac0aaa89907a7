import type { Fact } from './content-parts.ts';

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** What the law of a country requires of equipment, new or in use. For orientation, with the name of the regulation. */
const LAWS: readonly { countries: readonly string[]; fact: Fact }[] = [
  {
    countries: ['TR'],
    fact: {
      label: 'Periodic inspection',
      text: 'The regulation on work equipment (Official Gazette 28628 of 25 April 2013, Annex III) sets the intervals. Steam and hot water boilers: one year, unless their standard says otherwise. Pressure vessels: normally a hydrostatic test at 1.5 times the working pressure, at most one year apart; where that is impossible, non-destructive testing may replace it.',
    },
  },
  {
    countries: ['GB'],
    fact: {
      label: 'Pressure systems',
      text: 'The Pressure Systems Safety Regulations 2000 prohibit use without a written scheme of examination, drawn up or certified by a competent person. They cover steam at any pressure, other gases above 0.5 bar and pressurised hot water above 110 °C.',
    },
  },
  {
    countries: ['GB'],
    fact: {
      label: 'Lifting equipment',
      text: 'LOLER 1998 requires a thorough examination every 6 or 12 months, depending on the equipment, or at the intervals of an examination scheme.',
    },
  },
  {
    countries: ['SG'],
    fact: {
      label: 'Pressure vessels',
      text: 'Under the Workplace Safety and Health (General Provisions) Regulations a boiler, a steam or air receiver and the receiver of a refrigerating plant need approval and an authorised examiner’s report before use. In practice boilers are re-examined every year and receivers every two years.',
    },
  },
  {
    countries: ['NL'],
    fact: {
      label: 'Pressure equipment in use',
      text: 'The Warenwetbesluit drukapparatuur 2016 makes inspection a duty of the user. It is done by a designated inspection body (NL-CBI), or by a user inspectorate (NL-KVG) where the owner has one.',
    },
  },
  {
    countries: EUROPEAN_UNION,
    fact: {
      label: 'New pressure equipment',
      text: 'Directive 2014/68/EU applies above 0.5 bar. The higher the category of the equipment, the greater the role of the notified body.',
    },
  },
];

export function equipmentLaws(country: string | null): Fact[] {
  return LAWS.filter(({ countries }) => country !== null && countries.includes(country)).map(({ fact }) => fact);
}
