/** Data table: the texts of the linked pages of a service in a region */
import type { ServiceLanding } from '#domain/landing/landing-path.ts';
import type { Faq } from './content-parts.ts';
import type { SourceId } from './sources.ts';

export type RegionalServiceContent = {
  lead: string;
  about: readonly string[];
  faq: readonly Faq[];
  sources: readonly SourceId[];
};

/** By the slugs of the service and of the place. */
export const REGIONAL_SERVICES: Readonly<Record<string, RegionalServiceContent>> = {
  'tensile europe': {
    lead: 'Tensile tests in Europe are mostly ordered to ISO 6892, and to ASTM for American buyers. Find laboratories in Europe, see which accreditation they list and ask for a quote directly.',
    about: [
      'European orders usually name ISO 6892-1 for room temperature, ISO 6892-2 for high and ISO 6892-3 for low temperature. A weld procedure to ISO 15614-1 brings the cross-weld test of ISO 4136 with it. American buyers ask for ASTM E8/E8M or ASTM A370 instead. State which standard and which edition you need and, for ISO 6892-1, Method A or Method B.',
      'Look up the laboratory in the register of its country: UKAS in the United Kingdom, DAkkS in Germany, COFRAC in France, ACCREDIA in Italy, RvA in the Netherlands, TÜRKAK in Türkiye. The scope shows the test, the standard and the temperature. Also ask when the machine was last verified: the force to ISO 7500-1, the extensometer to ISO 9513.',
      'What else a buyer in Europe has to settle depends on where the metal goes. For new pressure equipment under Directive 2014/68/EU a notified body takes part from category II upwards, the more the higher the category. Ask that body before the test whether it wants to witness it, and who stamps the sample before it is cut.',
    ],
    faq: [
      {
        question: 'Which accreditation should a tensile laboratory in Europe have?',
        answer:
          'ISO/IEC 17025 from the accreditation body of its country, with your test and your standard in the scope. The bodies of Europe recognise each other, so the laboratory may be in a different country from the job. The owner, the code and the authority still decide whether they accept the report.',
      },
    ],
    sources: ['laboratory-standards', 'ped', 'recognition'],
  },
  'hardness asia': {
    lead: 'Hardness tests in Asia follow ISO or ASTM, whichever the buyer of the goods specifies. Find laboratories and crews with portable testers in Asia, and ask for a quote directly.',
    about: [
      'A mill or a shop in Asia works for buyers with different standards. For Brinell, one order names ISO 6506 and the next ASTM E10, for Vickers ISO 6507 or ASTM E92 (E384 for micro-indentation), for Rockwell ISO 6508 or ASTM E18. State standard, scale and load in the purchase order, and ask for values on that scale: a converted value is an estimate.',
      'CNAS in China, NABL in India, JAB in Japan, KOLAS in Korea, TAF in Taiwan, SAC in Singapore, DSM in Malaysia and KAN in Indonesia accredit laboratories and publish their scopes. India has two bodies: NABL for laboratories, NABCB for inspection bodies. Hardness is not one of the ten methods of ISO 9712, so an operator’s NDT certificate does not cover it: for a portable test, ask for the written procedure and the check on a reference block.',
      'Buyers of pipe and vessels for oil and gas watch two rules above all. For sour service (ISO 15156, also known as NACE MR0175), 22 HRC is the usual limit for the base metal, while weld procedures are judged by Vickers, normally at 250 HV. Pipe grades of the API 5CT type need through-wall Rockwell readings. Agree before production how many readings are taken and where, and whether your inspector witnesses them.',
    ],
    faq: [
      {
        question: 'Is a hardness report from Asia accepted in other parts of the world?',
        answer:
          'It is recognised where the body that accredited the laboratory has signed the arrangement of Global Accreditation Cooperation (until 2025: ILAC), and the scale and the standard are in the scope. The client and the code have the last word.',
      },
    ],
    sources: ['laboratory-standards', 'sour', 'recognition'],
  },
  'ndt middle-east': {
    lead: 'NDT crews in the Middle East work under SNT-TC-1A or ISO 9712, and the order must say which. Find companies in the Middle East, see what they list and ask for a quote directly.',
    about: [
      'The certification scheme follows from the code. Where the order names ASME or API, personnel are normally certified by their employer under SNT-TC-1A, for five years at most; the certificate ends when the person leaves. There is no public register, so ask for the written practice and the Level III who signs. Under ISO 9712 an independent body has examined the person and can confirm the certificate.',
      'For the company, ask for its accreditation and look it up: EIAC and ENAS in the Emirates, SAAC in Saudi Arabia, GAC for the Gulf states, EGAC in Egypt, TÜRKAK in Türkiye. ISO/IEC 17025 is for testing, ISO/IEC 17020 for inspection. In Dubai a body that inspects lifting equipment needs ISO/IEC 17020, so personnel certificates alone are not enough there.',
      'State in the enquiry which rules the equipment falls under. API 510 is for vessels in service, API 570 for piping, API 653 for tanks. Then ask for the owner’s approval by name: Saudi Aramco, SABIC, ADNOC, QatarEnergy, Kuwait Oil Company and Petroleum Development Oman each keep their own, and for NDT it can go down to the person and the procedure. Radiography needs a licence for the country of the site. Have the quote state how long site passes and visas take.',
    ],
    faq: [
      {
        question: 'SNT-TC-1A or ISO 9712: which one is accepted in the Middle East?',
        answer:
          'The one that your code or the site owner names. American codes normally mean SNT-TC-1A or ANSI/ASNT CP-189, European and international orders ISO 9712. Ask the owner before you order, for each method and level.',
      },
    ],
    sources: ['snt-tc-1a', 'iso-9712', 'api-codes', 'dubai'],
  },
};

export function regionalService({ service, place }: ServiceLanding): RegionalServiceContent | undefined {
  return place === null ? undefined : REGIONAL_SERVICES[`${service.slug} ${place.slug}`];
}
