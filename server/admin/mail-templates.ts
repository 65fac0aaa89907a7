import type { MailTemplate } from '#domain/mail/mail-template.ts';
import { endedMail, paidMail, pausedMail, paymentFailedMail, refundedMail } from '#server/billing/billing-mails.ts';
import { badgeEndedMail, refusalMail, reminderMail, verifiedMail } from '#server/certificates/certificate-mails.ts';
import {
  addressChangedMail,
  approvalMail,
  changedMail,
  listedMail,
  rejectionMail,
} from '#server/companies/company-mails.ts';
import { receiptMail, registrationMail } from '#server/companies/registration/registration-mails.ts';
import { contactMails } from '#server/contact/mails.ts';
import type { Env } from '#server/env.ts';
import { decisionMail as listingDecisionMail } from '#server/listings/change-mails.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import type { Mail } from '#server/mail/outbox.ts';
import {
  changedMemberMail,
  claimDecisionMail,
  claimMail,
  invitationMail,
  joinedMail,
  signInMail,
} from '#server/members/member-mails.ts';
import { closedMail } from '#server/service-requests/close-request.ts';
import { emergencyMail } from '#server/service-requests/emergency-mail.ts';
import { confirmationMail, copyMail, forwardedMail, leadMail, unassignedMail } from '#server/service-requests/mails.ts';
import type { StoredRequest } from '#server/service-requests/stored-request.ts';
import { digestMail } from './digest.ts';
import { leadMailTemplates } from './lead-mail-templates.ts';

const COMPANY = { id: 1, name: 'Example Inspection Ltd.', email: 'office@inspection.example' };
const STATED = {
  ...COMPANY,
  location: 'Aberdeen, United Kingdom',
  description: 'Ultrasonic and radiographic testing of pressure equipment, on site and in our own laboratory.',
  phone: '+44 1224 000000',
  website: 'https://inspection.example',
  serviceArea: 'Europe' as const,
  moreServiceAreas: ['Middle East' as const],
  specializations: ['Ultrasonic testing', 'Radiographic testing'],
  certifications: ['ISO/IEC 17020'],
  industries: ['Oil & Gas'],
  equipmentTypes: ['Pressure vessels'],
  yearEstablished: 1998,
  employeeCount: '11-50',
  imageUrl: null,
  logoUrl: null,
};
const PERSON = 'dana@inspection.example';
const TOKEN = 'example';
const CLAIM = {
  applicant: PERSON,
  name: 'Dana Inspector',
  statement: 'I lead the office in Aberdeen since 2019.',
  documents: 1,
};
const RECIPIENT = { id: 1, companyId: 1, name: COMPANY.name, email: COMPANY.email };
const WITHOUT_ADDRESS = { id: 2, companyId: 2, name: 'Silent Laboratory', email: '' };
const RECEIVED = new Date('2027-01-12T09:30:00Z');
const REQUEST: StoredRequest = {
  id: 1184,
  companyId: 1,
  companyIds: [1],
  customerName: 'Alex Buyer',
  customerEmail: 'alex@plant.example',
  customerPhone: '+31 10 000 0000',
  equipmentType: 'Pressure vessels',
  serviceDescription:
    'Thickness measurement of two vertical vessels during the shutdown in May.\nScaffolding is there.',
  urgency: 'Emergency',
  preferredDate: '4 to 8 May',
  validOn: '2027-05-04',
  location: 'Rotterdam, Netherlands',
  work: 'In-service inspection',
  items: 'Two vessels, 3 m × 12 m',
  material: 'Carbon steel',
  code: 'API 510',
  access: null,
  windowStart: '2027-05-04',
  windowEnd: '2027-05-08',
  certification: 'API 510',
  fileNames: ['vessel-2204.pdf'],
  state: 'open',
  createdAt: RECEIVED,
  confirmedAt: RECEIVED,
};
const MESSAGE = {
  id: 42,
  createdAt: RECEIVED,
  name: 'Alex Buyer',
  email: 'alex@plant.example',
  company: 'Example Plant',
  subject: 'A question about listings',
  message: 'How long does the review take?\nWe are in a hurry.',
  fax: undefined,
  formToken: undefined,
};
const DIGEST = {
  day: '2027-01-12',
  newRequests: 7,
  newMessages: 2,
  newCompanies: 1,
  pendingCompanies: 24,
  openMessages: 5,
  endingCertificates: 9,
  failingMails: 1,
};
const RENAMED = [{ label: 'Name', before: 'Example Inspection Ltd.', after: 'Example Inspection Group' }];
const PAID = { plan: 'annual', amount: 9_900, renews: new Date('2028-01-12T09:30:00Z'), isVerified: false } as const;
const RESTING = { renews: PAID.renews, endsAt: null };
const LINK = 'example-of-a-private-link';

