/** Data table: the texts of the pages of countries */
import type { Faq } from './content-parts.ts';
import type { SourceId } from './sources.ts';

export type CountryContent = {
  lead: string;
  overview: readonly string[];
  faq: readonly Faq[];
  /** Beside those of the law on equipment. */
  sources?: readonly SourceId[];
};

/** By the slug of the country. The law on equipment in use is in equipment-law.ts. */
export const COUNTRY_CONTENT: Readonly<Record<string, CountryContent>> = {
  turkey: {
    lead: 'In Türkiye the person who signs a periodic control counts as much as the company. Compare inspection bodies, NDT firms and laboratories, and check the registration of the engineer.',
    overview: [
      'Since June 2021 a report without the EKİPNET number of the person who signed has no legal value. ISO/IEC 17020 accreditation by TÜRKAK is often asked for as well, yet it does not replace that number. The rule on pressure tests changed in 2022: yearly at working pressure, and at the pressure of the product standard, otherwise 1.5 times, at most every third year. Many web pages still give the old one.',
      'Radiography needs a licence of the nuclear regulator NDK before a source is owned or used, and a radiation protection officer whom NDK has accepted. The statutory report is in Turkish; an English version can be agreed.',
    ],
    faq: [
      {
        question: 'Can NDT replace the hydrostatic test in Türkiye?',
        answer:
          'Where a hydrostatic test is not possible, non-destructive methods may take its place, done by people who are trained to ISO 9712 and hold the engineering degree. Have the reason written into the report.',
      },
    ],
  },
  'united-kingdom': {
    lead: 'Britain licenses no inspector: the duty to choose a competent person is yours. Compare UKAS-accredited inspection bodies, NDT companies and laboratories in the United Kingdom.',
    overview: [
      'There is no state list of competent persons. Look for accreditation to ISO/IEC 17020 with your kind of equipment in the UKAS schedule. The insurer often offers an engineer, but you may appoint anybody who is competent and independent of the people who run and maintain the equipment: the firm that services a crane should not be the one that thoroughly examines it.',
      'Industrial radiography needs the consent of HSE under the Ionising Radiations Regulations 2017. One condition is yours to meet: the radiographers must have your written notice at least seven days before they work on site, and HSE waives that only in a genuine emergency. Who offers tomorrow without asking for it risks the consent. PCN and CSWIP are the usual certificates of people.',
    ],
    sources: ['radiography-gb'],
    faq: [
      {
        question: 'Is a service contract for the boiler the same as an examination?',
        answer:
          'No. Maintenance keeps the boiler running; the examination under the written scheme is a separate duty, and the report of the competent person is what HSE asks to see.',
      },
    ],
  },
  netherlands: {
    lead: 'Dutch law separates those who test from those who decide. Compare inspection bodies, NDT companies and laboratories in the Netherlands, and see who is designated.',
    overview: [
      'A CE mark is not the end of it: pressure equipment in scope can need a Dutch inspection before first use, and another one after it has been moved. Equipment that used to be exempt lost its exemption in 2016, which still surprises owners of old air receivers and cooling plants. A safety valve follows the term of the equipment that it protects.',
      'Cranes have two inspections side by side. An expert looks at cranes of two tonnes or more every year and may be in-house; mobile and tower cranes of the listed kinds also go to a designated body under a TCVT scheme every second year. Radiography is registered with or licensed by ANVS.',
    ],
    faq: [
      {
        question: 'In which language is a Dutch inspection report?',
        answer:
          'Statutory statements are in Dutch. Technical reports in English are widely accepted: write it into the order.',
      },
    ],
  },
  'united-arab-emirates': {
    lead: 'Each emirate, and many a free zone, has its own rules for boilers, vessels and lifting gear. Compare inspection companies in the Emirates and ask whose approval they hold.',
    overview: [
      'An approval of one emirate does not count in another. Dubai Municipality approves firm and person; Trakhees does so in the ports and free zones of Dubai; Abu Dhabi has its own specification and certificate forms for lifting equipment. Inspection bodies need ISO/IEC 17020 accreditation from EIAC or ENAS. Oil companies add their own lists: an ADNOC site opens to contractors registered there.',
      'Radiation is federal. FANR licenses every gamma source and X-ray set, with separate rules for safety, transport and security, and wants a radiation protection officer named. Reports are in English as a rule, in Arabic where an authority asks.',
    ],
    faq: [
      {
        question: 'Does a lifting certificate from Sharjah count on a site in Dubai?',
        answer:
          'Do not count on it. Ask the site which authority it is under and whose accreditation and approval the certificate must show.',
      },
    ],
  },
  'united-states': {
    lead: 'In the United States the state, the insurer and the owner’s own programme decide who inspects. Compare API and National Board inspectors, NDT companies and laboratories.',
    overview: [
      'Look up your state first: the National Board publishes a synopsis of boiler and pressure vessel laws, state by state and for some cities. For processes with highly hazardous chemicals OSHA names no number of years; your written plan, built on recognised good practice, is what an auditor holds you to. Overhead cranes have frequent and periodic inspections under 29 CFR 1910.179.',
      'A foreign ISO 9712 certificate helps, but does not suffice where the code wants certification by the employer under a written practice. Radiographers need state or NRC credentials; away from a permanent room two qualified people must be present, and crossing a state line can call for reciprocity.',
    ],
    faq: [
      {
        question: 'Who may inspect my vessel: an API 510 inspector or a National Board commissioned one?',
        answer:
          'Where the law of the state covers the vessel, a commissioned inspector, normally of the insurer or the state. In refineries and chemical plants under API 510, an inspector certified by API who works for the owner or its agency. Some sites need both.',
      },
    ],
  },
  canada: {
    lead: 'Pressure equipment in Canada is a matter of the province, and of a design registered before it is bought. Compare inspection companies and laboratories, province by province.',
    overview: [
      'Every vessel design and fitting needs a Canadian Registration Number (CRN) for the province of use. Ontario warns owners not to buy a vessel without one in the hope of registering it later, and an engineer’s seal does not replace the registration. Inspection is done by the authority’s own inspectors, or by owners and companies that hold its permit.',
      'Canada certifies its radiographers itself: an operator of an exposure device needs the card of the nuclear safety commission CNSC, and no foreign certificate replaces it. For all methods the national body at Natural Resources Canada examines to CAN/CGSB-48.9712.',
    ],
    faq: [
      {
        question: 'May a vessel registered in Alberta be used in Ontario?',
        answer:
          'Only when the design is registered there, too: the end of the CRN shows the provinces. Ask for the full number before the vessel is shipped.',
      },
    ],
  },
  germany: {
    lead: 'Germany reserves the larger pressure equipment, lifts and hazardous places to licensed bodies (ZÜS). Compare them with NDT companies and laboratories that test to German and European rules.',
    overview: [
      'A ZÜS licence is a matter of its own: ISO/IEC 17020 accreditation alone does not make one, because the law adds conditions on impartiality, insurance and pay. Plant in scope is inspected before it goes into operation, CE mark or not, and again after changes. Smaller equipment may be inspected by a qualified person of the owner’s choice (zur Prüfung befähigte Person), as TRBS 1203 describes.',
      'Cranes need at least a yearly inspection by a qualified person, and experts (Prüfsachverständige) at certain stages. Mobile radiography is licensed by the Land, and a licence carries conditions for work in another. Statutory certificates are in German; DGZfP and SECTOR Cert issue most personnel certificates.',
    ],
    faq: [
      {
        question: 'ZÜS or befähigte Person: who inspects my air receiver?',
        answer:
          'It depends on pressure and volume: BetrSichV, Annex 2, section 4 lists for each kind of vessel when a ZÜS is required. Put the maximum pressure and the volume in the enquiry.',
      },
    ],
  },
  france: {
    lead: 'French law knows periodic inspection and requalification, and gives them to different people. Compare inspection bodies, COFREND-certified NDT companies and laboratories in France.',
    overview: [
      'The operator may name a competent person for the periodic inspection, while the ten-yearly requalification is for an organisme habilité alone. Refineries and chemical sites often run a recognised inspection service (SIR) with longer terms; a contractor then follows its plans. Lifting appliances are examined every twelve months, those that lift people and some others every six.',
      'Radiography is authorised by ASNR, which took over from ASN and IRSN on 1 January 2025, and each operator of the listed equipment needs the CAMARI certificate. A visiting crew without it cannot expose a single film.',
    ],
    faq: [
      {
        question: 'When is the first periodic inspection of a new vessel in France?',
        answer:
          'Within three years of commissioning, unless a commissioning check was done; after that the general term is four years, for vessels with a quick-opening cover two.',
      },
    ],
  },
  italy: {
    lead: 'In Italy the first periodic check belongs to INAIL, the later ones to an authorised body that you choose. Compare inspection bodies, NDT companies and laboratories.',
    overview: [
      'Vessels must be declared before they start, under decree 329/2004, and after that the clock runs by fluid group and category. A body may check only the groups for which the labour ministry has authorised it: ask for GVR for pressure, SC or SP for lifting. If INAIL does not come in time, the employer may turn to an authorised subject for the first check as well.',
      'CICPND and RINA certify NDT people to ISO 9712. For new pressure equipment of categories III and IV they also need the approval of a recognised third-party organisation.',
    ],
    faq: [
      {
        question: 'What is the difference between verifica di funzionamento and verifica di integrità?',
        answer:
          'The first checks safety devices and operation, every two to five years by category. The second looks at the wall itself, with visual inspection, thickness and where needed a pressure test, every ten years in most cases.',
      },
    ],
  },
  spain: {
    lead: 'Spain inspects pressure equipment at three levels, A, B and C. Compare control bodies, NDT companies and ENAC-accredited laboratories in Spain.',
    overview: [
      'Level A is a look from outside with the papers and the valves, level B adds thickness or an inside view, level C a pressure test. Who may do it changes with the level: an installer firm for many of level A, a control body (organismo de control, OCA) for the rest. Its technical instructions (ITC EP) add special rules, for boilers, power stations, refineries and others.',
      'An OCA is accredited by ENAC to ISO/IEC 17020 and authorised for each regulation separately, so a body for lifts is not one for pressure equipment. CERTIAEND runs the Spanish scheme for NDT personnel.',
    ],
    faq: [
      {
        question: 'Does a small air compressor in Spain need an OCA?',
        answer:
          'Small air receivers have exceptions. Give maximum pressure and volume in the enquiry, because their product decides the level and who may inspect.',
      },
    ],
  },
  india: {
    lead: 'In India three laws share pressure equipment between them. Compare inspection agencies, NDT companies and NABL-accredited laboratories, and ask under which law each may sign.',
    overview: [
      'Steam boilers come under the Boilers Act 2025, which replaced the Act of 1923; the Indian Boiler Regulations go on under it. Vessels for compressed gas belong to PESO and its recognised competent persons, with relief valves due every year. All other vessels in factories were under state factory rules, which the occupational safety code has been replacing since November 2025: old forms stay in use until the new rules are out.',
      'NABL accredits laboratories, NABCB inspection bodies. Radiography is regulated by AERB: radiographers pass its course and then work in an approved firm for months before they are certified.',
    ],
    faq: [
      {
        question: 'Who signs for an LPG bullet in India?',
        answer:
          'A competent person or inspector recognised by PESO under the SMPV(U) Rules. Depending on the content, inspection with thickness and hydraulic test is due every two to five years.',
      },
    ],
  },
  brazil: {
    lead: 'In Brazil the engineer who signs, not the company, answers for a vessel under NR-13. Compare inspection companies, Abendi-certified NDT crews and laboratories.',
    overview: [
      'NR-13 covers more than boilers and vessels: piping and metal storage tanks are in it as well. The legally qualified professional (PLH), an engineer registered with CREA, signs and takes the responsibility, and each job has an ART, the record of technical responsibility. Ask for both names and numbers before the shutdown begins.',
      'Abendi runs the national scheme SNQC for NDT personnel, accredited by Inmetro. Manufacturing inspectors for oil and gas have a certification standard of their own, ABNT NBR 16278. Reports are in Portuguese.',
    ],
    faq: [
      {
        question: 'What does SPIE change for a plant in Brazil?',
        answer:
          'A certified own inspection service (SPIE) gives the same equipment longer intervals. An outside company then works inside the plans of that service.',
      },
    ],
  },
  australia: {
    lead: 'Australia registers the design and the item of plant, and asks for a competent person in service. Compare AICIP inspectors, NDT companies and NATA-accredited laboratories.',
    overview: [
      'An ASME stamp is not enough: the design is verified and registered in a state or territory before a vessel is used, and items of certain hazard levels are registered as well. Plans for inspection rest on AS/NZS 3788, with external, internal and extended intervals by type of vessel. Registered mobile and tower cranes have a major inspection, after ten years if nothing else is set.',
      'Radiography is licensed by each state or territory; ARPANSA licenses Commonwealth bodies only. A crew that crosses a border needs the licence of both sides. AINDT certifies people to ISO 9712, NATA accredits laboratories and inspection bodies.',
    ],
    faq: [
      {
        question: 'Is AS/NZS 3788 law in Australia?',
        answer:
          'The model law does not name it; regulators, insurers and owners treat it as the benchmark. Check your state, and write the standard into the order.',
      },
    ],
  },
  'south-africa': {
    lead: 'In South Africa an approved inspection authority stands behind pressure equipment from order to scrapping. Compare AIAs, NDT companies and SANAS-accredited laboratories.',
    overview: [
      'An authority (AIA) needs two papers: SANAS accreditation and the approval of the chief inspector. Ask for both, and for the categories they cover. An importer has the duties of the manufacturer, so get the AIA on board before the vessel is ordered abroad. Fire-tube boilers have shorter terms than other boilers.',
      'Lifting machines are examined and performance-tested every twelve months and after each re-erection. The inspector (LMI) is registered with ECSA and works for a registered entity (LME); the card does not show the types of machine, so ask for the letter. X-ray sets and sources are licensed by SAHPRA.',
    ],
    faq: [
      {
        question: 'Is a South African AIA the same as an ASME Authorized Inspection Agency?',
        answer:
          'No. The first is a national approval under the Pressure Equipment Regulations, the second an accreditation by ASME. A company may hold both.',
      },
    ],
  },
  malaysia: {
    lead: 'In Malaysia prescribed plant runs only with a certificate of fitness. Compare licensed firms, NDT companies and DSM-accredited laboratories.',
    overview: [
      'The rules moved in June 2024 from the Factories and Machinery Act into the Occupational Safety and Health Act, so guides that name the old Act are out of date. Nothing may be installed without written approval, and nothing run without the certificate. Licensed persons inspect as well as DOSH officers; their inspectors must be Malaysian citizens, so a foreign inspector cannot sign.',
      'The radiation licence comes from Atom Malaysia under Act 304, with a recognised protection officer and operators, and with permission for radiography in public places. Forms for authorities are in Malay, technical reports in English.',
    ],
    faq: [
      {
        question: 'Can a risk-based plan extend the 15 months in Malaysia?',
        answer:
          'Under the special scheme of inspection, with the approval of DOSH and the occupier’s own risk-based team. It is granted to a plant, not to a contractor.',
      },
    ],
  },
  'saudi-arabia': {
    lead: 'On most sites in Saudi Arabia the owner’s rule book is the inspection law. Compare companies by the approvals, inspectors and laboratories that they can prove.',
    overview: [
      'Saudi Aramco, SABIC and the power and water companies decide who may work: the contractor, often the person, and for NDT the procedure. A crane with a fresh third-party certificate still has to pass the owner’s own checklist at the gate. SASO published a technical regulation for new pressure equipment in December 2022; read it before importing, ASME stamp or not, and mind that the Arabic text prevails.',
      'Radiation work is authorised by NRRC; papers that name an older authority are out of date. Aramco certifies outside NDT personnel under its own procedure and lists the national programmes that it accepts.',
    ],
    faq: [
      {
        question: 'Which accreditation counts in Saudi Arabia?',
        answer:
          'SAAC is the national body and GAC serves the Gulf states. Owners may accept others that have signed the worldwide arrangement: ask for the list of the site.',
      },
    ],
  },
  norway: {
    lead: 'Norway certifies the company that examines lifting equipment, type by type. Compare inspection, rope access and NDT companies onshore and offshore.',
    overview: [
      'Lifting equipment is examined every twelve months by a certified expert enterprise (sakkyndig virksomhet), which must be certified for that very type: an approval for mobile cranes says nothing about tower cranes. Six months out of use can already call for a new examination, and tower, gantry and bridge cranes are examined after each assembly.',
      'Offshore, the operator answers to Havtil for the integrity of the installation, and NORSOK standards say how the work is done. British offshore papers need checking before a crew flies: Norwegian courses and medicals differ.',
    ],
    faq: [
      {
        question: 'Who is a sakkyndig virksomhet?',
        answer:
          'A firm certified to examine lifting equipment of named types, under chapter 13 of the regulation on the performance of work. Ask for the certificate and compare the types with your equipment.',
      },
    ],
    sources: ['norway'],
  },
  poland: {
    lead: 'In Poland a state inspectorate decides whether pressure and lifting equipment may run. Compare the NDT companies and laboratories that prepare the decision.',
    overview: [
      'The form of supervision matters first: simplified, limited or full. It decides whether there is any periodic inspection at all, and how often. UDT does it in general, TDT for transport and ports. Repairs and changes must be agreed with the inspectorate beforehand and made by a works that holds its authorisation.',
      'Your contractor’s part is the rest: cleaning, opening, thickness readings, weld testing by people certified to PN-EN ISO 9712, and a laboratory that UDT has recognised where it asks for one. Reports are in Polish.',
    ],
    faq: [
      {
        question: 'Can a private company replace UDT in Poland?',
        answer:
          'No. It can test, calculate and prepare the inspection; the decision that the equipment may run is given by the inspectorate.',
      },
    ],
  },
};
