import type { CertificateCheck } from './certificate-check.ts';
import { source } from './guide.ts';

const SCHEDULE =
  'The name or the accreditation number in the search of the accreditation body named on the certificate. Open the schedule: it is the proof, the certificate page is not.';
const accreditation = (number: string, watch: string, dates?: CertificateCheck['sources']): CertificateCheck => ({
  number,
  enter: SCHEDULE,
  watch,
  ...(dates && { sources: dates }),
});

const CERT_SEARCH: CertificateCheck = {
  number: 'A number of the certification body',
  enter:
    'The company name or the certificate number. The database is not complete: if nothing is found, ask the certification body.',
  watch:
    'A certifier without accreditation, a certificate of head office shown for a branch, an end date that has passed.',
};
const transition = (edition: string) =>
  source(
    'Global Accreditation Cooperation on the transition',
    `https://global-aci.org/en/news/global-aci-publishes-transition-requirements-for-iso-${edition}/`,
  );
const notified = (watch: string): CertificateCheck => ({
  number: 'Four digits, such as 0123',
  enter: 'The four digits or the name, with the law as filter. The entry shows products and modules.',
  watch,
});
const asme = (watch: string): CertificateCheck => ({
  number: 'Certificate number of four to six digits',
  enter:
    'Company, country, certificate type or status. A certificate is for one address, and the entry says shop or field.',
  watch,
});
const ASME_STAMP = asme(
  'The certificate of a sister plant, an end date that has passed, and "ASME certified" without a certificate type.',
);
const nationalBoard = (number: string, watch: string): CertificateCheck => ({
  number,
  enter: 'Company, city or certificate number. The scope says shop, field or both.',
  watch,
});
const OTHER_BODY =
  'The four digits of another body, a body that is notified for another law or module, a voluntary certificate of compliance sold as an EU certificate.';

