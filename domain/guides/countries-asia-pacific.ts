import { type CountryGuide, every } from './country-guide.ts';
import { source } from './guide.ts';

export const ASIAN_AND_PACIFIC_COUNTRIES: readonly CountryGuide[] = [
  {
    code: 'SG',
    slug: 'singapore',
    name: 'Singapore',
    lead: 'The Ministry of Manpower (MOM) appoints the examiner as a person and registers the equipment before it is used.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Workplace Safety and Health (General Provisions) Regulations',
        who: 'An authorised examiner appointed by MOM',
        intervals: [
          every('Air and steam receivers', '2 years'),
          every('All registered types: hydrostatic test and thickness gauging', 'At least once in 10 years'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same regulations',
        who: 'An authorised examiner; very large boilers an inspector authorised by MOM',
        intervals: [
          every('Steam boilers', '1 year'),
          every('Small electric autoclaves, up to 40 litres and 4 bar, filled by hand', '2 years'),
        ],
      },
      {
        equipment: 'Lifting equipment',
        law: 'The same regulations, regulations 19 to 21',
        who: 'An authorised examiner',
        intervals: [
          every('Hoists and lifts; appliances that lift people, such as scissor lifts', '6 months'),
          every('Other lifting appliances and machines, lifting gear', '1 year, or as the Commissioner decides'),
        ],
      },
    ],
    newEquipment:
      'No national mark: a recognised code such as ASME, endorsed by a recognised inspection agency, then registration through the examiner.',
    radiography:
      'NEA licenses the company and registers every radiation worker, with medical examination and training.',
    people: 'SNT-TC-1A with an ASNT Level III is usual; SAC accreditation of the laboratory is often asked for.',
    accreditation: { name: 'Singapore Accreditation Council', url: 'https://www.sac-accreditation.gov.sg' },
    registers: ['mom-ae'],
    language: 'English.',
    access: 'Jurong Island pass, safety orientation of the sector, permit-to-work training.',
    traps: [
      'A vessel that holds only chemicals needs no registration with MOM. The general duty remains.',
      'Ask for the examiner’s appointment and its end date, not only for the company’s accreditation.',
      'Since September 2025 lifting equipment needs no periodic overload test after registration.',
    ],
    sources: [
      source(
        'MOM: regular inspections',
        'https://www.mom.gov.sg/workplace-safety-and-health/pressure-vessels/regular-inspections',
      ),
      source(
        'MOM: registration',
        'https://www.mom.gov.sg/workplace-safety-and-health/pressure-vessels/register-a-pressure-vessel',
      ),
      source('WSH (General Provisions) Regulations', 'https://sso.agc.gov.sg/SL/WSHA2006-RG1'),
      source(
        'MOM on scissor lifts',
        'https://www.mom.gov.sg/newsroom/press-releases/2019/0718-professional-engineer-fined-for-not-exercising-due-diligence-in-certifying-safety',
      ),
      source('NEA', 'https://www.nea.gov.sg/our-services/radiation-safety/guidelines-for-licence-application'),
    ],
  },
  {
    code: 'AE',
    slug: 'united-arab-emirates',
    name: 'United Arab Emirates',
    lead: 'Pressure and lifting rules differ by emirate and free zone; the radiation licence is federal.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Dubai: Local Order 61 of 1991 with Dubai Municipality’s guideline on boilers and pressure vessels. Abu Dhabi: OSHAD framework. Free zones: rules of their own',
        who: 'Dubai: competent persons approved by Dubai Municipality in the service of an approved firm. Oil and gas: inspectors approved by the owner, mostly API 510',
        intervals: [every('Dubai: air receivers and other vessels', 'At installation and every 12 months')],
      },
      {
        equipment: 'Boilers',
        law: 'As for vessels',
        who: 'As for vessels',
        intervals: [every('Dubai: boilers', 'At installation and every 12 months')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Dubai: bodies accredited by EIAC. Ports and free zones under Trakhees: regulation IO-11. Abu Dhabi: a specification of its own',
        who: 'Inspection bodies accredited to ISO/IEC 17020',
        intervals: [every('Lifting equipment and accessories', 'As the rule of the emirate or zone says')],
      },
    ],
    newEquipment: 'No general federal mark for vessels: ASME or CE by the owner’s specification.',
    radiography:
      'FANR licenses every source and X-ray set, with rules for safety, transport and security, and a radiation protection officer.',
    people: 'SNT-TC-1A or ISO 9712 Level II under a Level III; API for in-service work; LEEA for lifting.',
    accreditation: { name: 'EIAC (Dubai), ENAS (federal), GAC (Gulf)', url: 'https://eiac.gov.ae' },
    registers: ['dubai-municipality', 'trakhees', 'adnoc'],
    language: 'English; Arabic where an authority asks for it.',
    access:
      'CICPA pass for oil and gas sites in Abu Dhabi, which takes weeks; induction of the owner, H2S; gate pass for the free zone.',
    traps: [
      'An approval of one emirate or zone does not count in the next.',
      'ADNOC suppliers need an in-country value certificate: without it the score is zero.',
      'The security pass decides the start more often than the crew.',
    ],
    sources: [
      source('FANR', 'https://fanr.gov.ae/en/services/others/fanr-licensing-and-inspection-requirements'),
      source('EIAC', 'https://eiac.gov.ae'),
      source('In-country value', 'https://www.pwc.com/me/ICV'),
    ],
  },
  {
    code: 'SA',
    slug: 'saudi-arabia',
    name: 'Saudi Arabia',
    lead: 'New equipment falls under a technical regulation of SASO; in service the rules of the owner decide, above all those of Saudi Aramco.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'SASO technical regulation for pressure equipment (2022) for products. In service: the owner’s procedures',
        who: 'The owner’s inspection department and the firms that it approves',
        intervals: [every('Vessels in service', 'The owner’s inspection schedule, or API 510')],
      },
      {
        equipment: 'Boilers',
        law: 'As for vessels',
        who: 'As for vessels',
        intervals: [every('Boilers in service', 'The owner’s inspection schedule')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'The owner’s rules; Saudi Aramco: general instruction GI 7.030, for contractors’ equipment too',
        who: 'The owner’s crane inspectors or companies that it approves',
        intervals: [every('Saudi Aramco projects', 'First use and periodic, by type, in the current edition')],
      },
    ],
    newEquipment: 'Certificate of conformity through SABER at import, where the technical regulation applies.',
    radiography: 'NRRC: notification first, then authorisation by risk. Import of sources is notified.',
    people:
      'Saudi Aramco certifies outside NDT people by SAEP-1142 and examines agency inspectors itself. ASNT Level III, ISO 9712, CSWIP or AWS CWI and API are the starting point.',
    accreditation: { name: 'SAAC (national), GAC (Gulf)', url: 'https://www.saac.gov.sa' },
    registers: ['aramco'],
    language: 'English for owners; Arabic for authorities.',
    access:
      'Owner’s ID card with security clearance, H2S, medical; residence permit for long work; Royal Commission pass in Jubail and Yanbu.',
    traps: [
      'Check the technical regulation before import, even for ASME equipment.',
      'The Arabic text of a SASO rule prevails over translations.',
      'A crane with a fresh certificate of a third party still has to pass the checklist of the owner.',
    ],
    sources: [
      source('NRRC', 'https://nrrc.gov.sa/en/legal-framework/specific-technical-regulations'),
      source('SASO', 'https://www.saso.gov.sa'),
      source('SAAC', 'https://www.saac.gov.sa'),
    ],
  },
  {
    code: 'IN',
    slug: 'india',
    name: 'India',
    lead: 'Three regimes side by side: boilers, compressed gas under PESO, and factories under the states.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Compressed gas: Static and Mobile Pressure Vessels (Unfired) Rules. Other vessels in factories: rules of the states, now under the Occupational Safety, Health and Working Conditions Code 2020',
        who: 'Compressed gas: competent persons recognised by PESO. Factories: competent persons recognised by the state',
        intervals: [
          every('SMPV(U): safety relief valves', '12 months'),
          every('SMPV(U): internal inspection, thickness and hydraulic test', '2 to 5 years by content'),
          every('Factory vessels', 'By the rules of the state'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'Boilers Act, 2025, in force since 1 May 2025, with the Indian Boiler Regulations',
        who: 'State boiler inspectors; inspecting authorities and competent persons recognised by the Central Boilers Board',
        intervals: [every('Certificate to use a boiler', 'Usually 12 months; see the current regulations')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Factories Act 1948, sections 28 and 29, whose place the Code of 2020 takes; state rules follow',
        who: 'A competent person recognised by the state',
        intervals: [
          every('Hoists and lifts', '6 months'),
          every('Lifting machines, chains, ropes and tackle', '12 months; check the new state rules'),
        ],
      },
    ],
    newEquipment:
      'Boilers and steam piping: IBR approval with inspection at the works, abroad too. Compressed gas: design approval and import permission of PESO. An ASME mark replaces neither.',
    radiography:
      'AERB approves through its portal eLORA: trained radiographers, a radiological safety officer, an approved source store.',
    people: 'SNT-TC-1A with ASNT Level III dominates; ISO 9712 through ISNT. Welders on boilers need IBR certificates.',
    accreditation: { name: 'NABL (laboratories), NABCB (inspection bodies)', url: 'https://nabl-india.org' },
    registers: ['peso', 'ibr', 'isnt'],
    language: 'English; state forms also in the language of the state.',
    access: 'Gate pass with police verification, medical form, provident fund and insurance papers of each worker.',
    traps: [
      'The Boilers Act of 1923 is repealed. Papers that cite it alone are out of date.',
      'The labour codes are in force since 21 November 2025, but rules of the states come later; acts done under the old laws continue to count.',
      'A competent person is recognised for named rules and gases. General accreditation is not enough.',
    ],
    sources: [
      source(
        'AERB',
        'https://aerb.gov.in/english/regulatory-facilities/radiation-facilities/application-in-industry/industrial-radiography',
      ),
      source('PESO', 'https://www.peso.gov.in/web/recognition-competent-persons-under-smpvu-rules-procedure'),
      source('DPIIT', 'https://dpiit.gov.in'),
      source(
        'Labour codes in force',
        'https://ksandk.com/labour-employment/all-four-labour-codes-enforced-from-21-november-2025',
      ),
    ],
  },
  {
    code: 'MY',
    slug: 'malaysia',
    name: 'Malaysia',
    lead: 'Boilers, vessels and lifting machinery need a certificate of fitness from DOSH, valid for 15 months.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Occupational Safety and Health Act 1994 (amended 2022) with the Plant Requiring Certificate of Fitness Regulations 2024',
        who: 'DOSH officers or licensed persons; under a special scheme the occupier’s team, by risk',
        intervals: [
          every('Certificate of fitness', '15 months from the inspection'),
          every('Plant under the Special Scheme of Inspection Regulations 2025', 'Longer, by risk, with approval'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same',
        who: 'As for vessels',
        intervals: [every('Steam boilers, certificate of fitness', '15 months')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'The same, for prescribed lifting machinery',
        who: 'As for vessels',
        intervals: [every('Certificate of fitness', '15 months')],
      },
    ],
    newEquipment:
      'Design verification and the written approval of the Director General before installation; an authorised body inspects at the maker.',
    radiography:
      'Atom Malaysia licenses for up to three years, with recognised officers and operators. Work in public places needs its own permission.',
    people:
      'The inspector of a licensed person must be a Malaysian citizen. ISO 9712 by the national body; ASNT is accepted by many owners.',
    accreditation: { name: 'Department of Standards Malaysia (SAMM, MIBAS)', url: 'https://www.jsm.gov.my' },
    registers: ['dosh'],
    language: 'English; Malay for forms of authorities.',
    access:
      'Oil and Gas Safety Passport, CIDB card for construction, confined space training; a PETRONAS licence or registration for suppliers.',
    traps: [
      'The Factories and Machinery Act is repealed. Older guides name the wrong law.',
      'No installation before the written approval, no operation before the certificate of fitness.',
      'The radiation authority was AELB until 2022; old papers still say so.',
    ],
    sources: [
      source('DOSH', 'https://www.dosh.gov.my'),
      source('Atom Malaysia', 'https://www.atom.gov.my/en/corporate-profile/'),
      source(
        'Special scheme, April 2025',
        'https://www.skrine.com/insights/alerts/april-2025/the-occupational-safety-and-health-special-scheme',
      ),
    ],
  },
  {
    code: 'AU',
    slug: 'australia',
    name: 'Australia',
    lead: 'Each state and territory has its own law, mostly on the national model. AS/NZS 3788 is what nearly all inspection plans rest on.',
    rules: [
      {
        equipment: 'Pressure vessels',
        law: 'Work health and safety law of the state or territory; Victoria has its own',
        who: 'A competent person; in practice an in-service inspector certified by AICIP',
        intervals: [
          every(
            'Plant in general',
            'As the maker or a competent person recommends; where neither is practicable, every year',
          ),
          every('Usual schedule', 'Table 4.1 of AS/NZS 3788, by type of vessel'),
        ],
      },
      {
        equipment: 'Boilers',
        law: 'The same; items of hazard levels A to C are registered (AS 4343)',
        who: 'As for vessels',
        intervals: [every('Boilers', 'AS/NZS 3788')],
      },
      {
        equipment: 'Lifting equipment',
        law: 'Model WHS Regulations, regulation 235; AS 2550 series',
        who: 'A competent person; for the major inspection with proven skill. Western Australia asks for an engineer',
        intervals: [
          every(
            'Registered mobile cranes and tower cranes, major inspection',
            'At the end of the design life, or as a competent person says, else 10 years',
          ),
        ],
      },
    ],
    newEquipment:
      'AS 1210, ASME VIII or another accepted code, independent verification of the design, then registration with a state.',
    radiography:
      'The regulator of the state or territory licenses; ARPANSA licenses Commonwealth bodies only. Code RPS C-4 has the requirements.',
    people: 'AINDT certificates to ISO 9712; NATA accreditation of the NDT laboratory is widely asked for.',
    accreditation: { name: 'NATA', url: 'https://nata.com.au/find-organisation/' },
    registers: ['aicip', 'aindt'],
    language: 'English.',
    access: 'White Card for construction, high risk work licences, MSIC for ports and offshore, medicals of the mines.',
    traps: [
      'A licence of ARPANSA does not cover private work in a state.',
      'An ASME vessel still needs verification and registration of its design.',
      'The competent person for a crane’s major inspection differs by state.',
    ],
    sources: [
      source('Safe Work Australia', 'https://www.safeworkaustralia.gov.au'),
      source(
        'ARPANSA RPS C-4',
        'https://www.arpansa.gov.au/regulation-and-licensing/regulatory-publications/radiation-protection-series/codes-and-standards/rpsc-4',
      ),
      source(
        'Registration in Queensland',
        'https://www.worksafe.qld.gov.au/licensing-and-registrations/plant-registration/what-type-of-plant-requires-registration',
      ),
      source(
        'WHS Regulations, regulation 235',
        'https://www5.austlii.edu.au/au/legis/act/consol_reg/whasr2011309/s235.html',
      ),
    ],
  },
];
