/** Data table: the texts of the pages of certified laboratories */
import type { LabCertification } from '#domain/landing/landing-path.ts';
import type { Fact, Faq } from './content-parts.ts';

/** What a buyer should know about the certificate in any region. */
export type CertificationInfo = {
  title: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  faq: readonly Faq[];
};

export type LaboratoryRegionContent = { lead: string; overview: readonly string[]; faq: readonly Faq[] };

export const CERTIFICATION_INFO: Readonly<Record<LabCertification, CertificationInfo>> = {
  ASME: {
    title: 'What an ASME certificate means',
    paragraphs: [
      'ASME does not certify test laboratories as such. The mark on a vessel belongs to its manufacturer or assembler, at one shop address and for three years. The designator next to the mark says what it covers: U for pressure vessels of Section VIII Division 1, S for power boilers, PP for pressure piping. Repair is another matter: the R certificate comes from the National Board, not from ASME.',
      'An inspection company can hold one ASME accreditation of its own: as an Authorized Inspection Agency (AIA), to QAI-1. The manufacturer applies the mark under the oversight of such an agency.',
      'A laboratory or NDT company has another role. The manufacturer needs tests that the code accepts: radiography and ultrasonics to Section V, personnel certified under a written practice to SNT-TC-1A or ANSI/ASNT CP-189, tension and bend tests for welding procedures to Section IX, and impact tests where the construction code asks for them. “ASME lab” is the everyday term for a company that does these.',
      'So first ask what the company is. A manufacturer: which designator, at which address? An inspection agency: may I see your AIA accreditation? A laboratory or NDT company: may I see your procedures, your written practice and your ISO/IEC 17025 accreditation?',
    ],
    facts: [
      { label: 'Issued by', text: 'ASME; the R certificate for repair comes from the National Board' },
      {
        label: 'Held by',
        text: 'A manufacturer or assembler, at one shop address; the AIA accreditation by an inspection company',
      },
      { label: 'Valid for', text: 'Three years' },
      { label: 'Verify at', text: 'The ASME certificate holder directory, by company, country or certificate type' },
      {
        label: 'Watch out for',
        text: '“Works to ASME” is not a certificate. Ask for the number, the designator and the expiry date.',
      },
    ],
    faq: [
      {
        question: 'Is a laboratory “ASME certified”?',
        answer:
          'Not as a laboratory. ASME certifies manufacturers and accredits Authorized Inspection Agencies. A laboratory proves its competence with ISO/IEC 17025 and tests to the ASME code for those who hold the mark.',
      },
      {
        question: 'Which ASME certificate can an inspection company hold?',
        answer:
          'The accreditation of an Authorized Inspection Agency (AIA), to QAI-1. The marks themselves belong to manufacturers: an inspection company normally holds none and inspects for those who do. The R certificate for repair is from the National Board, not from ASME.',
      },
      {
        question: 'Where can I check an ASME certificate?',
        answer:
          'In the certificate holder directory of ASME, open to everybody. Compare company, address, designator and expiry date. For the R certificate, use the National Board’s own directory.',
      },
    ],
  },
  'ISO 17025': {
    title: 'What ISO/IEC 17025 means',
    paragraphs: [
      'ISO/IEC 17025 is the standard for testing and calibration laboratories. The national accreditation body visits the laboratory, witnesses tests and checks people, machines, traceability and reports. A laboratory is accredited, not certified, and only for the tests and standards in its scope.',
      'The scope is therefore the document to ask for. A laboratory may be accredited for tensile tests at room temperature but not at high temperature, for Vickers but not for Rockwell. A report within the scope carries the mark of the accreditation body; one outside it does not.',
      'Reports are recognised in other countries through the arrangement of Global Accreditation Cooperation, which has run it since 1 January 2026 (before: ILAC). Check that the body that accredited the laboratory has signed it. Recognised is not yet accepted: the owner, the code and the authority decide. Reports with the old ILAC mark stay valid during the transition.',
    ],
    facts: [
      { label: 'Issued by', text: 'The accreditation body of the country, such as UKAS, DAkkS, TÜRKAK, EIAC or SAC' },
      { label: 'Held by', text: 'A laboratory, at the addresses in its scope' },
      { label: 'Verify at', text: 'The public register of the accreditation body, by number' },
      { label: 'Ask for', text: 'Number, scope, and whether your test and standard are in it' },
      {
        label: 'Not the same',
        text: 'ISO 9001 covers management, ISO/IEC 17020 inspection bodies; neither says that a test result is right',
      },
    ],
    faq: [
      {
        question: 'What is the difference between ISO 17025 and ISO 9001?',
        answer:
          'ISO 9001 says that a company has a quality management system. ISO/IEC 17025 also says that its results are technically valid, test by test. For a test report, the second one counts.',
      },
      {
        question: 'Is “ISO 17025 compliant” the same as accredited?',
        answer:
          'No. Compliant is the laboratory’s own claim. Accredited means that the national body has assessed it and lists it with a number.',
      },
    ],
  },
};

