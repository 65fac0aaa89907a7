import { REPLY_HOURS } from '#domain/constants.ts';

/** The content of a toast, on public pages and in the admin dashboard. */
export type Toast = { title: string; text: string; destructive?: boolean; actions?: ToastAction[] };
/** What a toast offers: a page, or a function to run. */
export type ToastAction = { label: string; href: string } | { label: string; run: () => void };

/**
 * The toasts of the public pages (specification section 8), word for word. Those of the admin dashboard are in
 * web/admin/admin-messages.ts and web/admin/import/import-messages.ts, so that visitors do not load them.
 */
export const messages = {
  serviceRequestSent: {
    title: 'Service Request Submitted',
    text: 'Your request has been sent to the company. They will contact you soon.',
  },
  sharedRequestSent: {
    title: 'Service Request Submitted',
    text: 'Your request has been sent to the companies. They will contact you soon.',
  },
  openRequestSent: {
    title: 'Service Request Submitted',
    text: 'We look for companies that fit, and pass your request on.',
  },
  serviceRequestFailed: {
    title: 'Error',
    text: 'Failed to submit service request. Please try again.',
    destructive: true,
  },
  contactMessageSent: {
    title: 'Message sent successfully!',
    text: `We'll get back to you within ${REPLY_HOURS} hours.`,
  },
  contactMessageFailed: {
    title: 'Failed to send message',
    text: 'Please try again or contact us directly.',
    destructive: true,
  },
  linkCopied: { title: 'Link Copied', text: 'It leads to the answer of the day on which it is opened.' },
  copied: { title: 'Copied', text: 'Store the codes with your passwords.' },
  notCopied: { title: 'Error', text: 'Failed to copy. Select the codes instead.', destructive: true },
  linkNotCopied: { title: 'Error', text: 'Failed to copy the link.', destructive: true },
  companyRegistered: {
    title: 'Company Registered Successfully',
    text: "Your company has been submitted for review. You'll receive an email once it's approved.",
  },
  registrationFailed: {
    title: 'Registration Failed',
    text: 'There was an error submitting your company registration. Please try again.',
    destructive: true,
  },
  verificationRequestSent: {
    title: 'Thank you!',
    text: `Your verification request has been submitted. We'll contact you within ${REPLY_HOURS} hours.`,
  },
  verificationRequestFailed: {
    title: '',
    text: 'There was an error submitting your request. Please try again.',
    destructive: true,
  },
  linksSent: {
    title: 'Please look into your mailbox.',
    text: 'If there are requests of this address, the links to them arrive in a few minutes.',
  },
  linksFailed: { title: 'Nothing was sent', text: 'Please try again.', destructive: true },
  signInLinkSent: {
    title: 'Please look into your mailbox.',
    text: 'We have sent you a link that signs you in. It arrives in a minute or two; look into the folder for spam, too.',
  },
  claimSent: {
    title: 'Sent',
    text: 'We write to you as soon as it is decided.',
  },
  claimFailed: { title: 'Not sent', text: 'Please try again.', destructive: true },
  signInLinkFailed: { title: 'Nothing was sent', text: 'Please try again.', destructive: true },
  doubtSent: {
    title: 'Thank you',
    text: 'We look at it and correct what is wrong. The company does not see who wrote it.',
  },
  doubtFailed: {
    title: 'Not sent',
    text: 'Please try again.',
    destructive: true,
  },
  shortlistFull: {
    title: 'The shortlist is full',
    text: 'It holds five companies. Remove one to add another.',
    destructive: true,
  },
  locationRefused: {
    title: 'Location not shared',
    text: 'Your browser did not share your location. Allow it in your browser, or enter a location.',
    destructive: true,
  },
  locationFailed: {
    title: 'Location not found',
    text: 'We could not find your location. Please enter a location.',
    destructive: true,
  },
  accessDenied: {
    title: 'Access Denied',
    text: 'You need admin privileges to access this page. Redirecting to login...',
    destructive: true,
  },
} as const satisfies Record<string, Toast>;

export const texts = {
  fetchCompaniesFailed: 'Failed to fetch companies',
  useMyLocation: 'Use my location',
  locating: 'Finding your location…',
  companyNotFound: 'Company Not Found',
  companyNotFoundReason: 'The company you are looking for does not exist or has been removed.',
  backToDirectory: 'Back to Directory',
  notFound: 'Did you forget to add the page to the router?',
} as const;