/** All mails with example data, as the dashboard shows them. Names and addresses are fictional. */
export function mailTemplates(env: Env): MailTemplate[] {
  const sender = senderOf(env, 'example');
  const { site } = sender;
  const admin = env.ADMIN_EMAIL ?? 'admin@directory.example';
  const [, question] = contactMails({ ...MESSAGE, inquiryType: 'general' }, site, admin, true);
  const [toAdmin, verification] = contactMails({ ...MESSAGE, inquiryType: 'verification' }, site, admin, true);
  const changes = [{ label: 'Phone', before: '+44 1224 000000', after: '+44 1224 000001' }];
  const certificate = { id: 1, name: 'ISO/IEC 17020', number: 'EX-17020-0042', expires: '2027-02-11', daysLeft: 30 };
  const mails: [title: string, mail: Mail | undefined][] = [
    ['Request, to a company', leadMail(REQUEST, RECIPIENT, site, { to: COMPANY.email, link: LINK })],
    [
      'Request to a company without an address, to the admin',
      leadMail(REQUEST, WITHOUT_ADDRESS, site, { to: admin, link: LINK }),
    ],
    [
      'Request without a company, to the admin',
      unassignedMail({ ...REQUEST, companyId: null, companyIds: [] }, site, admin),
    ],
    ['Emergency request, to the admin', emergencyMail(REQUEST, [RECIPIENT, WITHOUT_ADDRESS], site, admin)],
    ['Copy of a request, to its sender', copyMail(REQUEST, [RECIPIENT], site, { link: LINK, repeatsText: true })],
    ['Please confirm, to the sender of a request', confirmationMail(REQUEST, site, LINK)],
    ['Request sent on, to its sender', forwardedMail(REQUEST, [RECIPIENT], site, LINK)],
    ['Request closed, to its sender', closedMail(REQUEST, 'You wrote that you have ordered by phone.', env)],
    ...leadMailTemplates(REQUEST, COMPANY, site, LINK),
    ['Copy of a message, to its sender', question],
    ['Copy of a verification request, to its sender', verification],
    ['Message, to the admin', toAdmin],
    ['Receipt of a registration', receiptMail(STATED, { isOfForm: true, signInToken: TOKEN }, sender)],
    ['Registration, to the admin', registrationMail(STATED, [], admin, sender)],
    ['Registration accepted', approvalMail(COMPANY, TOKEN, sender)],
    ['Registration not accepted', rejectionMail(COMPANY, 'We could not find the company at this address.', sender)],
    ['Entry changed by an admin', changedMail(COMPANY, changes, sender)],
    [
      'Address replaced by the company, to the former address',
      addressChangedMail(COMPANY, 'sam@inspection.example', sender),
    ],
    ['Change by a company accepted', listingDecisionMail(COMPANY, { changes: RENAMED, reason: null }, sender)],
    [
      'Change by a company not accepted',
      listingDecisionMail(COMPANY, { changes: RENAMED, reason: 'The register of companies has another name.' }, sender),
    ],
    ['You are listed, to an imported company', listedMail(STATED, TOKEN, sender)],
    ['Verified', verifiedMail(COMPANY, sender)],
    ['Badge ended', badgeEndedMail(COMPANY, sender)],
    ['Certificate not accepted', refusalMail(COMPANY, 'API 510', 'The number is not in the register.', sender)],
    ['Payment received', paidMail(COMPANY, PAID, sender)],
    ['Renewal not paid', paymentFailedMail(COMPANY, { pastDueSince: RECEIVED, payUrl: null }, sender)],
    ['Company that pays hidden', pausedMail(COMPANY, { isPaused: true, ...RESTING }, sender)],
    ['Company that pays public again', pausedMail(COMPANY, { isPaused: false, ...RESTING }, sender)],
    ['Subscription ended', endedMail(COMPANY, { isUnpaid: false, listing: 'public' }, sender)],
    [
      'Refund, because the check failed',
      refundedMail(
        COMPANY,
        { amount: 9_900, cause: 'check failed', reason: 'No register lists a certificate.' },
        sender,
      ),
    ],
    ['Daily digest, to the admin', digestMail(DIGEST, admin, sender)],
    ['Sign-in link', signInMail(PERSON, TOKEN, site)],
    [
      'Invitation to manage a company',
      invitationMail(PERSON, COMPANY, { role: 'editor', inviter: 'owner@inspection.example', token: TOKEN }, site),
    ],
    ['Somebody joined, to the owners', joinedMail(COMPANY.email, COMPANY, PERSON, sender)],
    ['Removed from a company', changedMemberMail(PERSON, COMPANY, null, sender)],
    ['Claim, to the admin', claimMail(admin, COMPANY, CLAIM, { site, isAdmin: true })],
    ['Claim accepted', claimDecisionMail(PERSON, COMPANY, { isAccepted: true, reason: null }, sender)],
    [
      'Claim not accepted',
      claimDecisionMail(PERSON, COMPANY, { isAccepted: false, reason: 'The letter has no signature.' }, sender),
    ],
    ['Certificate ends soon', reminderMail(COMPANY, certificate, sender)],
  ];
  return mails.flatMap(([title, mail], index) =>
    mail === undefined ? [] : [{ id: index + 1, title, subject: mail.subject, text: mail.body, html: mail.html ?? '' }],
  );
}
