/** Everything that the audit log records: the kind of thing, and what was done to it. */
export type AuditAction =
  | 'company.register'
  | 'company.approve'
  | 'company.reject'
  | 'company.edit'
  | 'company.verify'
  | 'company.unverify'
  | 'company.feature'
  | 'company.unfeature'
  | 'company.delete'
  | 'company.undo-import'
  | 'company.restore'
  | 'import.create'
  | 'import.undo'
  | 'service-request.deliver'
  | 'contact-message.deliver'
  | 'contact-message.set-status'
  | 'mail.resend'
  | 'user.create'
  | 'user.make-admin'
  | 'user.reset'
  | 'user.bind-identity'
  | 'user.change-password'
  | 'user.turn-on-second-factor'
  | 'user.turn-off-second-factor'
  | 'user.renew-recovery-codes'
  | 'user.use-recovery-code';

/** Who acts: a signed-in user, or one of those who have no account. */
export type AuditActor = { email: string } | 'visitor' | 'first start' | 'command line';
