import { dateText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { uncheckableReason } from '#domain/certificates/uncheckable.ts';
import type { ListingCertificate } from '#domain/listings/listing.ts';
import { isRenewed } from '#domain/listings/things-to-do.ts';
import { paths } from '#domain/paths.ts';
import { momentText } from '#domain/service-requests/moment-text.ts';
import { fileSize } from '#domain/text/file-size.ts';
import { ManageFrame, type ManageFrameProps } from '#web/manage/manage-frame.tsx';
import type { FormState } from '#web/ui/form-field.tsx';
import { PlainForm } from '#web/ui/plain-form.tsx';
import { DocumentField, ListingCertificateFields } from './certificate-fields.tsx';
import { OwnState } from './certificate-own-state.tsx';
import type { Notice } from './load-listing.ts';
import { NoticeLines } from './notice.tsx';

export type CertificateProps = {
  frame: ManageFrameProps;
  certificate: ListingCertificate;
  certificates: ListingCertificate[];
  today: LocalDate;
  notice: Notice;
  form: FormState;
  documentForm: FormState;
};

export function CertificatePage(props: CertificateProps) {
  const { frame, certificate, certificates, notice, form, documentForm } = props;
  const { id, name, state, documents } = certificate;
  const address = paths.manageCertificate(frame.company.id, id);
  const isOver = state === 'withdrawn' || state === 'refused';
  return (
    <ManageFrame frame={frame} title={name}>
      <p className="listing-badge">
        <OwnState state={state} /> {stateText(certificate)}
      </p>
      <NoticeLines {...notice} />
      <Renewal {...props} />
      {state === 'claimed' ? (
        <PlainForm
          form={form}
          address={address}
          action="edit"
          className="plate listing-form"
          submitLabel="Save"
          button="button-ink"
        >
          <ListingCertificateFields form={form} />
        </PlainForm>
      ) : (
        <Fields certificate={certificate} />
      )}
      {(!isOver || documents.length > 0) && (
        <section id="document" aria-labelledby="documents" className="plate listing-form">
          <h2 id="documents">Documents</h2>
          {documents.length > 0 && (
            <ul className="listing-files">
              {documents.map((document) => (
                <OwnDocument
                  key={document.id}
                  document={document}
                  href={paths.manageDocument(frame.company.id, id, document.id)}
                  action={`${address}#document`}
                />
              ))}
            </ul>
          )}
          {state !== 'refused' && (
            <PlainForm form={documentForm} address={address} action="document" hasFiles submitLabel="Add document">
              <DocumentField form={documentForm} isRequired />
            </PlainForm>
          )}
        </section>
      )}
      {!isOver && (
        <section aria-labelledby="withdraw" className="plate listing-form listing-end">
          <h2 id="withdraw">No longer held?</h2>
          <p className="form-hint">
            {`Buyers see for 12 months that you have withdrawn it.${state === 'checked' && !isOnlyChecked(certificate, certificates) ? '' : state === 'checked' ? ' It is the last checked one: the verified badge ends with it.' : ''}`}
          </p>
          <form method="post" action={address} className="form-actions">
            <button type="submit" name="action" value="withdraw" className="button button-line">
              Withdraw it
            </button>
          </form>
        </section>
      )}
      <p className="manage-note">
        <a href={paths.manageCertificates(frame.company.id)} className="link">
          All certificates
        </a>
      </p>
    </ManageFrame>
  );
}

type OwnDocumentProps = { document: ListingCertificate['documents'][number]; href: string; action: string };

function OwnDocument({ document: { id, name, size, isPublic, isSeen }, href, action }: OwnDocumentProps) {
  return (
    <li>
      <a href={href} className="link document-link">
        {name} <span className="text-soft">{fileSize(size)}</span>
      </a>
      <small>{isPublic ? 'Buyers may download it' : 'Only for the check'}</small>
      <details>
        <summary className="link">
          Remove<span className="sr-only">{`: ${name}`}</span>
        </summary>
        <form method="post" action={action}>
          <p>
            {isSeen
              ? 'Neither you nor buyers can open it any more. Our admins have decided with it, and still have it as evidence of that.'
              : 'It is deleted. You cannot get it back here.'}
          </p>
          <input type="hidden" name="document" value={id} />
          <button type="submit" name="action" value="remove-document" className="button button-line">
            Remove now
          </button>
        </form>
      </details>
    </li>
  );
}

function isOnlyChecked({ id }: ListingCertificate, all: readonly ListingCertificate[]): boolean {
  return !all.some((other) => other.state === 'checked' && other.id !== id);
}

function stateText({ state, checkedAt, endReason, name, createdAt }: ListingCertificate): string {
  if (state === 'checked' && checkedAt !== null) return `on ${momentText(checkedAt, null)}. Change it by a renewal.`;
  if (state === 'claimed')
    return uncheckableReason(name) ?? `since ${momentText(createdAt, null)}, until we have found it at its issuer.`;
  if (state === 'refused') return endReason ?? 'We could not confirm it.';
  return state === 'withdrawn' ? (endReason ?? '') : 'Send the renewal to be found by it again.';
}

function Renewal({ frame, certificate, certificates }: CertificateProps) {
  const { state, id } = certificate;
  if (state === 'claimed' || state === 'withdrawn') return null;
  if (isRenewed(certificate, certificates))
    return <p className="listing-waiting">Another certificate of this name stands for it already.</p>;
  return (
    <p className="manage-actions">
      <a href={paths.renewOwnCertificate(frame.company.id, id)} className="button button-ink">
        {state === 'refused' ? 'Add it again' : 'Send renewal'}
      </a>
    </p>
  );
}

function Fields({ certificate }: { certificate: ListingCertificate }) {
  const { number, issuer, scope, holderName, issued, expires, untilWithdrawn } = certificate;
  const lines: [string, string | null][] = [
    ['Number', number],
    ['Issuer', issuer],
    ['Scope', scope],
    ['Holder', holderName],
    ['Issued', issued && dateText(issued)],
    ['Valid until', expires === null ? (untilWithdrawn ? 'Until withdrawn' : null) : dateText(expires)],
  ];
  return (
    <dl className="plate listing-fields">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text ?? <span className="text-soft">Not named</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
