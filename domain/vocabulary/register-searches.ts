/** Data table: where each certificate of the vocabulary is looked up, and what to type there */

/**
 * The search page of a public register as close to the search as its address goes; null where there is none and the issuer
 * must be asked. `whatToType` says what the search, or the issuer, needs.
 */
export type RegisterSearch = { url: string | null; isPublic: boolean; whatToType: string };

/** By the id of the certificate in the vocabulary. `npm run check:registers` lists those that lead to a home page only. */
export const REGISTER_SEARCHES: Readonly<Record<string, RegisterSearch>> = {
  'iso-17025': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'iso-17020': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'iso-17024': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'iso-17021': {
    url: 'https://www.iafcertsearch.org/search/certification-bodies',
    isPublic: true,
    whatToType: 'Name of the certification body, then its accreditation',
  },
  'iso-17065': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'iso-17043': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'iso-9001': {
    url: 'https://www.iafcertsearch.org/search/certified-entities',
    isPublic: true,
    whatToType: 'Company name or certificate number',
  },
  'iso-14001': {
    url: 'https://www.iafcertsearch.org/search/certified-entities',
    isPublic: true,
    whatToType: 'Company name or certificate number',
  },
  'iso-45001': {
    url: 'https://www.iafcertsearch.org/search/certified-entities',
    isPublic: true,
    whatToType: 'Company name or certificate number',
  },
  'iso-27001': {
    url: 'https://www.iafcertsearch.org/search/certified-entities',
    isPublic: true,
    whatToType: 'Company name or certificate number',
  },
  as9100: {
    url: 'https://www.iaqg.org/oasis/login',
    isPublic: false,
    whatToType: 'Company name, certificate number or OASIS identification number (after free registration)',
  },
  'iso-3834': {
    url: null,
    isPublic: false,
    whatToType: 'Ask the certification body; IIW/EWF authorised bodies keep lists',
  },
  'en-1090': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number of the notified body on the certificate; then its own certificate search',
  },
  'iso-19443': { url: null, isPublic: false, whatToType: 'Ask the certification body' },
  nrtl: {
    url: 'https://www.osha.gov/nationally-recognized-testing-laboratory-program/current-list-of-nrtls',
    isPublic: true,
    whatToType: 'Name of the laboratory; each has a page with sites and test standards',
  },
  'nadcap-ndt': {
    url: 'https://www.eauditnet.com',
    isPublic: false,
    whatToType: 'Company name, country or process in the online QML (after free registration)',
  },
  'nadcap-mtl': {
    url: 'https://www.eauditnet.com',
    isPublic: false,
    whatToType: 'Company name, country or process in the online QML (after free registration)',
  },
  'easa-145': {
    url: 'https://av-info.faa.gov/repairstation.asp',
    isPublic: true,
    whatToType: 'FAA: certificate number, name or state. EASA and national authorities publish own lists',
  },
  'class-tm': {
    url: 'https://approvalfinder.dnv.com',
    isPublic: true,
    whatToType: 'Company name or service (DNV); the other societies have own finders',
  },
  'class-ndt': { url: 'https://approvalfinder.dnv.com', isPublic: true, whatToType: 'Company name or service' },
  'irata-member': { url: 'https://irata.org', isPublic: true, whatToType: 'Company name in the member search' },
  leea: { url: 'https://leeaint.com', isPublic: true, whatToType: 'Company name in the member directory' },
  'api-q1': {
    url: 'https://compositelist.api.org',
    isPublic: true,
    whatToType: 'Company name, city or certificate number',
  },
  'api-q2': {
    url: 'https://compositelist.api.org',
    isPublic: true,
    whatToType: 'Company name, city or certificate number',
  },
  'api-monogram': {
    url: 'https://compositelist.api.org',
    isPublic: true,
    whatToType: 'Company name or licence number',
  },
  norsok: { url: null, isPublic: false, whatToType: 'Nothing: there is no certificate' },
  'asme-u': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-u2': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-s': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-pp': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-a': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-h': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-um': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-uv': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-n': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-aia': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'nb-r': {
    url: 'https://buscenter.nationalboard.org',
    isPublic: true,
    whatToType: 'Company name, city or certificate number',
  },
  'nb-vr': {
    url: 'https://buscenter.nationalboard.org',
    isPublic: true,
    whatToType: 'Company name, city or certificate number',
  },
  'nb-nr': {
    url: 'https://buscenter.nationalboard.org',
    isPublic: true,
    whatToType: 'Company name or certificate number',
  },
  'notified-body': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'ped-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'tped-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'spvd-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'atex-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'lift-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'mach-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'med-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  'cpr-nb': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Four-digit number, name, country or legislation (filters)',
  },
  ukab: {
    url: 'https://find-a-conformity-assessment-body.service.gov.uk/',
    isPublic: true,
    whatToType: 'Name, number or legislation',
  },
  rtpo: {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Name or legislation 2014/68/EU, body type recognised third-party organisation',
  },
  'user-insp': {
    url: 'https://webgate.ec.europa.eu/single-market-compliance-space/notified-bodies/notified-body-list',
    isPublic: true,
    whatToType: 'Name or legislation 2014/68/EU, body type user inspectorate',
  },
  'iso-9712': {
    url: null,
    isPublic: false,
    whatToType: 'Go to the register of the body on the certificate: name or number',
  },
  pcn: {
    url: 'https://www.bindt.org/Certification/pcn-certificate-verification/',
    isPublic: true,
    whatToType: 'Six-digit PCN number, or last name',
  },
  cswip: {
    url: 'https://www.cswip.com/verification',
    isPublic: true,
    whatToType: 'Candidate or certificate number and the date of birth',
  },
  'asnt-l3': {
    url: 'https://certification.asnt.org/certification',
    isPublic: true,
    whatToType: 'Last name or certificate number',
  },
  accp: {
    url: 'https://certification.asnt.org/certification',
    isPublic: true,
    whatToType: 'Last name or certificate number',
  },
  'snt-tc-1a': {
    url: null,
    isPublic: false,
    whatToType: 'Ask for written practice, examination records, vision test, and the ASNT number of the Level III',
  },
  nas410: {
    url: null,
    isPublic: false,
    whatToType: 'Ask the employer; the national aerospace NDT board lists examination centres, not people',
  },
  cgsb: {
    url: 'https://natural-resources.canada.ca/science-data/non-destructive-testing/non-destructive-testing-certification',
    isPublic: true,
    whatToType: 'Registration number, or name and province',
  },
  'api-510': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-570': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-653': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-1169': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-936': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-580': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-571': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-577': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-qute': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'aws-cwi': {
    url: 'https://cloudweb2.aws.org/Certifications/Search/',
    isPublic: true,
    whatToType: 'Last name and certification number',
  },
  'ampp-cip': {
    url: 'https://nace.useclarus.com/view/verify/',
    isPublic: true,
    whatToType: 'Certification number or last name',
  },
  'ampp-cp': {
    url: 'https://nace.useclarus.com/view/verify/',
    isPublic: true,
    whatToType: 'Certification number or last name',
  },
  frosio: {
    url: null,
    isPublic: false,
    whatToType: 'Link or QR code on the digital certificate, or mail to the secretariat',
  },
  iwi: { url: null, isPublic: false, whatToType: 'Ask the authorised body named on the diploma' },
  compex: {
    url: 'https://compexcertification.com',
    isPublic: true,
    whatToType: 'Certificate number or name in the verification portal',
  },
  'nb-is': {
    url: 'https://buscenter.nationalboard.org',
    isPublic: false,
    whatToType: 'Ask for the commission card; the employer or the National Board confirms',
  },
  'irata-tech': {
    url: 'https://techconnect.irata.org/verify/tech',
    isPublic: true,
    whatToType: 'IRATA number and last name',
  },
  'cp-189': {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the certification record and the ASNT number of the Level III',
  },
  'asnt-9712': {
    url: 'https://certification.asnt.org/certification',
    isPublic: true,
    whatToType: 'Last name or certificate number',
  },
  dgzfp: {
    url: 'https://www.dgzfp.de',
    isPublic: false,
    whatToType: 'Certificate number and name by request to the certification body',
  },
  cofrend: {
    url: 'https://www.cofrend.com',
    isPublic: true,
    whatToType: 'Certificate number or name in the certified-people search',
  },
  cicpnd: { url: 'https://www.cicpnd.it', isPublic: true, whatToType: 'Name or certificate number' },
  certiaend: { url: 'https://www.aend.org', isPublic: true, whatToType: 'Name or certificate number' },
  jsndi: { url: 'https://www.jsndi.jp', isPublic: false, whatToType: 'Ask JSNDI with name and number' },
  ksnt: { url: null, isPublic: false, whatToType: 'Ask KSNT with name and certificate number' },
  isnt: { url: 'https://isnt.in', isPublic: true, whatToType: 'Name or certificate number' },
  abendi: {
    url: 'https://www1.abendi.org.br',
    isPublic: true,
    whatToType: 'SNQC number or name in the list of certified professionals',
  },
  aindt: { url: 'https://www.aindt.com.au', isPublic: true, whatToType: 'Name or certificate number in the search' },
  'api-sife': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-sire': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-siee': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-tes': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'api-1184': {
    url: 'https://inspectorsearch.api.org',
    isPublic: true,
    whatToType: 'Last name, or certification number',
  },
  'cswip-3-0': {
    url: 'https://www.cswip.com/verification',
    isPublic: true,
    whatToType: 'Candidate or certificate number and the date of birth',
  },
  'cswip-3-1': {
    url: 'https://www.cswip.com/verification',
    isPublic: true,
    whatToType: 'Candidate or certificate number and the date of birth',
  },
  'cswip-3-2': {
    url: 'https://www.cswip.com/verification',
    isPublic: true,
    whatToType: 'Candidate or certificate number and the date of birth',
  },
  'cswip-diver': {
    url: 'https://www.cswip.com/verification',
    isPublic: true,
    whatToType: 'Candidate or certificate number and date of birth',
  },
  'aws-scwi': {
    url: 'https://cloudweb2.aws.org/Certifications/Search/',
    isPublic: true,
    whatToType: 'Last name and certification number',
  },
  'aws-cawi': {
    url: 'https://cloudweb2.aws.org/Certifications/Search/',
    isPublic: true,
    whatToType: 'Last name and certification number',
  },
  iwe: { url: 'https://iiwelding.org', isPublic: false, whatToType: 'Ask the body named on the diploma' },
  iwt: { url: 'https://iiwelding.org', isPublic: false, whatToType: 'Ask the body named on the diploma' },
  saqcc: {
    url: null,
    isPublic: false,
    whatToType: 'Ask SAIW Certification with name and certificate number',
  },
  'nb-ai': {
    url: 'https://buscenter.nationalboard.org',
    isPublic: false,
    whatToType: 'Ask for the commission card; the employer or the National Board confirms',
  },
  'nb-isc': {
    url: 'https://buscenter.nationalboard.org',
    isPublic: false,
    whatToType: 'Ask for the commission card; the employer or the National Board confirms',
  },
  'drone-pilot': {
    url: null,
    isPublic: false,
    whatToType:
      'The certificate of the pilot, the registration number of the operator, and the authorisation for the flight',
  },
  aicip: { url: 'https://www.aicip.org.au', isPublic: true, whatToType: 'Name or certificate number in the list' },
  sprat: {
    url: 'https://sprat.org/technician-verification-system/',
    isPublic: true,
    whatToType: 'Certification number and last name',
  },
  icorr: { url: 'https://www.icorr.org', isPublic: true, whatToType: 'Name or certificate number in the register' },
  bgas: {
    url: 'https://www.cswip.com/verification',
    isPublic: true,
    whatToType: 'Candidate or certificate number and date of birth',
  },
  'iso-15257': { url: 'https://www.icorr.org', isPublic: true, whatToType: 'Name or certificate number at the body' },
  'iso-18436-2': {
    url: 'https://www.mobiusinstitute.com',
    isPublic: true,
    whatToType: 'Link on the digital certificate, or name and number at the body',
  },
  'iso-18436-7': { url: null, isPublic: false, whatToType: 'Ask the body named on the certificate' },
  'leea-team': {
    url: 'https://leeaint.com/verfiy-certificate',
    isPublic: true,
    whatToType: 'Certificate or card number',
  },
  'eemua-159': { url: 'https://www.eemua.org', isPublic: true, whatToType: 'Name or certificate number' },
  irrsp: { url: 'https://certification.asnt.org/certification', isPublic: true, whatToType: 'Name or card number' },
  bosiet: {
    url: 'https://opito.com',
    isPublic: false,
    whatToType: 'Certificate number at the centre; employers use the OPITO check',
  },
  gwo: {
    url: 'https://winda.globalwindsafety.org/',
    isPublic: false,
    whatToType: 'WINDA ID given by the person (organisation account needed)',
  },
  'asme-u3': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-v': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-hv': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-ud': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'asme-qsc': {
    url: 'https://caconnect.asme.org/directory/',
    isPublic: true,
    whatToType: 'Company name, country, certificate type or status',
  },
  'nb-oui': { url: 'https://buscenter.nationalboard.org', isPublic: true, whatToType: 'Company name' },
  'nb-to': { url: 'https://buscenter.nationalboard.org', isPublic: true, whatToType: 'Company name' },
  zues: { url: 'https://www.zls-muenchen.de/', isPublic: true, whatToType: 'Name or type of plant in the ZÜS list' },
  udt: {
    url: 'https://www.udt.gov.pl',
    isPublic: true,
    whatToType: 'Name or certificate number of makers, repairers, welders, operators',
  },
  oca: {
    url: 'https://industria.gob.es',
    isPublic: true,
    whatToType: 'Name and regulation in the national register (RII)',
  },
  'organisme-habilite': {
    url: 'https://www.legifrance.gouv.fr',
    isPublic: true,
    whatToType: 'Name in the order (arrêté) of habilitation',
  },
  'soggetto-abilitato': {
    url: 'https://www.lavoro.gov.it',
    isPublic: true,
    whatToType: 'Name in the current decree list',
  },
  'nl-cbi': { url: 'https://www.rva.nl', isPublic: true, whatToType: 'Name in the list of designated bodies' },
  'mom-ae': { url: 'https://www.mom.gov.sg', isPublic: true, whatToType: 'Name in the list of Authorised Examiners' },
  dosh: { url: 'https://www.dosh.gov.my', isPublic: true, whatToType: 'Name in the list' },
  peso: {
    url: 'https://online.peso.gov.in/PublicDomain/SearchOption.aspx',
    isPublic: true,
    whatToType: 'Licence number, name or state',
  },
  ibr: {
    url: 'https://dpiit.gov.in',
    isPublic: true,
    whatToType: 'Name in the lists of inspecting authorities, competent persons, well known makers',
  },
  absa: {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the certificate of authorization with its scope; ABSA confirms it',
  },
  tssa: {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the certificate of authorization with its scope; TSSA confirms it',
  },
  crn: {
    url: null,
    isPublic: false,
    whatToType: 'Ask the authority of the province with the full number, such as P1234.5C',
  },
  tsg: {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the licence number, which begins with TS, and for its annex with the scope',
  },
  'za-aia': {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the SANAS number and the approval of the chief inspector, both with the categories they cover',
  },
  'spie-br': { url: 'https://www.gov.br/inmetro', isPublic: true, whatToType: 'Name in the list of certified SPIE' },
  ekipnet: {
    url: 'https://isgkatip.csgb.gov.tr',
    isPublic: false,
    whatToType: 'Registration number of the inspector on the report; the employer sees it in the ministry system',
  },
  'dubai-municipality': {
    url: 'https://www.dm.gov.ae',
    isPublic: false,
    whatToType: 'Ask for the approval letter with scope and end date',
  },
  trakhees: {
    url: 'https://www.trakhees.ae',
    isPublic: false,
    whatToType: 'Ask for the approval letter with scope and end date',
  },
  aramco: {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the vendor number and the letter of approval; buyers check in the Aramco system',
  },
  adnoc: { url: null, isPublic: false, whatToType: 'Ask for the registration and the group company that approved' },
  qatarenergy: { url: null, isPublic: false, whatToType: 'Ask for the vendor registration and scope' },
  koc: { url: null, isPublic: false, whatToType: 'Ask for the prequalification class and end date' },
  'class-abs': { url: 'https://ww2.eagle.org', isPublic: true, whatToType: 'Company name, service type or country' },
  'class-bv': { url: 'https://www.veristar.com', isPublic: true, whatToType: 'Company name, service type or country' },
  'class-dnv': {
    url: 'https://approvalfinder.dnv.com',
    isPublic: true,
    whatToType: 'Company name, service type or country',
  },
  'class-lr': { url: 'https://www.lr.org', isPublic: true, whatToType: 'Company name, service type or country' },
  'iecex-sf': {
    url: 'https://www.iecex-certs.com',
    isPublic: true,
    whatToType: 'Company name, certificate number or scheme',
  },
  'en-15085': { url: 'https://www.en15085.net', isPublic: true, whatToType: 'Company name, country, level' },
  'iso-17034': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'iso-17029': {
    url: 'https://global-aci.org',
    isPublic: true,
    whatToType:
      'Name of the company or accreditation number in the search of the accreditation body named on the certificate',
  },
  'nadcap-welding': {
    url: 'https://www.eauditnet.com',
    isPublic: false,
    whatToType: 'Company name or process in the online QML (after free registration)',
  },
  'astm-e543': {
    url: null,
    isPublic: false,
    whatToType: 'Ask for the survey to ASTM E1359 and the accreditation scope',
  },
  isnetworld: {
    url: 'https://www.isnetworld.com',
    isPublic: false,
    whatToType: 'Ask for the grade of the owner in question (contractors share it)',
  },
  avetta: { url: 'https://www.avetta.com', isPublic: false, whatToType: 'Ask for a connection report' },
  achilles: { url: 'https://www.achilles.com', isPublic: false, whatToType: 'Registration certificate with the ID' },
};

/** The searches of national accreditation bodies, by their short names (domain/places/accreditation-bodies.ts). */
export const ACCREDITATION_SEARCHES: Readonly<Record<string, string>> = {
  UKAS: 'https://www.ukas.com/find-an-organisation/',
  DAkkS: 'https://www.dakks.de/de/akkreditierte-stellen-suche.html',
  COFRAC: 'https://tools.cofrac.fr/fr/easysearch',
  TÜRKAK: 'https://secure.turkak.org.tr/AkrediteKuruluslar/AkrediteKuruluslarAra',
  A2LA: 'https://customer.a2la.org/index.cfm?event=directory.index',
  ANAB: 'https://search.anab.org/',
  ACCREDIA: 'https://www.accredia.it/banche-dati/accreditamenti/',
  NABL: 'https://www.nabl-india.org/nabl/nabl-lab-search.php',
};
