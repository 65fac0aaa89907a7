import { type CountryGuide, every } from './country-guide.ts';
import { source } from './guide.ts';

export const AMERICAN_AND_AFRICAN_COUNTRIES: readonly CountryGuide[] = [
  {
    code: 'US',
    slug: 'united-states',
    name: 'United States',
    lead: 'There is no federal in-service law for all vessels: the state, OSHA for hazardous processes, the insurer and API codes decide together.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'OSHA 29 CFR 1910.119(j) for highly hazardous processes; otherwise the state, and some states regulate boilers only',
        who: 'Inspectors with a National Board commission where the state regulates vessels; API 510 inspectors in refineries and chemical plants',
        intervals: [
          every('Processes under OSHA PSM', 'By the maker’s recommendation and good engineering practice'),
          every('API 510, external', '5 years or the internal interval, whichever is shorter'),
          every('API 510, internal or on-stream', 'Half the remaining life, at most 10 years'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'State laws and those of some cities; the National Board collects them in NB-370',
        who: 'State inspectors or an authorised inspection agency, often the insurer’s',
        intervals: [every('Power boilers', 'Usually every year; look up the state')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'OSHA 29 CFR 1910.179 overhead cranes, 1926.1412 construction cranes, 1910.184 slings',
        who: 'A competent person for each shift and month, a qualified person for the year',
        intervals: [
          every('Overhead cranes, frequent', 'Daily to monthly'),
          every('Overhead cranes, periodic', '1 to 12 months, by use'),
          every('Construction cranes', 'Each shift, each month, every 12 months'),
        ],
      },
      {
        equipment: 'Storage tanks',
        law: 'EPA SPCC rule, 40 CFR 112, and state programmes',
        who: 'Inspectors to API 653 or STI SP001',
        intervals: [every('Oil tanks under SPCC', 'By the industry standard that the plan names')],
      },
    ],
    newEquipment:
      'ASME mark and National Board registration where the state has adopted the code. There is no federal mark.',
    radiography:
      'NRC or the Agreement State licenses sources; X-ray machines are a matter of the state. Away from a permanent room two qualified people must be present.',
    people:
      'SNT-TC-1A or CP-189 under the employer’s written practice; AWS CWI for welds; API 510, 570 and 653 in service.',
    accreditation: {
      name: 'A2LA, ANAB, IAS, NVLAP, PJLA and others',
      url: 'https://customer.a2la.org/index.cfm?event=directory.index',
    },
    registers: ['nb-is', 'nb-r', 'api-510'],
    language: 'English.',
    access:
      'ISNetworld, Avetta or Veriforce for contractors; TWIC for ports; a safety council course; OSHA 10 or 30; drug test.',
    traps: [
      'Texas registers boilers and has no inspection law for unfired vessels: OSHA, the insurer and API 510 decide there.',
      'OSHA names no number of years. The plan of the employer becomes the measure.',
      'A radiographer who works alone on a site breaks the rule.',
      'Several accreditation bodies work side by side. Search the register of the one on the certificate.',
    ],
    sources: [
      source('OSHA 1910.119', 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.119'),
      source('OSHA 1910.179', 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.179'),
      source('National Board', 'https://www.nationalboard.org'),
      source('NRC, 10 CFR Part 34', 'https://www.nrc.gov/reading-rm/doc-collections/cfr/part034/'),
    ],
  },
  {
    code: 'CA',
    slug: 'canada',
    name: 'Canada',
    lead: 'Pressure equipment is provincial law: the design is registered (CRN) before the vessel is, and every province has its authority.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Provincial, with CSA B51: in Alberta the Pressure Equipment Safety Regulation, in Ontario Regulation 220/01',
        who: 'Inspectors of the authority (ABSA, TSSA, Technical Safety BC, RBQ and others); owners and firms with a permit and a quality system',
        intervals: [
          every('Ontario (TSSA)', 'By a risk model'),
          every('Alberta (ABSA)', 'By document AB-506 and the owner’s plan'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'As for vessels',
        who: 'As for vessels',
        intervals: [every('Ontario', 'A first inspection for the certificate, then by risk')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Provincial safety law with CSA B167, Z150 and Z248',
        who: 'A competent or qualified person; for some work a professional engineer',
        intervals: [every('Cranes and hoists', 'As the province and the standard say')],
      },
    ],
    newEquipment:
      'Canadian Registration Number for each province of use. Since 2020 the provinces that take part accept each other’s design review.',
    radiography:
      'CNSC licenses gamma sources; the operator holds an exposure device operator certificate or works under one. X-ray machines are provincial.',
    people: 'Natural Resources Canada certifies to CAN/CGSB-48.9712. CWB certifies welding inspectors to CSA W178.2.',
    accreditation: { name: 'Standards Council of Canada', url: 'https://scc-ccn.ca' },
    registers: ['absa', 'tssa', 'cgsb'],
    language: 'English; French in Québec.',
    access:
      'Safety orientation of the province, H2S Alive in the west, WHMIS; ISNetworld, Avetta or ComplyWorks; COR for the company.',
    traps: [
      'A vessel without a CRN should not be bought in the hope of registering it later.',
      'Foreign radiographers’ certificates are not recognised: the operator is certified in Canada.',
      'A foreign ISO 9712 certificate is not accepted by default, although the standard has the same text.',
      'The stamp of an engineer does not replace the registration of the design.',
    ],
    sources: [
      source('TSSA on the CRN', 'https://tssa.org/about-canadian-registration-number-crn'),
      source('ABSA', 'https://www.absa.ca'),
      source(
        'CNSC on operators',
        'https://www.cnsc-ccsn.gc.ca/eng/nuclear-substances/exposure-device-operators/cedo-industrial-radiography/',
      ),
      source('NRCan NDT certification', 'https://natural-resources.canada.ca/node/8586'),
    ],
  },
  {
    code: 'BR',
    slug: 'brazil',
    name: 'Brazil',
    lead: 'NR-13 puts the signature on a legally qualified professional. Sites with a certified inspection service get longer intervals.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'NR-13, edition of Portaria MTP 1846 of 1 July 2022',
        who: 'A legally qualified professional (PLH), an engineer registered with CREA, leads and signs',
        intervals: [
          every('External, without SPIE', 'Category I 1 year, II 2, III 3, IV 4, V 5 years'),
          every('Internal, without SPIE', 'Category I 3 years, II 4, III 6, IV 8, V 10 years'),
          every('With a certified inspection service (SPIE)', 'Longer: see the table of NR-13'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'NR-13',
        who: 'As for vessels',
        intervals: [
          every('Categories A and B', '12 months'),
          every('Category A, if the safety valves are tested at 12 months', '24 months'),
          every('Alkali recovery boilers', '15 months'),
        ],
      },
      {
        equipment: 'Lifting equipment',
        law: 'NR-11, NR-12 and, on building sites, NR-18; offshore NR-37',
        who: 'A legally qualified professional, with an ART for the report',
        intervals: [every('Cranes and accessories', 'As the maker and the standard set it; there is no single term')],
      },
      {
        equipment: 'Storage tanks',
        law: 'NR-13, item 13.7: metal tanks for class A and B fluids, above 3 m in diameter and 20,000 litres',
        who: 'PLH, with an inspection programme',
        intervals: [every('Tanks in scope', 'As the programme of the site says')],
      },
    ],
    newEquipment: 'No state mark for large vessels; plate, data and file must satisfy NR-13.',
    radiography:
      'CNEN licenses installations, while tasks move to ANSN. Operators and radiation protection supervisors are registered or certified.',
    people:
      'ABENDI runs the national scheme SNQC/END on the basis of ISO 9712. Manufacturing inspectors for oil and gas: ABNT NBR 16278.',
    accreditation: { name: 'CGCRE of Inmetro', url: 'https://www.gov.br/inmetro' },
    registers: ['spie-br', 'abendi'],
    language: 'Portuguese.',
    access: 'Training by NR-10, NR-20, NR-33 and NR-35; CBSP and HUET offshore; occupational health certificate (ASO).',
    traps: [
      'The person who signs counts, not the company.',
      'Web tables of vessel intervals contradict each other. Plan from the text of NR-13.',
      'Piping and atmospheric tanks are in NR-13 too.',
    ],
    sources: [
      source('NR-13, Portaria 1846', 'https://laudonr13.com.br/nova-nr13-2022-norma-vigente-portaria-1-846/'),
      source('Ministry of labour', 'https://www.gov.br/trabalho-e-emprego'),
      source('CNEN', 'https://www.gov.br/cnen'),
    ],
  },
  {
    code: 'ZA',
    slug: 'south-africa',
    name: 'South Africa',
    lead: 'An approved inspection authority needs two things: accreditation by SANAS and the approval of the chief inspector.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Pressure Equipment Regulations 2009, with SANS 347',
        who: 'An approved inspection authority (AIA), with competent persons registered for the scope; the user for some of category I',
        intervals: [
          every('Before commissioning: inside, outside, and pressure test at 1.25 times design pressure', 'Once'),
          every('In service: the same', '36 months, unless SANS 347 or a risk-based programme sets another term'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same regulations; each steam generator is registered with the provincial director',
        who: 'AIA for in-service inspection, appointed in writing',
        intervals: [
          every('Fire-tube boilers, external', '12 months'),
          every('Fire-tube boilers, pressure test and crack detection of critical welds', '36 months'),
          every('Other boilers: inside, outside, and pressure test', 'As vessels'),
        ],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Driven Machinery Regulations 2015, regulation 18',
        who: 'A lifting machinery inspector registered with ECSA, working for a registered lifting machinery entity; tackle: a competent person',
        intervals: [
          every(
            'Lifting machines: examination and test, 110 % of rated load where the standard names none',
            '12 months, and after each erection',
          ),
          every('Lifting tackle', '3 months'),
        ],
      },
    ],
    newEquipment:
      'Category by SANS 347; the importer carries the duties of the manufacturer and holds the design file.',
    radiography:
      'SAHPRA, Radiation Control: licence for X-ray sets, authority for sources, and a named radiation protection officer.',
    people: 'ISO 9712 through SAIW Certification and others; SAQCC schemes for competent persons.',
    accreditation: { name: 'SANAS', url: 'https://www.sanas.co.za' },
    registers: ['za-aia', 'saqcc'],
    language: 'English.',
    access:
      'A safety file approved before entry, medical fitness, the owner’s induction, work at height; B-BBEE certificate in tenders.',
    traps: [
      'Accreditation without the approval of the chief inspector is not enough for an AIA.',
      'The card of a lifting inspector does not show the types of machine: ask for the ECSA letter.',
      'Fire-tube boilers are seen from outside every year, and their critical welds are tested for cracks.',
    ],
    sources: [
      source(
        'Pressure Equipment Regulations, regulation 11',
        'https://www.acts.co.za/occupational-health-and-safety-act-1993/gnper_n1265_regulation_11_-_inspecti',
      ),
      source('SAHPRA', 'https://www.sahpra.org.za/radiation-control/'),
      source('SANAS', 'https://www.sanas.co.za'),
      source('Department of labour', 'https://www.labour.gov.za'),
    ],
  },
];
