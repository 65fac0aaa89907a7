/** Data table: where the facts that can age were read, and when */
export type Source = {
  name: string;
  /** Null for standards and laws that are not free to read: the text names the clause. */
  url: string | null;
  /** The month in which it was read or its edition checked, "2026-11". */
  asOf: string;
};

const ASOF = '2026-11';

/** The day on which the texts were last read as a whole. */
export const TEXTS_REVIEWED = '2026-11-22';

export const SOURCES = {
  recognition: { name: 'Global Accreditation Cooperation', url: 'https://global-aci.org/en/faq', asOf: ASOF },
  'recognition-transition': {
    name: 'NATA on the new world organisation',
    url: 'https://nata.com.au/news/why-global-accreditation-cooperation-incorporated-matters',
    asOf: ASOF,
  },
  'inspection-bodies': { name: 'ISO/IEC 17020:2026', url: 'https://www.iso.org', asOf: ASOF },
  ped: { name: 'Directive 2014/68/EU', url: 'https://eur-lex.europa.eu/eli/dir/2014/68/oj', asOf: ASOF },
  sep: { name: 'EEMUA on sound engineering practice', url: 'https://eemua.org/glossary/s/sound-ep', asOf: ASOF },
  turkey: {
    name: 'Regulation on work equipment, Official Gazette 28628 and 31754',
    url: 'https://www.resmigazete.gov.tr',
    asOf: ASOF,
  },
  pssr: {
    name: 'Pressure Systems Safety Regulations 2000',
    url: 'https://www.legislation.gov.uk/uksi/2000/128',
    asOf: ASOF,
  },
  loler: { name: 'LOLER 1998', url: 'https://www.legislation.gov.uk/uksi/1998/2307', asOf: ASOF },
  'ce-mark-gb': {
    name: 'UK government on the Pressure Equipment (Safety) Regulations',
    url: 'https://www.gov.uk/government/publications/pressure-equipment-safety-regulations-2016',
    asOf: ASOF,
  },
  mom: {
    name: 'Ministry of Manpower, pressure vessels',
    url: 'https://www.mom.gov.sg/workplace-safety-and-health/pressure-vessels/regular-inspections',
    asOf: ASOF,
  },
  netherlands: {
    name: 'Warenwetregeling drukapparatuur 2016',
    url: 'https://wetten.overheid.nl/BWBR0038317',
    asOf: ASOF,
  },
  dubai: { name: 'Dubai Municipality, guideline DM-PH&SD-P4-TG20', url: 'https://www.dm.gov.ae', asOf: ASOF },
  eiac: { name: 'EIAC', url: 'https://eiac.gov.ae', asOf: ASOF },
  texas: { name: 'Texas Health and Safety Code, chapter 755', url: 'https://www.tdlr.texas.gov/boilers', asOf: ASOF },
  'osha-psm': {
    name: 'OSHA 29 CFR 1910.119',
    url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.119',
    asOf: ASOF,
  },
  'radiography-gb': {
    name: 'HSE, industrial radiography',
    url: 'https://www.hse.gov.uk/radiation/ionising/indradiography.htm',
    asOf: ASOF,
  },
  offshore: { name: 'HSE, offshore energy', url: 'https://www.hse.gov.uk/offshore', asOf: ASOF },
  germany: {
    name: 'Betriebssicherheitsverordnung',
    url: 'https://www.gesetze-im-internet.de/betrsichv_2015',
    asOf: ASOF,
  },
  france: { name: 'Order (arrêté) of 20 November 2017', url: 'https://www.legifrance.gouv.fr', asOf: ASOF },
  italy: { name: 'Decree of 11 April 2011', url: 'https://www.lavoro.gov.it', asOf: ASOF },
  spain: { name: 'Real Decreto 809/2021', url: 'https://www.boe.es/eli/es/rd/2021/09/21/809', asOf: ASOF },
  canada: { name: 'CSA B51 and the law of the province', url: null, asOf: ASOF },
  india: { name: 'Boilers Act 2025 and SMPV(U) Rules', url: 'https://www.peso.gov.in', asOf: ASOF },
  brazil: { name: 'NR-13, Portaria MTP 1846 of 1 July 2022', url: 'https://www.gov.br/trabalho-e-emprego', asOf: ASOF },
  australia: { name: 'AS/NZS 3788 and the work health and safety law of the state', url: null, asOf: ASOF },
  'south-africa': { name: 'Pressure Equipment Regulations 2009 and SANS 347', url: null, asOf: ASOF },
  malaysia: {
    name: 'Plant Requiring Certificate of Fitness Regulations 2024',
    url: 'https://www.dosh.gov.my',
    asOf: ASOF,
  },
  'saudi-arabia': { name: 'SASO and NRRC', url: 'https://nrrc.gov.sa', asOf: ASOF },
  norway: {
    name: 'Regulation on the performance of work, chapter 13',
    url: 'https://www.arbeidstilsynet.no/regelverk/forskrifter/forskrift-om-utforelse-av-arbeid/3/13/13-2/',
    asOf: ASOF,
  },
  poland: { name: 'Act on technical inspection of 21 December 2000', url: 'https://www.udt.gov.pl', asOf: ASOF },
  'asme-directory': {
    name: 'ASME certificate holder directory',
    url: 'https://caconnect.asme.org/directory/',
    asOf: ASOF,
  },
  'asme-code': { name: 'ASME Boiler and Pressure Vessel Code 2025', url: null, asOf: ASOF },
  'api-codes': { name: 'API 510, 570 and 653', url: null, asOf: ASOF },
  sour: { name: 'ISO 15156 (NACE MR0175)', url: null, asOf: ASOF },
  'iso-9712': { name: 'ISO 9712:2021', url: null, asOf: ASOF },
  'snt-tc-1a': { name: 'SNT-TC-1A and ANSI/ASNT CP-189', url: null, asOf: ASOF },
  'weld-standards': { name: 'ISO 17635 and the standards that it names', url: null, asOf: ASOF },
  'weld-waiting': {
    name: 'CWB Group on waiting before welds are inspected',
    url: 'https://www.cwbgroup.org/association/how-it-works/why-do-some-standards-require-you-wait-few-days-inspect-welds',
    asOf: ASOF,
  },
  'gas-pipelines-us': {
    name: '49 CFR 192.243',
    url: 'https://www.law.cornell.edu/cfr/text/49/192.243',
    asOf: ASOF,
  },
  'ndt-accreditation': {
    name: 'ILAC on accreditation for non-destructive testing',
    url: 'https://ilacfaq.org/2012/10/20/example-post/',
    asOf: ASOF,
  },
  'tank-codes': {
    name: 'API 653 and EEMUA 159',
    url: 'https://www.api.org/products-and-services/standards',
    asOf: ASOF,
  },
  'relief-codes': { name: 'API 576, API 527 and ASME Section XIII', url: null, asOf: ASOF },
  'rbi-codes': { name: 'API 580, API 581 and EN 16991', url: null, asOf: ASOF },
  'ffs-codes': { name: 'API 579-1/ASME FFS-1 and BS 7910', url: null, asOf: ASOF },
  'rope-standards': { name: 'IRATA', url: 'https://irata.org', asOf: ASOF },
  'coating-standards': { name: 'ISO 8501 to 8503, ISO 19840 and SSPC-PA 2', url: null, asOf: ASOF },
  'evidence-standards': { name: 'ASTM E860 and E1188', url: null, asOf: ASOF },
  'calibration-guides': { name: 'JCGM 100 and ILAC-G24', url: null, asOf: ASOF },
  'osha-cranes': {
    name: 'OSHA 29 CFR 1910.179',
    url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.179',
    asOf: ASOF,
  },
  'paut-standards': {
    name: 'ISO 13588',
    url: 'https://standards.iteh.ai/catalog/standards/cen/046c9e9f-e5f1-4268-b61b-fa8dceb774c9/en-iso-13588-2019',
    asOf: ASOF,
  },
  'tofd-standards': { name: 'ISO 10863 and ISO 15626', url: null, asOf: ASOF },
  'charpy-standards': { name: 'ISO 148-1 and ASTM E23', url: null, asOf: ASOF },
  'named-standards': { name: 'the standards named on this page', url: null, asOf: ASOF },
  'laboratory-standards': { name: 'ISO and ASTM standards named on this page', url: null, asOf: ASOF },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;

/** Each source once, in the given order. */
export function sourcesOf(ids: readonly SourceId[]): Source[] {
  return [...new Set(ids)].map((id) => SOURCES[id]);
}

const MAX_AGE_MONTHS = 18;

/** Those of the sources that were last read longer ago than facts stay true. */
export function factsToRead(sources: readonly Source[], now: Date): Source[] {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MAX_AGE_MONTHS, 1));
  return sources.filter(({ asOf }) => new Date(`${asOf}-01T00:00:00Z`) < oldest);
}
