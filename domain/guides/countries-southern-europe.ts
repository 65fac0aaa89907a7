import { type CountryGuide, every } from './country-guide.ts';
import { source } from './guide.ts';

export const SOUTHERN_EUROPEAN_COUNTRIES: readonly CountryGuide[] = [
  {
    code: 'TR',
    slug: 'turkiye',
    name: 'Türkiye',
    lead: 'Periodic control belongs to registered persons: a report without the inspector’s EKİPNET number does not count.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Regulation on work equipment of 25 April 2013 (Official Gazette 28628), Annex III, amended on 18 February 2022 (31754)',
        who: 'Engineers and technicians of the branches that the annex names, registered in EKİPNET with a number that begins with K',
        intervals: [
          every('Periodic control with a hydrostatic test at working pressure', '1 year at most'),
          every(
            'Test at the pressure of the product standard, else 1.5 times the maximum pressure',
            '3 years at most, and after major repair',
          ),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same annex',
        who: 'As for vessels',
        intervals: [every('Steam and hot water boilers', '1 year, unless their standard says otherwise')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'The same annex',
        who: 'As for vessels, by the branch of the person',
        intervals: [
          every('Cranes, hoists, forklifts, platforms: control with a load test', '1 year at most'),
          every(
            'Overload test: static factor 1.25 (1.5 when hand-driven), dynamic 1.1',
            '3 years at most, and after major repair',
          ),
        ],
      },
    ],
    newEquipment:
      'CE marking under the Turkish pressure equipment regulation of 2018, which follows Directive 2014/68/EU.',
    radiography:
      'NDK, the nuclear regulator, licenses the company. A radiation protection officer is named in the licence.',
    people:
      'EN ISO 9712 certificates from bodies accredited by TÜRKAK are usual. Where tests replace the hydrostatic test, the tester needs both the degree and EN ISO 9712 training.',
    accreditation: { name: 'TÜRKAK', url: 'https://secure.turkak.org.tr/kapsam/search' },
    registers: ['ekipnet'],
    language: 'Turkish for the statutory report; English as a second version.',
    access: 'Safety training for the hazard class, fitness certificate, work at height, induction by the owner.',
    traps: [
      'Accreditation to ISO/IEC 17020 and the personal registration are two things. Ask for both.',
      'Many web pages still give the pressure test of before 2022: 1.5 times every year. Today that test is due every third year.',
      'Transportable gas cylinders left this regulation in 2022; they have rules of their own.',
    ],
    sources: [
      source('NDK on radiation sources', 'https://www.ndk.gov.tr/hizmet-alanlarimiz'),
      source('TÜRKAK', 'https://www.turkak.org.tr'),
      source('Pressure vessels after the amendment', 'https://www.edperiyodik.com/PeriyodikKontrol/kap_tesisat'),
      source('Lifting equipment after the amendment', 'https://www.edperiyodik.com/PeriyodikKontrol/kaldirma'),
      source('EKİPNET registration', 'https://eskoniis.com/sss'),
    ],
  },
  {
    code: 'IT',
    slug: 'italy',
    name: 'Italy',
    lead: 'The chain begins with INAIL: notice, serial number, first check. Only then may a private body continue.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'D.Lgs. 81/2008, article 71 and Annex VII; decree of 11 April 2011; DM 329/2004',
        who: 'Commissioning and first periodic check: INAIL. Later: an authorised subject (soggetto abilitato) or a public body of the employer’s choice',
        intervals: [
          every('Fluid group 1, categories III and IV', 'Function 2 years, integrity 10 years'),
          every('Fluid group 1, categories I and II', 'Function 4 years, integrity 10 years'),
          every('Liquids of group 1 and piping, categories I to III', 'Function 5 years, integrity 10 years'),
          every('Fluid group 2', 'Longer for function; see Annex VII'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'As for vessels',
        who: 'As for vessels',
        intervals: [every('Steam generators: function, inside and integrity', 'See Annex VII')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'D.Lgs. 81/2008, article 71 and Annex VII',
        who: 'INAIL first, then authorised subjects or public bodies',
        intervals: [every('Powered gear above 200 kg', '1, 2 or 3 years by type, age and sector: see Annex VII')],
      },
    ],
    newEquipment:
      'CE marking, then notice to INAIL through the portal CIVA, which gives the serial number; a check at commissioning unless DM 329/2004 excludes it.',
    radiography:
      'Under D.Lgs. 101/2020: prior notice or nulla osta by category. Holders of sources register in STRIMS of ISIN. A radiation protection expert is named.',
    people: 'UNI EN ISO 9712 through bodies accredited by ACCREDIA.',
    accreditation: { name: 'ACCREDIA', url: 'https://services.accredia.it' },
    registers: ['soggetto-abilitato', 'cicpnd'],
    language: 'Italian for statutory minutes.',
    access:
      'Document on interference risks (DUVRI); qualified firms for confined spaces; credit licence for temporary building sites since October 2024.',
    traps: [
      'Without notice and serial number a later report of a private body rests on nothing.',
      'Choice of the inspector begins after the first periodic check.',
      'A radiation source needs the registration in STRIMS as well as the notice or nulla osta.',
    ],
    sources: [
      source('INAIL', 'https://www.inail.it'),
      source('ISIN', 'https://www.isinucleare.it'),
      source('Ministry of labour', 'https://www.lavoro.gov.it'),
      source(
        'Intervals of Annex VII',
        'https://teknologieimpianti.it/prodotto/verifiche-delle-attrezzature-ed-insiemi-in-pressione',
      ),
    ],
  },
  {
    code: 'ES',
    slug: 'spain',
    name: 'Spain',
    lead: 'Three levels of inspection: A in service, B out of service, C with a pressure test. B and C go to the regional authority.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Real Decreto 809/2021 with the instructions ITC EP-1 to EP-7',
        who: 'Level A: a registered installer firm or a control body. Levels B and C: a control body (organismo de control), with exceptions for small air receivers',
        intervals: [
          every('Fluid group 2, categories I and II', 'A 4 years, B 8 years'),
          every('Fluid group 2, categories III and IV', 'A 3 years, B 6 years, C 12 years'),
          every('Fluid group 1', 'Shorter: see Annex III'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same decree, ITC EP-1',
        who: 'As for vessels; see ITC EP-1',
        intervals: [every('Boilers', 'By class: see ITC EP-1')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'RD 836/2003 for tower cranes, RD 837/2003 for mobile cranes, RD 1215/1997 for other gear',
        who: 'A control body for tower and mobile cranes; else competent people named by the employer',
        intervals: [
          every('Tower cranes', '2 years, and after each change of place'),
          every('Mobile cranes up to 6 years old', '3 years'),
          every('Mobile cranes 6 to 10 years old', '2 years'),
          every('Mobile cranes above 10 years or of unknown age', '1 year'),
        ],
      },
    ],
    newEquipment: 'CE marking, then registration of the installation with the autonomous community.',
    radiography:
      'CSN with the industry authority authorises the installation. Operators and supervisors hold personal licences for their field.',
    people: 'UNE-EN ISO 9712 through CERTIAEND (AEND) and others.',
    accreditation: { name: 'ENAC', url: 'https://www.enac.es' },
    registers: ['oca', 'certiaend'],
    language: 'Spanish; in some communities the regional language too.',
    access:
      'Documents in a coordination platform (CAE), TPC card and REA register for construction, fitness certificate.',
    traps: [
      'Own staff without registration as an installer firm may not do even level A.',
      'Reports of levels B and C are filed with the autonomous community.',
      'A tower crane needs an engineer’s project on file before it goes up.',
    ],
    sources: [
      source('Real Decreto 809/2021', 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-16407'),
      source('CSN on licences', 'https://www.csn.es'),
      source(
        'Inspection of cranes',
        'https://www.eurocontrol.es/inspeccion-reglamentaria/servicios/inspeccion-de-gruas/',
      ),
    ],
  },
];
