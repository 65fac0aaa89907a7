import type { GuideNote } from './guide.ts';

/** A way in which NDT people become qualified: who examines, who certifies, who lets them work. */
export type PersonnelScheme = {
  name: string;
  kind: string;
  examines: string;
  certifies: string;
  authorises: string;
  scope: string;
  vision: string;
  validity: string;
  asked: string;
  /** The entry of the certificate vocabulary that describes it, if there is one. */
  certificate: string | null;
};

export const PERSONNEL_SCHEMES: readonly PersonnelScheme[] = [
  {
    name: 'ISO 9712 (2021)',
    kind: 'Standard for certification by an independent body; PCN, CSWIP, DGZfP, COFREND, CICPND, NRCan and others run schemes to it',
    examines: 'The certification body or its authorised examination centre: general, specific and practical parts',
    certifies: 'The certification body, which works to ISO/IEC 17024',
    authorises: 'The employer, in writing. The certificate alone gives no authority to work',
    scope:
      'Method, level 1 to 3, and sectors. Product sectors: castings, forgings, welds, tubes and pipes, wrought products, composites. Industrial sectors group them: manufacturing, pre- and in-service, railway, aerospace',
    vision: 'Near vision every year; colour or grey shades as the standard sets it',
    validity: '5 years, then renewal; recertification with an examination or structured credits after 10',
    asked: 'ISO and EN product standards, European pressure equipment, class societies, owners worldwide',
    certificate: 'iso-9712',
  },
  {
    name: 'SNT-TC-1A',
    kind: 'Recommended practice of ASNT for certification by the employer',
    examines: 'The employer under its written practice, often through an outside Level III or agency',
    certifies: 'The employer',
    authorises: 'The employer',
    scope: 'Method and technique, Levels I to III, as the written practice defines them',
    vision: 'Near vision every year; colour contrast as the written practice says',
    validity: 'At most 5 years; it ends with the job',
    asked: 'ASME, API and AWS work where the code or the contract accepts it',
    certificate: 'snt-tc-1a',
  },
  {
    name: 'ANSI/ASNT CP-189',
    kind: 'Standard for certification by the employer: "shall" where SNT-TC-1A says "should"',
    examines: 'The employer; the Level III must hold a Level III certificate of ASNT',
    certifies: 'The employer',
    authorises: 'The employer',
    scope: 'Method, Levels I to III, with minimum training and experience hours',
    vision: 'Near vision every year; colour as the standard sets it',
    validity: 'At most 5 years; it ends with the job',
    asked: 'ASME Section XI; contracts that want fixed minimums; accepted by ASME Section V',
    certificate: null,
  },
  {
    name: 'ASNT NDT Level III',
    kind: 'Examinations of ASNT for Level III: Basic and one for each method',
    examines: 'ASNT',
    certifies:
      'ASNT certifies that the examinations were passed; the employer still certifies under SNT-TC-1A or CP-189',
    authorises: 'The employer',
    scope: 'Each method by itself',
    vision: 'By the employer, under its written practice',
    validity: '5 years, then renewal by points or examination',
    asked: 'As the Level III who approves procedures under American codes, and by owners in the Gulf and Asia',
    certificate: 'asnt-l3',
  },
  {
    name: 'ASNT 9712 and ASNT NDT Level II',
    kind: 'Central certification by ASNT; it follows ACCP, whose certificates run out',
    examines: 'ASNT, with a practical examination',
    certifies: 'ASNT; ASNT 9712 is a scheme to ISO 9712',
    authorises: 'The employer',
    scope: 'Method, level and sector',
    vision: 'As the scheme sets it, yearly for near vision',
    validity: '5 years',
    asked: 'Where a contract wants independent certification inside American codes',
    certificate: 'accp',
  },
  {
    name: 'NAS 410 and EN 4179',
    kind: 'Aerospace standards, technically alike, for certification by the employer',
    examines: 'The employer under its written practice; in Europe under the eye of a national aerospace NDT board',
    certifies: 'The employer, through its responsible Level 3',
    authorises: 'The employer',
    scope: 'Method and technique, Levels 1 to 3, for the products of that employer',
    vision: 'Near vision every year; colour perception as the standard sets it',
    validity: 'At most 5 years; it ends with the job',
    asked: 'Aircraft and engine makers, Part 145 organisations, Nadcap. An ISO 9712 certificate does not replace it',
    certificate: 'nas410',
  },
  {
    name: 'CAN/CGSB-48.9712',
    kind: 'Canadian adoption of ISO 9712, run by Natural Resources Canada',
    examines: 'NRCan NDT Certification Body through its centres',
    certifies: 'NRCan NDT Certification Body',
    authorises: 'The employer',
    scope: 'Method, level and sector',
    vision: 'Near vision every year',
    validity: '5 years; recertification after 10',
    asked: 'Canadian codes and regulators. A foreign ISO 9712 certificate is not accepted by default',
    certificate: 'cgsb',
  },
  {
    name: 'Approval under PED Annex I 3.1.3',
    kind: 'European law, on top of ISO 9712: for tests on permanent joints of category III and IV equipment',
    examines: 'As ISO 9712',
    certifies: 'A recognised third-party organisation approves the person',
    authorises: 'The employer',
    scope: 'Method and products as approved',
    vision: 'As ISO 9712',
    validity: 'As the approval says',
    asked: 'Directive 2014/68/EU. Welders and joining procedures need approval from category II (3.1.2)',
    certificate: 'rtpo',
  },
];

export const PERSONNEL_NOTES: readonly GuideNote[] = [
  {
    title: 'Level 1, 2, 3',
    text: 'Level 1 tests under a written instruction and does not decide on acceptance. Level 2 chooses the technique within the procedure, sets up, evaluates and reports. Level 3 answers for procedures, technique and the training of others.',
  },
  {
    title: 'How much training stands behind it',
    text: 'ISO 9712 sets days of at least seven hours, level 2 on top of level 1: ultrasonics 8 and 10, radiography 5 and 10 without radiation safety, eddy current 5 and 6, magnetic particle, penetrant and visual 3 and 2. SNT-TC-1A recommends hours, which an employer may change with a reason: ask for the record.',
  },
  {
    title: 'What a pass means',
    text: 'ISO 9712: at least 70 % in each part, and on each specimen of the practical one. SNT-TC-1A recommends an average of 80 %, no written part below 70 and at least 80 in the practical one.',
  },
  {
    title: 'Read four lines of a certificate',
    text: 'Method with its technique (UT is not PAUT or TOFD), level, product sector ("w" for welds), and the last day of validity. A person who is certified for castings is not certified for welds.',
  },
  {
    title: 'Ask for three papers',
    text: 'The certificate, the employer’s authorisation with the person’s name, and the vision test of the last twelve months. For employer-based schemes also the written practice and the name of the Level III who approved it.',
  },
  {
    title: '"Level III" is no scheme',
    text: 'The words mean something only with a scheme in front of them: ISO 9712 Level 3 by a named body, ASNT NDT Level III with its methods, or the employer’s own Level III under SNT-TC-1A. A company cannot be Level III.',
  },
  {
    title: 'A course is no certificate',
    text: 'Training centres issue records of training and examination. Under SNT-TC-1A and NAS 410 only the employer certifies; under ISO 9712 only the certification body.',
  },
  {
    title: 'Radiography needs a second proof',
    text: 'A testing certificate gives no right to hold a source. The company needs the licence of the country, and in many countries the operator a card: CAMARI in France, the exposure device operator certificate in Canada, an industrial radiographer’s certification in the United States.',
  },
];
