/** Data table: the texts of the pages of certified laboratories */
import type { LabCertification } from '#domain/landing/landing-path.ts';
import type { Fact, Faq } from './content-parts.ts';
import type { SourceId } from './sources.ts';

/** What a buyer should know about the certificate in any region. */
export type CertificationInfo = {
  title: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
};

export type LaboratoryRegionContent = { lead: string; overview: readonly string[]; faq: readonly Faq[] };

/** What the texts of all regions rest on. */
export const CERTIFICATION_SOURCES: Readonly<Record<LabCertification, readonly SourceId[]>> = {
  ASME: ['asme-directory', 'asme-code', 'ped', 'sep'],
  'ISO 17025': ['recognition', 'recognition-transition'],
};

export const CERTIFICATION_INFO: Readonly<Record<LabCertification, CertificationInfo>> = {
  ASME: {
    title: 'What an ASME certificate means',
    paragraphs: [
      'ASME does not certify test laboratories as such. The mark on a vessel belongs to its manufacturer or assembler, at one shop address; an inspection company can be accredited as an Authorized Inspection Agency (AIA). “ASME lab” is the everyday term for a company that tests for the two.',
    ],
    facts: [
      { label: 'Issued by', text: 'ASME; the R certificate for repair comes from the National Board' },
      { label: 'Valid for', text: 'Three years' },
      { label: 'Verify at', text: 'The ASME certificate holder directory, by company, country or certificate type' },
      {
        label: 'Watch out for',
        text: '“Works to ASME” is not a certificate. Ask for the number, the designator and the expiry date.',
      },
    ],
  },
  'ISO 17025': {
    title: 'What ISO/IEC 17025 means',
    paragraphs: [
      'ISO/IEC 17025 is the standard for testing and calibration laboratories. A laboratory is accredited, not certified, and only for the tests and standards in its scope: that is the document to ask for. A report within the scope carries the mark of the accreditation body.',
    ],
    facts: [
      { label: 'Issued by', text: 'The accreditation body of the country' },
      { label: 'Verify at', text: 'The public register of that body, by number' },
      { label: 'Ask for', text: 'Number, scope, and whether your test and standard are in it' },
      { label: 'Not the same', text: 'ISO 9001 covers management, ISO/IEC 17020 inspection bodies' },
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
          'Personnel certification is the point to watch. European work calls for ISO 9712 certificates, and in categories III and IV for the approval of a recognised third-party organisation on top; ASME work normally calls for SNT-TC-1A or CP-189. Some technicians hold both. State in the enquiry which one the Authorized Inspector and the notified body want to see.',
          'Materials are the second point. The directive admits materials through a harmonised standard, a European approval or a particular material appraisal, for ASME grades mostly the last, and asks for certificates to EN 10204, mostly 3.1. So a laboratory may have to test the same plate twice: proof strength and impact for the appraisal, tension to ASTM A370 for the code.',
        ],
        faq: [
          {
            question: 'Does an ASME stamp replace the CE mark in Europe?',
            answer:
              'No. From category I of Directive 2014/68/EU up, new pressure equipment needs the CE mark to enter service in the European Union. ASME Section VIII may be the design code, but the conformity assessment is European.',
          },
          {
            question: 'Which ASME certificate can a European inspection company hold?',
            answer:
              'The accreditation of an Authorized Inspection Agency (AIA), to QAI-1. Marks such as U and S belong to manufacturers, and the R certificate for repair comes from the National Board, not from ASME.',
          },
          {
            question: 'Can the Authorized Inspector and the notified body be one company?',
            answer:
              'Yes, several bodies hold both appointments and send one inspector. They are still two jobs with two sets of papers; have both priced, and name the hold points of each in the test plan.',
          },
        ],
      },
      asia: {
        lead: 'Shops from the Gulf to the Pacific build pressure vessels with the ASME mark. See who in Asia holds a certificate, who tests for holders, and what each can prove.',
        overview: [
          'Shops in Asia build vessels for refineries, fertiliser plants and power stations with the ASME mark. Buyers on other continents order there and send inspectors: vendor inspection, witness points in the test plan and retesting of material are standard practice.',
          'Laboratories are accredited by national bodies such as CNAS, NABL, KOLAS, SAC or DSM. Their reports are recognised through Global Accreditation Cooperation (until 2025: ILAC). Each country also has its own pressure equipment law for what stays there, so the ASME mark alone does not put a vessel into service.',
          'A certificate holds for one shop address, and large groups have many shops. Compare the address on the certificate with the address where your vessel is welded, and forbid subcontracting of welding in the order unless the other shop holds the designator too. U is for Section VIII Division 1, U2 for Division 2, S for power boilers, PP for power piping.',
        ],
        faq: [
          {
            question: 'How do I make sure that material from an Asian mill matches its certificate?',
            answer:
              'Order positive material identification on arrival and, for critical parts, tensile, hardness and chemical tests in a laboratory of your choice. Name the tests in the purchase order.',
          },
          {
            question: 'Who watches over an ASME shop in Asia?',
            answer:
              'An Authorized Inspector of an Authorized Inspection Agency, with whom the shop has a contract, and a review every three years. The inspector’s commission is from the National Board. That oversight serves the code, not your delivery date or your specification: for those you need an inspector of your own.',
          },
          {
            question: 'Which papers belong to a stamped vessel?',
            answer:
              'The manufacturer’s data report signed by the Authorized Inspector, with partial data reports for parts made elsewhere, the drawing, the material certificates and the NDT reports. Ask for a copy of the nameplate rubbing before shipment.',
          },
        ],
      },
      'middle-east': {
        lead: 'Oil, gas, power and water plants in the Middle East are often built and inspected to American codes. Find companies with ASME certificates and test laboratories near your site.',
        overview: [
          'Owners in the region often specify ASME for construction and API for service. That is their specification and seldom the law of the country, so deviations are for the owner to grant. Shops in the region hold ASME U and S certificates and National Board R certificates, and NDT companies test for them with personnel certified under SNT-TC-1A.',
          'Owners keep lists of approved contractors. An ASME certificate opens the door, but a company that is not on the owner’s list cannot work on the site. Ask for the approvals by name: Saudi Aramco, SABIC, ADNOC, QatarEnergy, Kuwait Oil Company, Petroleum Development Oman.',
          'Welding procedures decide many delays. Section IX asks for tension and bend tests; sour service adds hardness at 250 HV as the usual limit, and the owner may add impact and corrosion tests. Book a laboratory that the owner has approved for all of them, and have the test coupons witnessed once, not three times.',
        ],
        faq: [
          {
            question: 'Is an ASME certificate enough to work for an oil company in the Gulf?',
            answer:
              'Usually not. Owners approve their own contractors, and some states also require national accreditation, for example ISO/IEC 17020 for inspection bodies in Dubai.',
          },
          {
            question: 'Who may repair a stamped vessel in the Gulf?',
            answer:
              'Where the owner follows the National Board Inspection Code, a holder of the R certificate, with the consent of an inspector of an Authorized Inspection Agency or of the owner. Under API 510 the owner’s inspector authorises the repair. Settle which one applies before the shutdown.',
          },
        ],
      },
      turkey: {
        lead: 'Türkiye builds boilers, vessels and tanks for Europe, the Gulf and Central Asia. Find shops with the ASME mark and the laboratories and NDT companies that test for them.',
        overview: [
          'Turkish fabricators are based mostly around Istanbul, Kocaeli, İzmir, Ankara and Adana. They build to ASME for export and to European rules for the customs union, and often have to satisfy two inspectors with one test: an Authorized Inspector and a notified body.',
          'Laboratories are accredited by TÜRKAK alone, which has signed the European recognition agreement. Weld tests for both markets are cut from one coupon where its size allows: plan tension, bend, macro, hardness and impact together, because ISO 15614-1 asks for more than Section IX does.',
          'A vessel that stays in the country then needs the periodic control of the work equipment regulation, by an engineer or technician registered in EKİPNET. Neither the ASME mark nor the CE mark replaces it, and neither does the fabricator’s own test.',
        ],
        faq: [
          {
            question: 'Are Turkish test reports accepted in Europe?',
            answer:
              'A report under TÜRKAK accreditation is recognised in Europe through the agreement of the European accreditation bodies. Check that the test and the standard are in the scope, and that the notified body accepts the laboratory.',
          },
          {
            question: 'What should a Turkish shop show me before I order an ASME vessel?',
            answer:
              'Its certificate of authorization with the shop address, the contract with its Authorized Inspection Agency, welding procedures for your material, and the written practice of its NDT company. For repairs ask for the R certificate, which the National Board issues.',
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
          'Look at the schedule itself, not at the certificate. A flexible scope lets the laboratory add editions of a standard by its own validation; a fixed one lists them. If your order names an edition that is not there, the result is reported outside accreditation, which is allowed only with a clear note.',
        ],
        faq: [
          {
            question: 'Can I use an accredited laboratory in another European country?',
            answer:
              'Yes, if the party that must accept the report agrees. The accreditation bodies of Europe recognise each other. Consider transport and customs for the samples, and the language of the report.',
          },
          {
            question: 'What is the difference between ISO 17025 and ISO 9001?',
            answer:
              'ISO 9001 says that a company has a quality management system. ISO/IEC 17025 also says that its results are technically valid, test by test. For a test report, the second one counts.',
          },
          {
            question: 'How often is a European laboratory assessed?',
            answer:
              'The cycle lasts five years at most, with an assessment on site at least every two years; many bodies come every year. The register shows whether the accreditation is active, suspended or withdrawn today.',
          },
        ],
      },
      asia: {
        lead: 'The industrial countries of Asia have their own accreditation bodies. Find laboratories in Asia that list ISO/IEC 17025, and learn where to check the scope.',
        overview: [
          'CNAS in China, NABL in India, JAB and IAJapan in Japan, KOLAS in Korea, TAF in Taiwan, SAC in Singapore, DSM in Malaysia, KAN in Indonesia: each keeps a public register with the scope of every laboratory. The number on the report takes you there in a minute, and it is the best minute of the order.',
          'For goods made in Asia and used elsewhere, agree on the laboratory before production. A buyer who finds out at the port that the test was outside the scope pays twice and waits.',
          'A mill laboratory can be accredited and still belong to the seller. For a certificate 3.2 to EN 10204 somebody from outside the maker verifies the results; for a dispute choose a laboratory that neither side owns, and agree beforehand who keeps the second half of the sample.',
          'Watch for copies. A forged report often carries a true number: look up the number, then write to the address in the register, not to the one on the report, and ask whether it was issued.',
        ],
        faq: [
          {
            question: 'How do I check a laboratory in Asia?',
            answer:
              'Take the accreditation number from the report and look it up in the register of the body it names. Compare address, test and standard. Then check that the body has signed the arrangement of Global Accreditation Cooperation (until 2025: ILAC).',
          },
          {
            question: 'Which body accredits in India: NABL or NABCB?',
            answer:
              'NABL for testing and calibration laboratories, NABCB for inspection and certification bodies. A company with both kinds of work needs both.',
          },
        ],
      },
      'middle-east': {
        lead: 'Laboratories in the Middle East test for oil, gas, water and construction. Find those that list ISO/IEC 17025 and see which body stands behind the accreditation.',
        overview: [
          'EIAC and ENAS operate in the Emirates, SAAC in Saudi Arabia, GAC for the Gulf states, EGAC in Egypt, TÜRKAK in Türkiye; some laboratories hold accreditations from Europe or America as well. The owner or the municipality often specifies which one it accepts, so ask there first.',
          'Typical orders are weld procedure tests, tensile and hardness tests of line pipe, corrosion tests for sour service, concrete and soil tests, and calibration of gauges and safety valves on site. Calibration has its own scope: an accredited testing laboratory is not automatically a calibration laboratory.',
          'Corrosion tests take time and shape the schedule: a sulphide stress cracking test to NACE TM0177 runs 720 hours, a test for hydrogen-induced cracking to TM0284 runs 96, before machining and reporting. Reserve the cell when you order the plate, and settle who witnesses the start.',
        ],
        faq: [
          {
            question: 'Which accreditation body is accepted in the Gulf?',
            answer:
              'EIAC and ENAS in the Emirates, SAAC in Saudi Arabia, GAC in the Gulf states. Others that have signed the worldwide arrangement are recognised too, but an authority or owner can require a particular one.',
          },
          {
            question: 'Is “ISO 17025 compliant” the same as accredited?',
            answer:
              'No. Compliant is the laboratory’s own claim. Accredited means that the national body has assessed it and lists it with a number.',
          },
          {
            question: 'Does one accreditation cover all branches of a laboratory?',
            answer:
              'Only the addresses in the schedule. A group with a laboratory in Abu Dhabi and a store in Muscat is accredited in Abu Dhabi; site work counts where the schedule says so.',
          },
        ],
      },
    },
  };
