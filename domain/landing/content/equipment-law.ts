/** Data table: what the law of a country requires of equipment, new or in use */
import type { Fact } from './content-parts.ts';
import type { SourceId } from './sources.ts';

const EUROPEAN_ECONOMIC_AREA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

type Law = { countries: readonly string[]; source: SourceId; fact: Fact };

const IN_USE = 'Pressure equipment in use';

/** For orientation, with the name of the regulation. */
const LAWS: readonly Law[] = [
  {
    countries: ['TR'],
    source: 'turkey',
    fact: {
      label: 'Periodic control',
      text: 'The regulation on work equipment (Official Gazette 28628 of 25 April 2013, Annex III, amended on 18 February 2022) has boilers and pressure vessels controlled at most a year apart, unless their standard says otherwise. The engineer or technician who signs must be registered in EKİPNET.',
    },
  },
  {
    countries: ['GB'],
    source: 'pssr',
    fact: {
      label: 'Pressure systems',
      text: 'The Pressure Systems Safety Regulations 2000 prohibit use without a written scheme of examination, drawn up or certified by a competent person. They cover steam at any pressure, other gases above 0.5 bar and pressurised hot water above 110 °C. The scheme sets the interval.',
    },
  },
  {
    countries: ['GB'],
    source: 'loler',
    fact: {
      label: 'Lifting equipment',
      text: 'LOLER 1998 requires a thorough examination every 6 months for equipment that lifts people and for accessories, every 12 months for the rest, or at the intervals of an examination scheme.',
    },
  },
  {
    countries: ['SG'],
    source: 'mom',
    fact: {
      label: 'Pressure vessels',
      text: 'The Ministry of Manpower has steam boilers examined every year, steam and air receivers every two years, by an authorised examiner. All registered vessels need a hydrostatic test and thickness gauging at least once in ten years. Vessels that hold only chemicals are not registered.',
    },
  },
  {
    countries: ['NL'],
    source: 'netherlands',
    fact: {
      label: IN_USE,
      text: 'The Warenwetbesluit drukapparatuur 2016 makes inspection a duty of the user. It is done by a designated inspection body (NL-CBI), or by a user inspectorate (NL-KVG) where the owner has one; vessels and piping in scope normally after four years, later six.',
    },
  },
  {
    countries: ['AE'],
    source: 'dubai',
    fact: {
      label: IN_USE,
      text: 'Each emirate has its own rules. Dubai Municipality has boilers, air receivers and other vessels examined on installation and every 12 months, by competent persons that it has approved; Trakhees decides in the port and free zone areas, OSHAD in Abu Dhabi. Oil companies follow their own schedule, mostly API 510.',
    },
  },
  {
    countries: ['US'],
    source: 'osha-psm',
    fact: {
      label: IN_USE,
      text: 'There is no federal inspection law for all vessels. OSHA 29 CFR 1910.119(j) binds processes with highly hazardous chemicals; otherwise the state decides, and some, such as Texas, regulate boilers only. Where the state asks for it, the inspector holds a National Board commission.',
    },
  },
  {
    countries: ['CA'],
    source: 'canada',
    fact: {
      label: IN_USE,
      text: 'The provinces legislate, on the basis of CSA B51. ABSA in Alberta, TSSA in Ontario, Technical Safety BC and the RBQ in Quebec register designs (CRN), inspect, or license owners and companies to inspect under a quality system.',
    },
  },
  {
    countries: ['DE'],
    source: 'germany',
    fact: {
      label: IN_USE,
      text: 'Under the Betriebssicherheitsverordnung larger vessels are inspected by a licensed body (ZÜS): outside after 2 years, inside after 5 and with a strength test after 10 at the latest, with exceptions. Smaller ones may be inspected by a qualified person (zur Prüfung befähigte Person).',
    },
  },
  {
    countries: ['FR'],
    source: 'france',
    fact: {
      label: IN_USE,
      text: 'The order of 20 November 2017 asks for periodic inspection of most vessels every 4 years, every 2 for quick-opening covers, by a competent person named by the operator, and for requalification every 10 years in general, by an organisme habilité. Large sites may have a recognised inspection service (SIR).',
    },
  },
  {
    countries: ['IT'],
    source: 'italy',
    fact: {
      label: IN_USE,
      text: 'INAIL does the commissioning check and the first periodic check, an authorised subject (soggetto abilitato) of the employer’s choice the later ones, under the decree of 11 April 2011. Intervals follow fluid and category: function every 2 to 5 years, integrity every 10 in most cases.',
    },
  },
  {
    countries: ['ES'],
    source: 'spain',
    fact: {
      label: IN_USE,
      text: 'Real Decreto 809/2021 has three levels: A outside, B with thickness or opening, C with a pressure test. Level A may be done by a registered installer firm (EIP), B and C by a control body (organismo de control). For fluids of group 2 and categories III and IV that is 3, 6 and 12 years.',
    },
  },
  {
    countries: ['IN'],
    source: 'india',
    fact: {
      label: IN_USE,
      text: 'Three regimes: boilers under the Boilers Act 2025, in force since 1 May 2025; compressed gas under the SMPV(U) Rules with competent persons recognised by PESO; other vessels under the factory rules of the state. Ask which one your vessel is under before you ask for a price.',
    },
  },
  {
    countries: ['BR'],
    source: 'brazil',
    fact: {
      label: IN_USE,
      text: 'NR-13 sorts boilers and vessels into categories that set the interval. A legally qualified professional (PLH), an engineer registered with CREA, leads and signs. Sites with a certified own inspection service (SPIE) may use longer intervals.',
    },
  },
  {
    countries: ['AU'],
    source: 'australia',
    fact: {
      label: IN_USE,
      text: 'Work health and safety law is that of the state or territory and asks for a competent person; practice follows AS/NZS 3788 with an in-service inspector certified by AICIP. Some hazard levels of plant must be registered.',
    },
  },
  {
    countries: ['ZA'],
    source: 'south-africa',
    fact: {
      label: IN_USE,
      text: 'The Pressure Equipment Regulations 2009 and SANS 347 require an approved inspection authority (AIA), accredited by SANAS, for most equipment. In use, inspection and pressure test are due after 36 months, unless SANS 347 or an accepted risk-based programme sets another term.',
    },
  },
  {
    countries: ['MY'],
    source: 'malaysia',
    fact: {
      label: 'Certificate of fitness',
      text: 'Since 1 June 2024 the Plant Requiring Certificate of Fitness Regulations 2024 apply; the Factories and Machinery Act is repealed. The certificate is valid for 15 months from the inspection by DOSH or a licensed person; plants in the special scheme of inspection can have longer terms.',
    },
  },
  {
    countries: ['SA'],
    source: 'saudi-arabia',
    fact: {
      label: IN_USE,
      text: 'The owner’s procedures decide, mostly on the basis of API 510. For new equipment SASO published a technical regulation in December 2022, with a certificate of conformity at import where it applies.',
    },
  },
  {
    countries: ['PL'],
    source: 'poland',
    fact: {
      label: IN_USE,
      text: 'Technical inspection is a task of the state: UDT in general, TDT for transport and ports. They alone give the decision to operate; a private company may test and prepare, and needs UDT’s authorisation to make, repair or modernise such equipment.',
    },
  },
  {
    countries: EUROPEAN_ECONOMIC_AREA,
    source: 'ped',
    fact: {
      label: 'New pressure equipment',
      text: 'Directive 2014/68/EU applies above 0.5 bar. From category I up the CE mark is required, and from category II a notified body takes part; smaller equipment follows sound engineering practice and carries no mark.',
    },
  },
];

const lawsOf = (country: string | null) =>
  LAWS.filter(({ countries }) => country !== null && countries.includes(country));

export function equipmentLaws(country: string | null): Fact[] {
  return lawsOf(country).map(({ fact }) => fact);
}

export function lawSources(country: string | null): SourceId[] {
  return lawsOf(country).map(({ source }) => source);
}
