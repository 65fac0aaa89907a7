import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { CHECK_MONTHS } from '#domain/certificates/admin-certificate.ts';
import type { CertificateCheckInput } from '#domain/certificates/certificate-input.ts';
import { certificateCan } from '#domain/certificates/certificate-status.ts';
import { addMonths, isBefore } from '#domain/certificates/local-date.ts';
import { uncheckableReason } from '#domain/certificates/uncheckable.ts';
import { actorName } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { ConflictError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { refusalMail } from './certificate-mails.ts';
import { nameCertificates } from './certificate-names.ts';
import { changeCertificate } from './change-certificate.ts';
import { recordHistory } from './company-history.ts';
import { documentStore } from './document-store.ts';
import { columnValues } from './edit-certificates.ts';
import { beginBadges, endBadges } from './verified-badges.ts';

/**
 * Records that a certificate was checked, with the fields that were found. The company gets the badge if an admin has
 * checked that it exists. Throws NotFoundError; ConflictError for a certificate that has ended or cannot be checked.
 */
export async function checkCertificate(
  context: Context,
  id: number | undefined,
  input: CertificateCheckInput,
  actor: AuditActor,
): Promise<void> {
  const { how, note, checkAgainBy, companyExists, ...fields } = input;
  const now = context.now();
  await changeCertificate(context, id, {
    actor,
    // An expired one that was renewed gets its new dates with the check.
    rule: fields.expires || fields.untilWithdrawn ? 'renew' : 'check',
    action: 'certificate.check',
    values: ({ before, today }) => {
      const reason = uncheckableReason(fields.name ?? String(before.name));
      if (reason !== null) throw new ConflictError(reason);
      const found = columnValues(fields, before);
      const expires = 'expires' in found ? found.expires : before.expires;
      if (typeof expires === 'string' && isBefore(expires, today))
        throw new ConflictError(certificateCan.check.otherwise);
      return {
        ...found,
        state: 'checked',
        checked_how: how,
        checked_by: actorName(actor),
        checked_at: now,
        check_note: note,
        check_again_by: checkAgainBy ?? addMonths(today, CHECK_MONTHS),
      };
    },
    followUp: async (client, { id: checked, companyId, name }, after) => {
      await documentStore.markSeen(client, checked, now);
      if (companyExists === true) {
        await client.query('update companies set company_checked_at = $2 where id = $1', [companyId, now]);
      }
      await recordHistory(client, [{ companyId, event: 'certificate-checked', after: after.name }]);
      if (after.name !== name) await nameCertificates(client, companyId);
      await beginBadges(client, [companyId], actor, senderOf(context.env));
    },
  });
}

/**
 * Leaves a claim as it is: it waits again in 12 months, or when what it states changes. Throws NotFoundError, ConflictError.
 */
export async function keepClaim(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  await changeCertificate(context, id, {
    actor,
    rule: 'keep',
    action: 'certificate.keep',
    values: ({ today }) => ({ check_again_by: addMonths(today, CHECK_MONTHS) }),
    followUp: (client, record) => documentStore.markSeen(client, record.id, context.now()),
  });
}

/** Refuses a claim, and mails the reason to the company. Throws NotFoundError, ConflictError. */
export async function refuseCertificate(
  context: Context,
  id: number | undefined,
  reason: string,
  actor: AuditActor,
): Promise<void> {
  await changeCertificate(context, id, {
    actor,
    rule: 'refuse',
    action: 'certificate.refuse',
    values: () => ({ state: 'refused', ended_at: context.now(), end_reason: reason }),
    followUp: async (client, { id: refused, companyId, companyName, companyEmail }, { name }) => {
      await documentStore.markSeen(client, refused, context.now());
      await nameCertificates(client, companyId);
      if (companyEmail === '') return;
      const company = { id: companyId, name: companyName, email: companyEmail };
      await enqueueMail(client, refusalMail(company, name, reason, senderOf(context.env)));
    },
  });
}

/** Records that a certificate was withdrawn; the badge ends if it was the last checked one. */
export async function withdrawCertificate(
  context: Context,
  id: number | undefined,
  reason: string,
  actor: AuditActor,
): Promise<void> {
  await changeCertificate(context, id, {
    actor,
    rule: 'withdraw',
    action: 'certificate.withdraw',
    values: () => ({ state: 'withdrawn', ended_at: context.now(), end_reason: reason }),
    followUp: async (client, { companyId, before }, { name }) => {
      await recordHistory(client, [{ companyId, event: 'certificate-withdrawn', after: name }]);
      if (before.state === 'checked') await endBadges(client, [companyId], actor, senderOf(context.env));
    },
  });
}
