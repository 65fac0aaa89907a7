import type { z } from 'zod';
import type { Api } from '#domain/api.ts';

type InputOf<Endpoint, Part extends 'query' | 'body'> =
  Endpoint extends Record<Part, infer Schema extends z.ZodType> ? Record<Part, z.input<Schema>> : unknown;
type Examples = {
  [Name in keyof Api as Api[Name] extends { query: z.ZodType } | { body: z.ZodType } ? Name : never]: InputOf<
    Api[Name],
    'query'
  > &
    InputOf<Api[Name], 'body'>;
};

const search = {
  search: 'ultrasonic',
  location: 'Houston',
  certification: ['ASME', 'API 510'],
  verified: 'true',
} satisfies z.input<Api['listCompanies']['query']>;
const company = {
  name: 'Example Inspection Ltd',
  location: 'Aberdeen, United Kingdom',
  description: 'Ultrasonic and radiographic testing of pressure equipment, on site and in our own laboratory.',
  phone: '+44 1224 000000',
  email: 'office@inspection.example',
  website: 'https://inspection.example',
  serviceArea: 'Europe',
  moreServiceAreas: ['Middle East'],
  specializations: ['Ultrasonic testing', 'Radiographic testing'],
  certifications: ['ISO/IEC 17020'],
  industries: ['Oil & Gas'],
  equipmentTypes: ['Pressure vessels'],
  yearEstablished: 1998,
  employeeCount: '11-50',
};

/** One example for each endpoint that takes a query or a body; the API document shows them. */
export const apiExamples: Examples = {
  listCompanies: { query: { ...search, sortBy: 'distance', page: '1', limit: '24' } },
  countFacets: { query: search },
  getCompanyMap: { query: search },
  suggestSearches: { query: { q: 'press', limit: '8' } },
  getCompany: { query: { location: 'Houston' } },
  findSimilarCompanies: { query: { name: company.name, website: 'www.inspection.example' } },
  checkCertificate: { query: { number: 'EX-17020-0042' } },
  suggestPlaces: { query: { q: 'abe', limit: '5' } },
  findNearestPlace: { query: { latitude: '57.15', longitude: '-2.09' } },
  registerCompany: { body: company },
  createServiceRequest: {
    body: {
      companyId: 1,
      customerName: 'Alex Buyer',
      customerEmail: 'alex@plant.example',
      equipmentType: 'Pressure vessels',
      serviceDescription: 'Thickness measurement of two vertical vessels during the shutdown in May.',
      urgency: 'Medium',
      preferredDate: '4 to 8 May',
      validOn: '2027-05-04',
      location: 'Rotterdam, Netherlands',
      code: 'API 510',
      windowStart: '2027-05-04',
      windowEnd: '2027-05-08',
      submissionKey: '2c6e8f1a9b7d4035',
    },
  },
  createContactMessage: {
    body: {
      name: 'Alex Buyer',
      email: 'alex@plant.example',
      company: 'Example Plant BV',
      subject: 'A laboratory for weld tests',
      message: 'Which laboratories near Rotterdam test welding procedures to ISO 15614-1?',
      inquiryType: 'find-inspector',
    },
  },
  signIn: { body: { email: 'admin@directory.example', password: 'the password of the account', code: '123456' } },
  listAdminCompanies: {
    query: { status: 'pending', search: 'aberdeen', sortBy: 'name', order: 'asc', page: '1', limit: '20' },
  },
  listNeighbours: { query: { id: '12', status: 'pending', missing: 'email', count: '5' } },
  summarizeCompanies: { query: { status: 'pending', country: 'NO' } },
  editCompany: { body: { ...company, version: 3 } },
  setVerified: { body: { verified: true } },
  setFeatured: { body: { featured: false } },
  approveCompanies: { body: { ids: [1, 2, 3] } },
  saveView: { body: { name: 'Norway without email', query: 'country=NO&missing=email' } },
  startBulkJob: { body: { action: 'approve', list: { status: 'pending', import: '7' }, count: 241 } },
  undoDecision: { body: { action: 'approve', ids: [1] } },
  rejectCompanies: { body: { ids: [4] } },
  listServiceRequests: { query: { status: 'Emergency', search: 'rotterdam', page: '1', limit: '20' } },
  forwardServiceRequest: { body: { companyIds: [1, 2] } },
  listContactMessages: { query: { status: 'new', page: '1', limit: '20' } },
  setContactMessageStatus: { body: { status: 'resolved' } },
  listMails: { query: { state: 'troubled', page: '1', limit: '20' } },
  closeServiceRequest: { body: { reason: 'The buyer has ordered by phone.' } },
  hideCompany: { body: { reason: 'The company asked to be off the site until it has moved.' } },
  mergeCompanies: { body: { mergedId: 604, choices: { phone: 'merged', certifications: 'both' } } },
  listDuplicates: { query: { page: '1', limit: '20' } },
  markDistinct: { body: { otherId: 604 } },
  noteCompany: { body: { body: 'Called the number: nobody there.' } },
  noteServiceRequest: { body: { body: 'Called the buyer; will decide on Friday.' } },
  noteContactMessage: { body: { body: 'Answered by phone.' } },
  exportPerson: { body: { email: 'alex@plant.example' } },
  erasePerson: { body: { email: 'alex@plant.example', dryRun: true } },
  resendMail: { body: { recipient: 'office@inspection.example' } },
  readPlace: { query: { location: 'Aberdeen, United Kingdom', serviceArea: 'Europe' } },
  listAudit: { query: { search: 'admin@directory.example', page: '1', limit: '20' } },
  listAdminCertificates: { query: { queue: 'claims', page: '1', limit: '20' } },
  addCertificate: { body: { name: 'ISO/IEC 17020', number: 'EX-17020-0042', expires: '2029-02-28' } },
  editCertificate: { body: { scope: 'In-service inspection of pressure vessels', untilWithdrawn: false, version: 3 } },
  checkCertificateRecord: {
    body: {
      how: 'register',
      note: 'Listed as current; name, address and scope are the same.',
      checkAgainBy: '2027-11-22',
      companyExists: true,
    },
  },
  refuseCertificate: { body: { reason: 'The register names another company under this number.' } },
  withdrawCertificate: { body: { reason: 'The register lists it as withdrawn.' } },
  addCertificateDocument: { body: { name: 'certificate.pdf', content: 'JVBERi0xLjcKJSVFT0YK', isPublic: false } },
  listChanges: { query: { state: 'waiting', page: '1', limit: '20' } },
  refuseChange: { body: { reason: 'The register of companies has another name.' } },
  setDocumentAccess: { body: { isPublic: true } },
  reportDoubt: { body: { message: 'This certificate was withdrawn in March.', certificateId: 1 } },
  refundCompany: { body: { cause: 'check failed', reason: 'No certificate could be found in a register.' } },
  importCompanies: { body: { companies: [company], session: '5f0c2f5e-1b1a-4a57-9d3e-6f2f0f6f6f10', firstRow: 1 } },
  previewImport: { body: { companies: [company], firstRow: 1 } },
};
