/** The kinds of emails that an address can switch off, each with what it is called there. */
export const OPT_OUT_KINDS = {
  'company-listed': 'emails that say that a company is listed',
  'certificate-reminder': 'reminders that a certificate ends',
  'admin-digest': 'the daily digest',
} as const;
export type OptOutKind = keyof typeof OPT_OUT_KINDS;

/** What the signed link in an email names. */
export type OptOut = { kind: OptOutKind; email: string };

export function isOptOutKind(kind: string | null | undefined): kind is OptOutKind {
  return typeof kind === 'string' && Object.hasOwn(OPT_OUT_KINDS, kind);
}
