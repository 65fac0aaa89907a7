import type { CertificateCheck } from './certificate-check.ts';

const API_INSPECTOR: CertificateCheck = {
  number: 'Five or six digits',
  enter: 'The last name, or the certification number.',
  watch:
    'A number that has run out, a certificate with a changed name, a company that calls itself API 510 certified: only people are.',
};
const AMPP: CertificateCheck = {
  number: 'Digits',
  enter:
    'The certification number or the last name. Only holders who agreed are listed, so absence proves nothing: ask AMPP.',
  watch: 'A course record of a level in place of the certification, or a lower level than the order asks for.',
};
const ASNT: CertificateCheck = {
  number: 'Six digits',
  enter: 'The last name or the certificate number.',
  watch: 'An employer’s own Level III shown as one of ASNT, or a method that is not on the certificate.',
};

/** The checks of certificates that belong to people, by the id of the certificate. */
export const PERSONAL_CHECKS: Readonly<Record<string, CertificateCheck>> = {
  'iso-9712': {
    number: 'A number of the certification body; the card names method, level, sector and end date',
    enter: 'Go to the register of the body named on the certificate, and enter the name or the number.',
    watch:
      'A training record shown as a certificate, the wrong sector (castings for welds), a body without accreditation to ISO/IEC 17024.',
  },
  pcn: {
    number: 'PCN number of six digits; the number of the certificate is longer',
    enter:
      'The six-digit PCN number, not the certificate number, or the last name. The page shows method, level, sector and dates.',
    watch: 'An altered level or end date, and certificates that BINDT has withdrawn.',
  },
  cswip: {
    number: 'Digits',
    enter:
      'The candidate or certificate number and the date of birth, so the person must agree. The page shows role, level and end date.',
    watch: 'CSWIP 3.0 (visual) sold as 3.1 (welding inspector), or a copy with another name.',
  },
  'asnt-l3': ASNT,
  accp: { ...ASNT, watch: 'An old ACCP card after its end date: ASNT 9712 and ASNT NDT Level II follow it.' },
  'snt-tc-1a': {
    number: null,
    enter:
      'There is no register. Ask the employer for the written practice, the examination record, the vision test and the number of its Level III.',
    watch:
      'A certificate of a training school: under SNT-TC-1A only the employer certifies. Vision tests older than a year.',
  },
  nas410: {
    number: null,
    enter: 'There is no register. Ask the employer for the certification record under its written practice.',
    watch: 'An ISO 9712 certificate shown in its place, or the record of a former employer.',
  },
  cgsb: {
    number: 'Registration number of up to five digits',
    enter: 'The registration number, or name and province, in the directory of Natural Resources Canada.',
    watch: 'The card of an exposure device operator shown as a level in radiography.',
  },
  'api-510': API_INSPECTOR,
  'api-570': API_INSPECTOR,
  'api-653': API_INSPECTOR,
  'api-1169': API_INSPECTOR,
  'api-936': API_INSPECTOR,
  'api-580': API_INSPECTOR,
  'api-571': API_INSPECTOR,
  'api-577': API_INSPECTOR,
  'api-qute': {
    ...API_INSPECTOR,
    watch: 'Each test is its own: QUTE detection, QUTE-TM thickness, QUSE sizing, QUPA phased array.',
  },
  'aws-cwi': {
    number: 'Eight digits, of which the first two are the year',
    enter: 'The last name and the certification number (AWS QuikCheck).',
    watch: 'A stamp that has run out, or an associate (CAWI) or educator (CWE) presented as inspector.',
  },
  'ampp-cip': AMPP,
  'ampp-cp': { ...AMPP, watch: 'A tester (CP1) presented as designer: CP4 is the specialist.' },
  frosio: {
    number: 'Digits',
    enter: 'There is no public search. Follow the link or the code on the digital certificate, or write to FROSIO.',
    watch: 'Level I, which needs no practice, shown as level III.',
  },
  iwi: {
    number: 'Level, country and number, such as IWI-C/GB/00123',
    enter: 'Ask the national body of IIW that is named on the diploma.',
    watch:
      'A diploma of a school that is no approved training body. The diploma has no end date; a personal certification does.',
  },
  compex: {
    number: 'A certificate number with its units, such as Ex01 to Ex04',
    enter:
      'The certificate number or the name in the verification portal of the scheme; the test centre can confirm it too.',
    watch: 'The foundation unit shown as Ex01 to Ex04, or gas units where dust is meant.',
  },
  'irata-tech': {
    number: 'Level, stroke, number: 3/12345',
    enter: 'The IRATA number and the last name. The page shows level and end date.',
    watch: 'A borrowed card: compare the photograph.',
  },
  'nb-is': {
    number: 'NB and a number, with letters for the kind of commission',
    enter: 'Ask for the commission card; the employer or the National Board confirms it.',
    watch: 'The card of a former employer: a commission is tied to the employer.',
  },
};
