import { normalForm } from '#domain/text/normal-form.ts';

/** The body that accredits laboratories and inspection bodies in a country (two-letter code) and lists them publicly. */
export type AccreditationBody = { country: string; short: string; name: string; url: string };

/** Serves the Gulf states, beside the national body of Saudi Arabia. */
const GAC = { short: 'GAC', name: 'GCC Accreditation Center', url: 'https://gac.org.sa' } as const;

/** Serves the states of southern Africa that have no body of their own. */
const SADCAS = {
  short: 'SADCAS',
  name: 'Southern African Development Community Accreditation Service',
  url: 'https://www.sadcas.org',
} as const;

export const ACCREDITATION_BODIES: readonly AccreditationBody[] = [
  { country: 'GB', short: 'UKAS', name: 'United Kingdom Accreditation Service', url: 'https://www.ukas.com' },
  { country: 'US', short: 'A2LA', name: 'American Association for Laboratory Accreditation', url: 'https://a2la.org' },
  { country: 'US', short: 'ANAB', name: 'ANSI National Accreditation Board', url: 'https://anab.ansi.org' },
  {
    country: 'US',
    short: 'NVLAP',
    name: 'National Voluntary Laboratory Accreditation Program',
    url: 'https://www.nist.gov/nvlap',
  },
  { country: 'US', short: 'IAS', name: 'International Accreditation Service', url: 'https://www.iasonline.org' },
  {
    country: 'US',
    short: 'PJLA',
    name: 'Perry Johnson Laboratory Accreditation',
    url: 'https://www.pjlabs.com',
  },
  { country: 'CA', short: 'SCC', name: 'Standards Council of Canada', url: 'https://scc-ccn.ca' },
  {
    country: 'CA',
    short: 'CALA',
    name: 'Canadian Association for Laboratory Accreditation',
    url: 'https://cala.ca',
  },
  { country: 'TR', short: 'TÜRKAK', name: 'Türk Akreditasyon Kurumu', url: 'https://www.turkak.org.tr' },
  { country: 'AE', short: 'EIAC', name: 'Emirates International Accreditation Centre', url: 'https://eiac.gov.ae' },
  { country: 'AE', short: 'ENAS', name: 'Emirates National Accreditation System', url: 'https://moiat.gov.ae' },
  { country: 'SA', short: 'SAAC', name: 'Saudi Accreditation Center', url: 'https://www.saac.gov.sa' },
  ...['SA', 'QA', 'OM', 'KW', 'BH', 'YE'].map((country) => ({ country, ...GAC })),
  { country: 'SG', short: 'SAC', name: 'Singapore Accreditation Council', url: 'https://www.sac-accreditation.gov.sg' },
  { country: 'NL', short: 'RvA', name: 'Raad voor Accreditatie', url: 'https://www.rva.nl' },
  { country: 'DE', short: 'DAkkS', name: 'Deutsche Akkreditierungsstelle', url: 'https://www.dakks.de' },
  { country: 'FR', short: 'COFRAC', name: "Comité français d'accréditation", url: 'https://www.cofrac.fr' },
  { country: 'IT', short: 'ACCREDIA', name: 'Ente Italiano di Accreditamento', url: 'https://www.accredia.it' },
  { country: 'ES', short: 'ENAC', name: 'Entidad Nacional de Acreditación', url: 'https://www.enac.es' },
  { country: 'PT', short: 'IPAC', name: 'Instituto Português de Acreditação', url: 'https://www.ipac.pt' },
  { country: 'BE', short: 'BELAC', name: 'Belgian Accreditation Body', url: 'https://economie.fgov.be/belac' },
  { country: 'AT', short: 'AA', name: 'Akkreditierung Austria', url: 'https://akkreditierung-austria.gv.at' },
  { country: 'CH', short: 'SAS', name: 'Schweizerische Akkreditierungsstelle', url: 'https://www.sas.admin.ch' },
  { country: 'PL', short: 'PCA', name: 'Polskie Centrum Akredytacji', url: 'https://www.pca.gov.pl' },
  { country: 'CZ', short: 'CAI', name: 'Český institut pro akreditaci', url: 'https://www.cai.cz' },
  { country: 'HU', short: 'NAH', name: 'Nemzeti Akkreditáló Hatóság', url: 'https://www.nah.gov.hu' },
  { country: 'RO', short: 'RENAR', name: 'Asociația de Acreditare din România', url: 'https://www.renar.ro' },
  { country: 'GR', short: 'ESYD', name: 'Hellenic Accreditation System', url: 'https://esyd.gr' },
  { country: 'NO', short: 'NA', name: 'Norsk akkreditering', url: 'https://www.akkreditert.no' },
  {
    country: 'SE',
    short: 'SWEDAC',
    name: 'Styrelsen för ackreditering och teknisk kontroll',
    url: 'https://www.swedac.se',
  },
  { country: 'DK', short: 'DANAK', name: 'Den Danske Akkrediteringsfond', url: 'https://www.danak.dk' },
  { country: 'FI', short: 'FINAS', name: 'Finnish Accreditation Service', url: 'https://www.finas.fi' },
  { country: 'IE', short: 'INAB', name: 'Irish National Accreditation Board', url: 'https://www.inab.ie' },
  {
    country: 'IN',
    short: 'NABL',
    name: 'National Accreditation Board for Testing and Calibration Laboratories',
    url: 'https://nabl-india.org',
  },
  {
    country: 'IN',
    short: 'NABCB',
    name: 'National Accreditation Board for Certification Bodies',
    url: 'https://nabcb.qci.org.in',
  },
  {
    country: 'CN',
    short: 'CNAS',
    name: 'China National Accreditation Service for Conformity Assessment',
    url: 'https://www.cnas.org.cn',
  },
  { country: 'HK', short: 'HKAS', name: 'Hong Kong Accreditation Service', url: 'https://www.itc.gov.hk/hkas' },
  { country: 'JP', short: 'JAB', name: 'Japan Accreditation Board', url: 'https://www.jab.or.jp' },
  {
    country: 'JP',
    short: 'IAJapan',
    name: 'International Accreditation Japan',
    url: 'https://www.nite.go.jp/en/iajapan',
  },
  { country: 'KR', short: 'KOLAS', name: 'Korea Laboratory Accreditation Scheme', url: 'https://www.knab.go.kr' },
  { country: 'TW', short: 'TAF', name: 'Taiwan Accreditation Foundation', url: 'https://www.taftw.org.tw' },
  { country: 'MY', short: 'DSM', name: 'Department of Standards Malaysia', url: 'https://www.jsm.gov.my' },
  { country: 'ID', short: 'KAN', name: 'Komite Akreditasi Nasional', url: 'https://kan.or.id' },
  { country: 'TH', short: 'TISI', name: 'Thai Industrial Standards Institute', url: 'https://www.tisi.go.th' },
  { country: 'VN', short: 'BoA', name: 'Bureau of Accreditation', url: 'https://www.boa.gov.vn' },
  { country: 'PH', short: 'PAB', name: 'Philippine Accreditation Bureau', url: 'https://www.pab.gov.ph' },
  { country: 'PK', short: 'PNAC', name: 'Pakistan National Accreditation Council', url: 'https://www.pnac.gov.pk' },
  { country: 'AU', short: 'NATA', name: 'National Association of Testing Authorities', url: 'https://nata.com.au' },
  { country: 'NZ', short: 'IANZ', name: 'International Accreditation New Zealand', url: 'https://www.ianz.govt.nz' },
  {
    country: 'ZA',
    short: 'SANAS',
    name: 'South African National Accreditation System',
    url: 'https://www.sanas.co.za',
  },
  { country: 'NG', short: 'NiNAS', name: 'Nigeria National Accreditation System', url: 'https://ninas.ng' },
  { country: 'KE', short: 'KENAS', name: 'Kenya Accreditation Service', url: 'https://www.kenas.go.ke' },
  { country: 'EG', short: 'EGAC', name: 'Egyptian Accreditation Council', url: 'https://www.egac.gov.eg' },
  { country: 'MA', short: 'SEMAC', name: 'Service Marocain d’Accréditation', url: 'https://www.mcinet.gov.ma' },
  { country: 'TN', short: 'TUNAC', name: "Conseil National d'Accréditation", url: 'https://www.tunac.tn' },
  {
    country: 'BR',
    short: 'CGCRE',
    name: 'Coordenação Geral de Acreditação do Inmetro',
    url: 'https://www.gov.br/inmetro',
  },
  { country: 'MX', short: 'EMA', name: 'Entidad Mexicana de Acreditación', url: 'https://www.ema.org.mx' },
  { country: 'AR', short: 'OAA', name: 'Organismo Argentino de Acreditación', url: 'https://www.oaa.org.ar' },
  { country: 'CO', short: 'ONAC', name: 'Organismo Nacional de Acreditación de Colombia', url: 'https://onac.org.co' },
  { country: 'CL', short: 'INN', name: 'Instituto Nacional de Normalización', url: 'https://www.inn.cl' },
  { country: 'PE', short: 'INACAL', name: 'Instituto Nacional de Calidad', url: 'https://www.gob.pe/inacal' },
  { country: 'KZ', short: 'NCA', name: 'National Center of Accreditation', url: 'https://nca.kz' },
  { country: 'UA', short: 'NAAU', name: 'National Accreditation Agency of Ukraine', url: 'https://naau.org.ua' },
  { country: 'BG', short: 'BAS', name: 'Bulgarian Accreditation Service', url: 'https://www.nab-bas.bg' },
  { country: 'HR', short: 'HAA', name: 'Hrvatska akreditacijska agencija', url: 'https://akreditacija.hr' },
  { country: 'SK', short: 'SNAS', name: 'Slovenská národná akreditačná služba', url: 'https://www.snas.sk' },
  { country: 'SI', short: 'SA', name: 'Slovenska akreditacija', url: 'https://www.slo-akreditacija.si' },
  { country: 'LT', short: 'NAB', name: 'Nacionalinis akreditacijos biuras', url: 'https://nab.lrv.lt' },
  { country: 'LV', short: 'LATAK', name: 'Latvijas Nacionālais akreditācijas birojs', url: 'https://www.latak.gov.lv' },
  { country: 'EE', short: 'EAK', name: 'Eesti Akrediteerimiskeskus', url: 'https://www.eak.ee' },
  {
    country: 'LU',
    short: 'OLAS',
    name: "Office Luxembourgeois d'Accréditation et de Surveillance",
    url: 'https://portail-qualite.public.lu',
  },
  { country: 'CY', short: 'CYS-CYSAB', name: 'Cyprus Accreditation Body', url: 'https://www.cysab.gov.cy' },
  { country: 'MT', short: 'NAB-Malta', name: 'National Accreditation Board Malta', url: 'https://nabmalta.org.mt' },
  { country: 'RS', short: 'ATS', name: 'Akreditaciono telo Srbije', url: 'https://www.ats.rs' },
  { country: 'IL', short: 'ISRAC', name: 'Israel Laboratory Accreditation Authority', url: 'https://www.israc.gov.il' },
  { country: 'DZ', short: 'ALGERAC', name: "Organisme Algérien d'Accréditation", url: 'https://algerac.dz' },
  { country: 'BD', short: 'BAB', name: 'Bangladesh Accreditation Board', url: 'https://bab.gov.bd' },
  { country: 'LK', short: 'SLAB', name: 'Sri Lanka Accreditation Board', url: 'https://www.slab.lk' },
  {
    country: 'EC',
    short: 'SAE',
    name: 'Servicio de Acreditación Ecuatoriano',
    url: 'https://www.acreditacion.gob.ec',
  },
  { country: 'CR', short: 'ECA', name: 'Ente Costarricense de Acreditación', url: 'https://eca.or.cr' },
  ...'AO BW CD LS MG MW MZ NA SC SZ TZ ZM ZW'.split(' ').map((country) => ({ country, ...SADCAS })),
];

/** Shorter names mean other things, too, and a slab is of concrete. */
const MIN_KNOWN_NAME = 4;
const NO_NAME_OF_A_BODY = 'slab';
const COUNTRY_BY_NAME = new Map(
  ACCREDITATION_BODIES.flatMap(({ short, name, country }) =>
    [short, name].map((text) => [normalForm(text), country] as const),
  ).filter(
    ([name, country], _, all) =>
      name.length >= MIN_KNOWN_NAME &&
      name !== NO_NAME_OF_A_BODY &&
      all.every(([other, its]) => other !== name || its === country),
  ),
);

/** What buyers call the bodies of one country, in normal form: "ukas". */
export const NAMES_OF_ACCREDITATION_BODIES: readonly string[] = [...COUNTRY_BY_NAME.keys()];

/** The country whose body has this name, in normal form. */
export function countryOfBody(name: string): string | undefined {
  return COUNTRY_BY_NAME.get(name);
}

/** The accreditation bodies of a country: none, one or several. */
export function accreditationBodiesOf(countryCode: string): AccreditationBody[] {
  const country = countryCode.toUpperCase();
  return ACCREDITATION_BODIES.filter((body) => body.country === country);
}
