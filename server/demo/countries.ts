/** Properties of inspection companies in one country: accreditation bodies, regulations, schemes and company names. */
export type DemoCountry = {
  /** The circle of certification schemes, as in certificates.ts. */
  circle: 'eu' | 'tr' | 'uk' | 'no' | 'us' | 'ca' | 'gulf' | 'asia' | 'africa' | 'latam' | 'anz';
  /** The name in running text; the spellings of locations are in cities.ts. */
  name: string;
  /** National accreditation bodies: for laboratories, for inspection bodies. */
  bodies: [string, string];
  /** Working languages; each company gets a selection. */
  languages: string[];
  /** Certification schemes for personnel, the usual one first. */
  people: string[];
  /** Regulations for pressure equipment and for lifting equipment. */
  vessel: string;
  lift: string;
  /** The authority that licenses radiography. */
  radiation: string;
  weld: string;
  legalForms: string[];
  mailboxes: string[];
};

type Row = [
  circle: DemoCountry['circle'],
  name: string,
  bodies: string,
  languages: string,
  people: string,
  vessel: string,
  lift: string,
  radiation: string,
  legalForms: string,
  mailboxes?: string,
];

const ASNT = 'asnt-l3 snt-tc-1a';
const NO_AUTHORITY = 'the national authority';
const LOLER = 'LOLER practice and ASME B30';

