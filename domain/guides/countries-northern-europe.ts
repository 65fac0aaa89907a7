import { type CountryGuide, every } from './country-guide.ts';
import { source } from './guide.ts';

export const NORTHERN_EUROPEAN_COUNTRIES: readonly CountryGuide[] = [
  {
    code: 'GB',
    slug: 'united-kingdom',
    name: 'United Kingdom',
    lead: 'The law names a competent person and no list of them: UKAS accreditation to ISO/IEC 17020 is the usual proof.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Pressure Systems Safety Regulations 2000 (Great Britain); Northern Ireland has its own',
        who: 'A competent person whom the user chooses, sufficiently independent of operation; often an insurer’s engineering arm',
        intervals: [
          every(
            'Systems with steam, gas above 0.5 bar, or pressurised hot water',
            'As the written scheme of examination says',
          ),
          every('Air receivers, usual in schemes', '24 to 26 months'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same regulations',
        who: 'As for vessels',
        intervals: [every('Steam boilers, usual in schemes', '12 to 14 months')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'LOLER 1998',
        who: 'A competent person; not the one who maintains the equipment',
        intervals: [
          every('Equipment that lifts people, and accessories', '6 months, or by an examination scheme'),
          every('Other lifting equipment', '12 months, or by an examination scheme'),
        ],
      },
      {
        equipment: 'Storage tanks',
        law: 'No fixed interval; large sites answer under COMAH',
        who: 'Tank inspectors to EEMUA 159 or API 653, as the owner decides',
        intervals: [every('Atmospheric tanks', 'By risk, or by the tables of EEMUA 159')],
      },
    ],
    newEquipment:
      'UKCA or CE: Great Britain recognises CE on pressure equipment without an end date. Northern Ireland follows EU rules.',
    radiography:
      'HSE gives consent for industrial radiography under IRR17. For work on site the client gives the radiographers written notice of at least seven days; they need local rules and a radiation protection supervisor.',
    people: 'PCN and CSWIP are the usual ISO 9712 schemes; LEEA qualifications for lifting.',
    accreditation: { name: 'UKAS', url: 'https://www.ukas.com/find-an-organisation/' },
    registers: ['ukab', 'pcn', 'cswip', 'leea'],
    language: 'English.',
    access:
      'Offshore: BOSIET or FOET with CA-EBS, MIST and an offshore medical. On shore: CCNSG safety passport on many plants, CSCS on building sites, IRATA for ropes.',
    traps: [
      'A system with a relevant fluid must not run without a written scheme, however good the last report was.',
      'Radiography at short notice fails on the seven days of written notice, which the client gives; HSE waives them only in a genuine emergency.',
      'A visit of the maintenance firm is no thorough examination.',
    ],
    sources: [
      source('PSSR 2000', 'https://www.legislation.gov.uk/uksi/2000/128/contents/made'),
      source('LOLER 1998', 'https://www.legislation.gov.uk/uksi/1998/2307/contents/made'),
      source('HSE on radiography', 'https://www.hse.gov.uk/radiation/ionising/indradiography.htm'),
      source(
        'Pressure equipment in Great Britain',
        'https://www.gov.uk/government/publications/pressure-equipment-safety-regulations-2016/pressure-equipment-safety-regulations-2016-great-britain',
      ),
    ],
  },
  {
    code: 'NL',
    slug: 'netherlands',
    name: 'Netherlands',
    lead: 'Pressure equipment is inspected before first use and again at fixed terms, by an NL-CBI or by the inspectorate of the user.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Warenwetbesluit and Warenwetregeling drukapparatuur 2016',
        who: 'A body that the minister has designated (NL-CBI), or the user inspectorate of a large site (NL-KVG)',
        intervals: [
          every('Before first use and after moving, equipment in scope', 'Once each'),
          every('Vessels and piping', '4 years; 6 where the risk is proved acceptable'),
          every('Cylinders of breathing apparatus', '5 years'),
          every('Safety accessories', 'The shortest term of the equipment that they protect'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same decrees',
        who: 'As for vessels',
        intervals: [
          every('Heated equipment with a danger of overheating', '2 years; 4 where the risk is proved acceptable'),
        ],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Warenwetbesluit machines, article 6d, and the Arbobesluit',
        who: 'Every year an expert, who may be in-house; mobile and tower cranes also a designated body under the TCVT scheme',
        intervals: [
          every('Cranes from 2 tonnes', '12 months'),
          every('Mobile and tower cranes of the listed kinds, designated body', '24 months'),
        ],
      },
      {
        equipment: 'Storage tanks',
        law: 'Environmental permit with guideline PGS 29',
        who: 'Inspectors of the owner or specialists, to EEMUA 159 or API 653',
        intervals: [every('Large tanks for flammable liquids', 'As the permit and the tank plan say')],
      },
    ],
    newEquipment: 'CE marking, with a notified body from category II. The Dutch inspection before use comes on top.',
    radiography: 'ANVS registers or licenses the company; a radiation protection expert is named.',
    people: 'EN ISO 9712. Approval by a recognised third party for permanent joints of PED categories III and IV.',
    accreditation: { name: 'Raad voor Accreditatie', url: 'https://www.rva.nl' },
    registers: ['nl-cbi'],
    language: 'Dutch for statutory statements; English for most technical reports.',
    access:
      'VCA for the company and a VCA diploma for each person: clients ask for it, not the law. The central register proves the diploma, the card does not.',
    traps: [
      'A CE mark does not replace the inspection before first use, nor the one after moving.',
      'Equipment that used to be exempt lost its exemption in 2016.',
      'Mobile and tower cranes have two inspections side by side.',
    ],
    sources: [
      source('Warenwetregeling drukapparatuur 2016', 'https://wetten.overheid.nl/BWBR0038317/2017-01-01'),
      source('ANVS', 'https://www.autoriteitnvs.nl'),
      source('TCVT', 'https://www.tcvt.nl'),
      source('VCA', 'https://vca.nl/veelgestelde_vragen'),
    ],
  },
  {
    code: 'DE',
    slug: 'germany',
    name: 'Germany',
    lead: 'The operator sets the dates within legal maxima. Equipment that needs monitoring is inspected by a ZÜS, the rest by a qualified person.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Betriebssicherheitsverordnung, sections 15 and 16 with Annex 2, section 4',
        who: 'An approved inspection body (ZÜS); for lower hazards a qualified person (zur Prüfung befähigte Person)',
        intervals: [
          every('External, by ZÜS', '2 years at most, with exceptions'),
          every('Internal, by ZÜS', '5 years at most'),
          every('Strength test, by ZÜS', '10 years at most'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same; large steam boilers also need a permit (section 18)',
        who: 'ZÜS',
        intervals: [
          every('External', '1 year at most'),
          every('Internal', '3 years at most'),
          every('Strength test', '9 years at most'),
        ],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Betriebssicherheitsverordnung, section 14 with Annex 3, section 1',
        who: 'A qualified person; an expert (Prüfsachverständiger) before first use of most cranes and at fixed ages',
        intervals: [
          every('Cranes', 'Every year at least'),
          every('Tower cranes, expert', 'Every 4 years of use, in years 14 and 16, then every year'),
          every('Vehicle cranes, expert', 'Years 4, 8 and 12, then every year'),
        ],
      },
      {
        equipment: 'Storage tanks',
        law: 'AwSV, substances hazardous to water',
        who: 'Experts of recognised organisations',
        intervals: [
          every('Underground tanks; above ground of hazard levels C and D', '5 years'),
          every('Underground tanks in water protection areas', '2.5 years'),
        ],
      },
    ],
    newEquipment: 'CE marking, and a test before commissioning by a ZÜS or a qualified person.',
    radiography:
      'The authority of the Land licenses the company under the Radiation Protection Act. A radiation protection officer holds a certified qualification.',
    people: 'DIN EN ISO 9712 through DGZfP, SECTOR Cert, TÜV and others; for nuclear plants the KTA rules as well.',
    accreditation: { name: 'DAkkS', url: 'https://www.dakks.de/de/akkreditierte-stellen-suche.html' },
    registers: ['zues', 'dgzfp'],
    language: 'German for statutory certificates.',
    access: 'SCC for the company and the person, and the instruction of the chemical park, often in German.',
    traps: [
      'CE marking alone does not allow operation: the test before commissioning comes first, and again after changes that matter.',
      'A ZÜS is an approval of its own. Accreditation to ISO/IEC 17020 does not make one.',
      'The figures are maxima. The operator must justify the interval by a risk assessment.',
    ],
    sources: [
      source('Betriebssicherheitsverordnung', 'https://www.gesetze-im-internet.de/betrsichv_2015/'),
      source('AwSV', 'https://www.gesetze-im-internet.de/awsv/'),
      source('BAuA', 'https://www.baua.de'),
    ],
  },
  {
    code: 'FR',
    slug: 'france',
    name: 'France',
    lead: 'Two acts: the periodic inspection, which may be in-house, and the requalification, which an organisme habilité performs.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Order of 20 November 2017 on equipment in service',
        who: 'Periodic inspection: a competent person named by the operator. Requalification: an organisme habilité. Large sites may have a recognised inspection service (SIR)',
        intervals: [
          every('Periodic inspection, most vessels', '4 years; the first within 3 unless commissioning was checked'),
          every('Vessels with quick-opening covers', '2 years'),
          every(
            'Requalification',
            '10 years; 6 for toxic fluids or fluids that corrode the wall; 3 for some listed gases',
          ),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same order',
        who: 'As for vessels',
        intervals: [every('Steam generators, periodic inspection', '2 years')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Labour code R4323-23 and the order of 1 March 2004',
        who: 'A qualified person, in-house or from outside',
        intervals: [
          every('Lifting appliances in general, and accessories', '12 months'),
          every('Movable appliances of the list, and powered ones that lift people', '6 months'),
          every('Hand-driven appliances that lift a workplace', '3 months'),
        ],
      },
    ],
    newEquipment: 'CE marking; larger equipment is also declared, and some needs a check at commissioning.',
    radiography:
      'ASNR (since 2025, from ASN and IRSN) authorises or registers the company. Every operator of the listed equipment holds a CAMARI.',
    people: 'COFREND certificates to EN ISO 9712 are usual.',
    accreditation: { name: 'COFRAC', url: 'https://tools.cofrac.fr' },
    registers: ['organisme-habilite', 'cofrend'],
    language: 'French.',
    access: 'MASE for the company, chemical risk training N1 or N2, nuclear training for EDF sites.',
    traps: [
      'A foreign Level 2 in RT may not operate a source without CAMARI.',
      'The requalification includes a hydraulic test; the order lists the exemptions.',
      'The first periodic inspection can fall due after three years, not four.',
    ],
    sources: [
      source(
        'Order of 20 November 2017',
        'https://aida.ineris.fr/reglementation/arrete-201117-relatif-suivi-service-equipements-sous-pression-recipients-a-pression',
      ),
      source('Order of 1 March 2004', 'https://juriblio.fr/arretes/arrete-du-1-mars-2004/section-5'),
      source('ASNR', 'https://www.asnr.fr'),
    ],
  },
];