/** By certificate, then by the slug of the place. */
export const LABORATORY_REGIONS: Readonly<Record<LabCertification, Readonly<Record<string, LaboratoryRegionContent>>>> =
  {
    ASME: {
      europe: {
        lead: 'ASME work in Europe is done for export and for American owners. Find shops with the mark, and the laboratories that test for them to both the ASME code and European rules.',
        overview: [
          'Directive 2014/68/EU applies above 0.5 bar. From category I up new equipment needs the CE mark to enter service in the European Union, whatever code it was designed to; smaller equipment follows sound engineering practice and carries none. A vessel for America or the Gulf usually gets the ASME mark. Many European shops build for both, so their laboratories know both: EN and ISO methods for one, Section V and Section IX for the other.',
          'Personnel certification is the point to watch. European work calls for ISO 9712 certificates, ASME work normally for SNT-TC-1A. Some technicians hold both. State in the enquiry which one the Authorized Inspector and the notified body want to see.',
        ],
        faq: [
          {
            question: 'Does an ASME stamp replace the CE mark in Europe?',
            answer:
              'No. From category I of Directive 2014/68/EU up, new pressure equipment needs the CE mark to enter service in the European Union. ASME Section VIII may be the design code, but the conformity assessment is European.',
          },
        ],
      },
      asia: {
        lead: 'Shops from the Gulf to the Pacific build pressure vessels with the ASME mark. See who in Asia holds a certificate, who tests for holders, and what each can prove.',
        overview: [
          'Shops in Asia build vessels for refineries, fertiliser plants and power stations with the ASME mark. Buyers on other continents order there and send inspectors: vendor inspection, witness points in the test plan and retesting of material are standard practice.',
          'Laboratories are accredited by national bodies such as CNAS, NABL, KOLAS, SAC or DSM. Their reports are recognised through Global Accreditation Cooperation (until 2025: ILAC). Each country also has its own pressure equipment law for what stays there, so the ASME mark alone does not put a vessel into service.',
        ],
        faq: [
          {
            question: 'How do I make sure that material from an Asian mill matches its certificate?',
            answer:
              'Order positive material identification on arrival and, for critical parts, tensile, hardness and chemical tests in a laboratory of your choice. Name the tests in the purchase order.',
          },
        ],
      },
      'middle-east': {
        lead: 'Oil, gas, power and water plants in the Middle East are often built and inspected to American codes. Find companies with ASME certificates and test laboratories near your site.',
        overview: [
          'Owners in the region often specify ASME for construction and API for service. Shops in the region hold ASME U and S certificates and National Board R certificates, and NDT companies test for them with personnel certified under SNT-TC-1A.',
          'Owners keep lists of approved contractors. An ASME certificate opens the door, but a company that is not on the owner’s list cannot work on the site. Ask for the approvals by name.',
        ],
        faq: [
          {
            question: 'Is an ASME certificate enough to work for an oil company in the Gulf?',
            answer:
              'Usually not. Owners approve their own contractors, and some states also require national accreditation, for example ISO/IEC 17020 for inspection bodies in Dubai.',
          },
        ],
      },
      turkey: {
        lead: 'Türkiye builds boilers, vessels and tanks for Europe, the Gulf and Central Asia. Find shops with the ASME mark and the laboratories and NDT companies that test for them.',
        overview: [
          'Turkish fabricators are based mostly around Istanbul, Kocaeli, İzmir, Ankara and Adana. They build to ASME for export and to European rules for the customs union, and often have to satisfy two inspectors with one test: an Authorized Inspector and a notified body.',
          'Laboratories are accredited by TÜRKAK alone, which has signed the European recognition agreement. Equipment that stays in the country then needs the periodic controls of the work equipment regulation, by people registered with the labour ministry in EKİPNET: normally once a year for boilers and vessels.',
        ],
        faq: [
          {
            question: 'Are Turkish test reports accepted in Europe?',
            answer:
              'A report under TÜRKAK accreditation is recognised in Europe through the agreement of the European accreditation bodies. Check that the test and the standard are in the scope.',
          },
        ],
      },
    },
    'ISO 17025': {
      europe: {
        lead: 'Each European country has one accreditation body, and those bodies recognise each other. Find ISO/IEC 17025 laboratories for metals, welds, corrosion and calibration in Europe.',
        overview: [
          'The European rule is one country, one body: UKAS, DAkkS, COFRAC, ACCREDIA, RvA, TÜRKAK and so on. They recognise each other, so you may choose a laboratory across the border for its machines or its delivery time. One exception: the European agreement recognises UKAS except for EU regulations and directives, so for work of notified bodies and market surveillance ask first.',
          'Check the standard behind the test. European product standards call for EN ISO methods; American orders call for ASTM. Many laboratories have both in their scope, with small differences in specimen and speed, and the report must name the one you need.',
        ],
        faq: [
          {
            question: 'Can I use an accredited laboratory in another European country?',
            answer:
              'Yes, if whoever must accept the report agrees. The accreditation bodies of Europe recognise each other. Consider transport and customs for the samples, and the language of the report.',
          },
        ],
      },
      asia: {
        lead: 'The industrial countries of Asia have their own accreditation bodies. Find laboratories in Asia that list ISO/IEC 17025, and learn where to check the scope.',
        overview: [
          'CNAS in China, NABL in India, JAB in Japan, KOLAS in Korea, TAF in Taiwan, SAC in Singapore, DSM in Malaysia, KAN in Indonesia: each keeps a public register with the scope of every laboratory. The number on the report takes you there in a minute, and it is the best minute of the order.',
          'For goods made in Asia and used elsewhere, agree on the laboratory before production. A buyer who finds out at the port that the test was outside the scope pays twice and waits.',
        ],
        faq: [
          {
            question: 'How do I check a laboratory in Asia?',
            answer:
              'Take the accreditation number from the report and look it up in the register of the body it names. Compare address, test and standard. Then check that the body has signed the arrangement of Global Accreditation Cooperation (until 2025: ILAC).',
          },
        ],
      },
      'middle-east': {
        lead: 'Laboratories in the Middle East test for oil, gas, water and construction. Find those that list ISO/IEC 17025 and see which body stands behind the accreditation.',
        overview: [
          'EIAC and ENAS operate in the Emirates, SAAC in Saudi Arabia, GAC for the Gulf states, EGAC in Egypt, TÜRKAK in Türkiye; some laboratories hold accreditations from Europe or America as well. The owner or the municipality often specifies which one it accepts, so ask there first.',
          'Typical orders are weld procedure tests, tensile and hardness tests of line pipe, corrosion tests for sour service, concrete and soil tests, and calibration of gauges and safety valves on site. Calibration has its own scope: an accredited testing laboratory is not automatically a calibration laboratory.',
        ],
        faq: [
          {
            question: 'Which accreditation body is accepted in the Gulf?',
            answer:
              'EIAC and ENAS in the Emirates, SAAC in Saudi Arabia, GAC in the Gulf states. Others that have signed the worldwide arrangement are recognised too, but an authority or owner can require a particular one.',
          },
        ],
      },
    },
  };