// biome-ignore format: a table, one row per line
const ROWS: Record<string, Row> = {
  TR: ['tr', 'Türkiye', 'TÜRKAK', 'Turkish and English', 'iso-9712 asnt-l3', 'the work equipment regulation of 2013', 'Annex III of the work equipment regulation', 'NDK', 'A.Ş.;Ltd. Şti.', 'bilgi teklif iletisim'],
  GB: ['uk', 'the United Kingdom', 'UKAS', 'English', 'pcn iso-9712', 'PSSR 2000', 'LOLER 1998', 'the HSE', 'Ltd;Ltd;Limited;LLP', 'enquiries enquiries admin'],
  NL: ['eu', 'the Netherlands', 'RvA', 'Dutch and English', 'iso-9712 asnt-l3', 'the WBDA 2016', 'the Dutch work equipment rules', 'ANVS', 'B.V.', 'planning'],
  BE: ['eu', 'Belgium', 'BELAC', 'Dutch, French and English', 'iso-9712 asnt-l3', 'the Belgian Codex', 'the Belgian Codex (quarterly checks)', 'FANC', 'BV;NV', 'planning'],
  DE: ['eu', 'Germany', 'DAkkS', 'German and English', 'iso-9712', 'BetrSichV', 'DGUV rules and BetrSichV', 'the state authority', 'GmbH;GmbH;GmbH & Co. KG', 'kontakt anfrage'],
  IT: ['eu', 'Italy', 'Accredia', 'Italian and English', 'iso-9712 asnt-l3', 'D.M. 329/2004', 'D.Lgs. 81/2008', 'the prefecture', 'S.r.l.;S.p.A.', 'segreteria commerciale'],
  ES: ['eu', 'Spain', 'ENAC', 'Spanish and English', 'iso-9712', 'RD 809/2021', 'the Spanish lifting rules (ITC AEM)', 'CSN', 'S.L.;S.A.', 'contacto laboratorio'],
  FR: ['eu', 'France', 'Cofrac', 'French and English', 'iso-9712', 'the order of 20 November 2017', 'the order of 1 March 2004', 'ASNR', 'SAS;SARL', 'contact accueil'],
  NO: ['no', 'Norway', 'Norsk akkreditering', 'Norwegian and English', 'iso-9712', 'the Norwegian pressure equipment rules', 'NORSOK R-002 and R-003', 'DSA', 'AS', 'post firmapost'],
  DK: ['no', 'Denmark', 'DANAK', 'Danish, German and English', 'iso-9712', 'the Danish pressure equipment order', 'the Danish lifting gear order', 'SIS', 'ApS;A/S', 'post'],
  PL: ['eu', 'Poland', 'PCA', 'Polish and English', 'iso-9712', 'the UDT rules', 'the UDT rules', 'PAA', 'Sp. z o.o.', 'biuro kontakt'],
  RO: ['eu', 'Romania', 'RENAR', 'Romanian and English', 'iso-9712 asnt-l3', 'the ISCIR rules', 'ISCIR PT R1', 'CNCAN', 'SRL;SA', 'birou'],
  AE: ['gulf', 'the UAE', 'ENAS;EIAC', 'English and Arabic', `${ASNT} pcn`, 'API 510 and the NBIC', 'EIAC rules and LOLER practice', 'FANR', 'LLC;LLC;FZE;FZCO', 'enquiry sales'],
  SA: ['gulf', 'Saudi Arabia', 'SAAC;GAC', 'English and Arabic', `${ASNT}`, 'API 510 and the NBIC', 'LEEA guidance and ASME B30', 'NRRC', 'Co. Ltd;Est.;Co.', 'sales'],
  QA: ['gulf', 'Qatar', 'GAC', 'English and Arabic', `${ASNT} pcn`, 'API 510 and ASME rules', LOLER, 'the environment ministry', 'WLL', 'sales'],
  OM: ['gulf', 'Oman', 'GAC', 'English and Arabic', `${ASNT} pcn`, 'API 510 and ASME rules', LOLER, 'the Environment Authority', 'LLC;SPC'],
  KW: ['gulf', 'Kuwait', 'GAC', 'English and Arabic', ASNT, 'API 510 and ASME rules', LOLER, 'the health ministry', 'WLL;Co. WLL'],
  NG: ['africa', 'Nigeria', 'NiNAS', 'English', `${ASNT} pcn`, 'the Factories Act and API 510', 'the Factories Act and LOLER practice', 'NNRA', 'Ltd;Nigeria Ltd', 'sales'],
  AO: ['africa', 'Angola', 'SADCAS', 'Portuguese and English', 'iso-9712 snt-tc-1a', 'API 510 and the operator rules', LOLER, NO_AUTHORITY, 'Lda;S.A.', 'geral comercial'],
  ZA: ['africa', 'South Africa', 'SANAS', 'English', 'iso-9712 asnt-l3', 'the Pressure Equipment Regulations and SANS 347', 'Driven Machinery Regulation 18', 'SAHPRA', '(Pty) Ltd;(Pty) Ltd;CC', 'admin quotes'],
  EG: ['africa', 'Egypt', 'EGAC', 'Arabic and English', ASNT, 'the boiler rules and API 510', LOLER, 'ENRRA', 'S.A.E.;LLC'],
  SG: ['asia', 'Singapore', 'SAC', 'English', 'iso-9712 asnt-l3 pcn', 'the WSH (General Provisions) Regulations', 'the WSH (Operation of Cranes) Regulations', 'the NEA', 'Pte Ltd', 'enquiry admin'],
  IN: ['asia', 'India', 'NABL;NABCB', 'English and Hindi', ASNT, 'the Indian Boiler Regulations and SMPV rules', 'the Factories Act', 'AERB', 'Pvt Ltd;LLP', 'sales enquiry'],
  MY: ['asia', 'Malaysia', 'Standards Malaysia', 'Malay and English', 'iso-9712 pcn asnt-l3', 'the DOSH rules', 'the DOSH rules', 'Atom Malaysia', 'Sdn Bhd', 'enquiry'],
  KR: ['asia', 'South Korea', 'KOLAS', 'Korean and English', 'iso-9712 snt-tc-1a', 'the KOSHA rules and KEPIC', 'the KOSHA rules', 'NSSC', 'Co., Ltd.;Inc.'],
  CN: ['asia', 'China', 'CNAS', 'Chinese and English', 'iso-9712 snt-tc-1a', 'TSG 21 and GB/T 150', 'the TSG rules', 'the environment ministry', 'Co., Ltd.', 'service'],
  ID: ['asia', 'Indonesia', 'KAN', 'Indonesian and English', ASNT, 'Permenaker 37/2016', 'Permenaker 8/2020', 'Bapeten', '', 'marketing'],
  TH: ['asia', 'Thailand', 'TISI', 'Thai and English', `${ASNT} iso-9712`, 'the DIW boiler rules', 'the Thai crane regulation', 'OAP', 'Co., Ltd.', 'sales'],
  VN: ['asia', 'Vietnam', 'BoA', 'Vietnamese and English', `${ASNT} iso-9712`, 'the QCVN rules', 'QCVN 07', 'VARANS', 'Co., Ltd;JSC'],
  US: ['us', 'the United States', 'A2LA;ANAB', 'English;English;English and Spanish', 'asnt-l3 snt-tc-1a accp', 'the NBIC and API 510', 'OSHA 1910.179 and ASME B30', 'the state radiation program', 'LLC;LLC;Inc.;LP', 'quotes dispatch service'],
  CA: ['ca', 'Canada', 'SCC', 'English', 'cgsb snt-tc-1a asnt-l3', 'CSA B51 and API 510', 'CSA B167 and ASME B30', 'CNSC', 'Ltd.;Inc.', 'dispatch quotes'],
  BR: ['latam', 'Brazil', 'Cgcre', 'Portuguese and English', 'iso-9712 snt-tc-1a', 'NR-13', 'NR-11 and NR-12', 'CNEN', 'Ltda.;S.A.', 'contato comercial'],
  MX: ['latam', 'Mexico', 'EMA', 'Spanish and English', ASNT, 'NOM-020-STPS', 'NOM-006-STPS', 'CNSNS', 'S.A. de C.V.', 'contacto ventas'],
  CO: ['latam', 'Colombia', 'ONAC', 'Spanish and English', ASNT, 'the boiler code and API 510', 'ASME B30 and Resolution 4272', 'the SGC', 'S.A.S.', 'contacto'],
  CL: ['latam', 'Chile', 'INN', 'Spanish and English', ASNT, 'DS 10', 'the Chilean mine safety rules', 'CCHEN', 'SpA;Ltda.', 'contacto'],
  AU: ['anz', 'Australia', 'NATA', 'English', 'iso-9712 asnt-l3', 'AS/NZS 3788', 'AS 2550 and AS 1418', 'the state regulator', 'Pty Ltd', 'admin jobs'],
  NZ: ['anz', 'New Zealand', 'IANZ', 'English', 'iso-9712', 'the PECPR and AS/NZS 3788', 'the PECPR regulations', 'the Office of Radiation Safety', 'Ltd', 'admin'],
};

const WELD_CODES: Record<DemoCountry['circle'], string> = {
  eu: 'ISO 5817',
  tr: 'ISO 5817',
  uk: 'ISO 5817',
  no: 'NORSOK M-101',
  us: 'AWS D1.1',
  ca: 'CSA W59',
  gulf: 'ASME B31.3',
  asia: 'ASME B31.3',
  africa: 'ASME B31.3',
  latam: 'AWS D1.1',
  anz: 'AS/NZS 1554',
};

export const DEMO_COUNTRIES: Record<string, DemoCountry> = Object.fromEntries(
  Object.entries(ROWS).map(
    ([code, [circle, name, bodies, languages, people, vessel, lift, radiation, forms, boxes]]) => {
      const [laboratories = '', inspectors = laboratories] = bodies.split(';');
      return [
        code,
        {
          circle,
          name,
          bodies: [laboratories, inspectors],
          languages: languages.split(';'),
          people: people.split(' '),
          vessel,
          lift,
          radiation,
          weld: WELD_CODES[circle],
          legalForms: forms.split(';'),
          mailboxes: (boxes ?? '').split(' ').filter((box) => box !== ''),
        } satisfies DemoCountry,
      ];
    },
  ),
);