/** The checks of certificates that belong to companies, by the id of the certificate. */
export const COMPANY_CHECKS: Readonly<Record<string, CertificateCheck>> = {
  'iso-17025': accreditation(
    'By body: UKAS 1234, DAkkS D-PL-12345-01-00, COFRAC 1-1234, TÜRKAK AB-1234-T, A2LA 1234.01',
    'A schedule of a sister site, a test that is not in it or was not yet on the day of the test, a suspended scope, a result that the report marks as not accredited. "ISO 17025 certified" by a certifier of ISO 9001 is no accreditation.',
  ),
  'iso-17020': accreditation(
    'By body: UKAS 1234, DAkkS D-IS-12345-01-00, TÜRKAK AB-1234-M, RvA I123',
    'Type A claimed by a group that also makes or repairs. Since the edition of 2026 there is type A and non-A; certificates to the edition of 2012 still say B or C, until March 2029 at most.',
    [
      source(
        'QSE Academy on the edition of 2026',
        'https://www.qse-academy.com/iso-iec-17020/iso-iec-17020-2026-type-a-vs-type-non-a/',
      ),
    ],
  ),
  'iso-17024': accreditation(
    'By body, such as DAkkS D-ZP-12345-01-00',
    'A course certificate called accredited, or a scheme (method and level) that is not in the schedule.',
  ),
  'iso-17021': {
    number: 'By body, such as DAkkS D-ZM-12345-01-00',
    enter: 'The name of the certification body, then its accreditation for your standard and industry.',
    watch: 'An accreditor outside the world agreement.',
  },
  'iso-17065': accreditation(
    'By body, such as DAkkS D-ZE-12345-01-00',
    'Accreditation gives no power under an EU law: look the body up among the notified bodies.',
  ),
  'iso-17043': accreditation(
    'By body',
    'An accreditation to the edition of 2010: only that of 2023 counts since May 2026.',
    [source('UKAS on the transition', 'https://www.ukas.com/accreditation/17043-transition/')],
  ),
  'iso-9001': {
    ...CERT_SEARCH,
    watch: `${CERT_SEARCH.watch} The edition of 2026 follows that of 2015, whose certificates end in September 2029.`,
    sources: [transition('90012026')],
  },
  'iso-14001': {
    ...CERT_SEARCH,
    watch: `${CERT_SEARCH.watch} The edition of 2026 follows that of 2015, whose certificates end in April 2029.`,
    sources: [transition('140012026')],
  },
  'iso-45001': { ...CERT_SEARCH, watch: 'OHSAS 18001, which it replaced: no certificate to it is valid since 2021.' },
  'iso-27001': { ...CERT_SEARCH, watch: 'A certificate to the edition of 2013, which ended in October 2025.' },
  as9100: {
    number: 'OASIS identification number (OIN)',
    enter: 'Company or OIN in OASIS, after a free registration. What is not in OASIS does not count.',
    watch: 'A certificate of another site.',
  },
  'iso-3834': {
    number: 'A number of the certification body',
    enter:
      'There is no single register. Ask the certification body for part, address and name of the welding coordinator.',
    watch: 'Part 4 shown where part 2 is asked for, or a welding coordinator who has left.',
  },
  'en-1090': {
    number: 'Number of the body, CPR, own number, such as 0123-CPR-1090-1.12345',
    enter: 'First the four digits of the body, then the certificate in the search of that body.',
    watch: 'Execution class EXC3 under a certificate for EXC2, or a body that is not notified for EN 1090-1.',
  },
  'iso-19443': {
    number: 'A number of the certification body',
    enter: 'There is no world register. Ask the certification body.',
    watch: 'A certification body without accreditation for this standard.',
  },
  nrtl: {
    number: null,
    enter: 'The name of the laboratory; its page lists sites and test standards.',
    watch: 'The mark of a listed laboratory for a standard outside its scope.',
  },
  'nadcap-ndt': {
    number: 'A certificate number of PRI',
    enter: 'Company, country or process in the qualified manufacturers list, after a free registration.',
    watch: 'Another method, another site, or an end date without extension.',
  },
  'nadcap-mtl': {
    number: 'A certificate number of PRI',
    enter: 'Company, country or process in the qualified manufacturers list, after a free registration.',
    watch: 'A test code that is not in the scope.',
  },
  'easa-145': {
    number: 'EASA DE.145.0123, UK.145.01234, FAA XYZR123X',
    enter: 'FAA: number, name or state. EASA and the national authorities have lists of their own.',
    watch: 'A rating other than NDT: D1 at EASA and the UK CAA, a limited rating at the FAA.',
  },
  'class-tm': {
    number: 'By society, such as AOSS with letters and digits at DNV',
    enter: 'Company or service in the finder of the society that is named on the certificate.',
    watch: 'The approval of one society shown to another, or that of a group company.',
  },
  'class-ndt': {
    number: 'By society, such as AOSS with letters and digits at DNV',
    enter: 'Company or service in the finder of the society that is named on the certificate.',
    watch: 'A recognition for new hulls (W35) used for ships in service (Z17).',
  },
  'irata-member': {
    number: 'Member number with letters for the kind of member',
    enter: 'The company in the member search.',
    watch: 'Technicians’ cards shown as membership of the company.',
  },
  leea: {
    number: 'Member number',
    enter: 'The company in the member directory.',
    watch: 'An associate shown as full member: only full members are audited.',
  },
  'api-q1': {
    number: 'Q1 and a number',
    enter: 'Company, city or number. Read the status: active, suspended, cancelled, withdrawn.',
    watch: 'Another plant of the group: the registration is for one facility.',
  },
  'api-q2': {
    number: 'Q2 and a number',
    enter: 'Company, city or number. Read the status: active, suspended, cancelled, withdrawn.',
    watch: 'A scope without the service that you order.',
  },
  'api-monogram': {
    number: 'Specification and number, such as 6A-1234',
    enter: 'Company or licence number. Read the status and the specification.',
    watch: 'A licence for another specification, or a monogram on goods without a licence.',
  },
  'asme-u': ASME_STAMP,
  'asme-u2': ASME_STAMP,
  'asme-s': ASME_STAMP,
  'asme-pp': ASME_STAMP,
  'asme-a': ASME_STAMP,
  'asme-h': ASME_STAMP,
  'asme-um': ASME_STAMP,
  'asme-uv': asme(
    'Section XIII has the rules since the edition of 2021, before that Section VIII. Certified capacities are in NB-18 of the National Board.',
  ),
  'asme-n': asme('N, N3, NA, NPT, NS and NV are certificates of their own.'),
  'asme-aia': asme('Its inspectors also need a National Board commission.'),
  'nb-r': nationalBoard(
    'R-1234',
    'The words "ASME R stamp": R belongs to the National Board. A certificate for the shop used in the field.',
  ),
  'nb-vr': nationalBoard(
    'VR-123',
    'A shop that only tests valves, or a medium (steam, air, liquid) that is not in the scope.',
  ),
  'nb-nr': nationalBoard('NR-12', 'The R certificate shown for a nuclear plant.'),
  'notified-body': notified(OTHER_BODY),
  'ped-nb': notified(`${OTHER_BODY} Category I needs no notified body.`),
  'tped-nb': notified(`${OTHER_BODY} The mark is Pi, not CE.`),
  'spvd-nb': notified(OTHER_BODY),
  'atex-nb': notified(OTHER_BODY),
  'lift-nb': notified(`${OTHER_BODY} Periodic inspection of lifts is national law.`),
  'mach-nb': notified(
    `${OTHER_BODY} From 20 January 2027 Regulation (EU) 2023/1230 applies, with notifications of its own.`,
  ),
  'med-nb': notified(`${OTHER_BODY} The mark is the wheel, not CE.`),
  'cpr-nb': notified(OTHER_BODY),
  ukab: {
    number: 'Four digits, such as AB 0123',
    enter: 'Name, number or law.',
    watch: 'The number of an EU notified body under a UKCA mark.',
  },
  rtpo: {
    number: 'Often four digits',
    enter: 'Name, or law 2014/68/EU with this type of body as filter.',
    watch: 'An ISO 9712 certificate without the approval, shown for categories III and IV.',
  },
  'user-insp': {
    number: 'Often four digits',
    enter: 'Name, or law 2014/68/EU with this type of body as filter.',
    watch: 'Work for others: a user inspectorate works for its own group, and its equipment carries no CE mark.',
  },
};
