/** Data table: what the linked pages of a service in a region tell */
import type { ServiceLanding } from '#domain/landing/landing-path.ts';
import type { Faq } from './content-parts.ts';

export type RegionalServiceContent = { lead: string; about: readonly string[]; faq: readonly Faq[] };

/** By the slugs of the service and of the place. */
const REGIONAL_SERVICES: Readonly<Record<string, RegionalServiceContent>> = {
  'tensile europe': {
    lead: 'A tensile test in Europe is mostly ordered to ISO 6892, and to ASTM for American buyers. Find laboratories in Europe, see which accreditation they name and ask for a quote directly.',
    about: [
      'European orders usually name ISO 6892-1 for room temperature, ISO 6892-2 for high and ISO 6892-3 for low temperature. A weld procedure to ISO 15614-1 brings the cross-weld test of ISO 4136 with it. American buyers ask for ASTM E8/E8M or ASTM A370 instead. Say which standard and which edition you need, and with ISO 6892-1 also whether Method A or Method B.',
      'Look up the laboratory in the register of its country: UKAS in the United Kingdom, DAkkS in Germany, COFRAC in France, ACCREDIA in Italy, RvA in the Netherlands, TÜRKAK in Türkiye. The scope tells the test, the standard and the temperature. Ask besides when the machine was last verified: the force to ISO 7500-1, the extensometer to ISO 9513.',
      'What else a buyer in Europe has to settle depends on where the metal goes. For new pressure equipment above 0.5 bar, under directive 2014/68/EU, a notified body takes part, the more the higher the category. Ask that body before the test whether it wants to witness it, and who stamps the sample before it is cut.',
    ],
    faq: [
      {
        question: 'Which accreditation should a tensile laboratory in Europe have?',
        answer:
          'ISO/IEC 17025 from the accreditation body of its country, with your test and your standard in the scope. The bodies of Europe recognise each other, so the laboratory may be in another country than the job.',
      },
    ],
  },
  'hardness asia': {
    lead: 'Hardness tests in Asia follow ISO or ASTM, as the buyer of the goods decides. Find laboratories and crews with portable testers in Asia, and ask for a quote directly.',
    about: [
      'A mill or a shop in Asia works for buyers with different standards. For Brinell one order names ISO 6506 and the next ASTM E10, for Vickers ISO 6507 or ASTM E384, for Rockwell ISO 6508 or ASTM E18. Write standard, scale and load into the purchase order, and ask for values on that scale: a converted value is an estimate.',
      'CNAS in China, NABL in India, JAB in Japan, KOLAS in Korea, TAF in Taiwan, SAC in Singapore, DSM in Malaysia and KAN in Indonesia accredit laboratories and show their scopes. In India there are two bodies: NABL is for laboratories, NABCB for inspection bodies. Hardness is not one of the ten methods of ISO 9712, so the NDT certificate of an operator does not cover it: for a portable test ask for the written procedure and the check on a reference block.',
      'Buyers of pipe and vessels for oil and gas watch two rules most. For sour service 22 HRC is a limit often met (ISO 15156, also called NACE MR0175). Pipe grades of the API 5CT type need Rockwell readings through the wall. Agree before production how many readings are taken and where, and whether your inspector witnesses them.',
    ],
    faq: [
      {
        question: 'Is a hardness report from Asia accepted in other parts of the world?',
        answer:
          'It is recognised where the body that accredited the laboratory has signed the agreement of ILAC, and scale and standard are in the scope. The client and the code have the last word.',
      },
    ],
  },
  'ndt middle-east': {
    lead: 'NDT crews in the Middle East work under SNT-TC-1A or under ISO 9712, and the order has to say which. Find companies in the Middle East, see what they name and ask for a quote directly.',
    about: [
      'The scheme for the people follows from the code. Where the order names ASME or API, they are normally certified by their employer under SNT-TC-1A, for five years at most; the certificate ends when the person leaves. There is no public register of it, so ask for the written practice and for the Level III who signs. Under ISO 9712 an independent body has examined the person and can confirm the certificate.',
      'For the company ask for its accreditation, and look it up: EIAC and ENAS in the Emirates, SAAC and GAC in Saudi Arabia, EGAC in Egypt, TÜRKAK in Türkiye. ISO/IEC 17025 is for tests, ISO/IEC 17020 for inspection. In Dubai a body that inspects lifting equipment needs ISO/IEC 17020, so the certificates of its people alone are not enough there.',
      'Say in the enquiry which rule the equipment is under. API 510 is for vessels in service, API 570 for piping, API 653 for tanks; Türkiye has yearly inspections of boilers by its own regulation. Radiography needs a licence for the country of the site and a radiation protection supervisor. Ask with the quote how long site passes and visas take.',
    ],
    faq: [
      {
        question: 'SNT-TC-1A or ISO 9712: which one counts in the Middle East?',
        answer:
          'The one that your code or the owner of the site names. American codes normally mean SNT-TC-1A, European and international orders ISO 9712. Ask the owner before you order, for each method and level.',
      },
    ],
  },
};

export function regionalService({ service, place }: ServiceLanding): RegionalServiceContent | undefined {
  return place === null ? undefined : REGIONAL_SERVICES[`${service.slug} ${place.slug}`];
}
