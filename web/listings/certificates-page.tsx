import { dateText, durationText } from '#domain/certificates/certificate-text.ts';
import { daysBetween, type LocalDate } from '#domain/certificates/local-date.ts';
import type { ListingCertificate } from '#domain/listings/listing.ts';
import { isRenewed } from '#domain/listings/things-to-do.ts';
import { paths } from '#domain/paths.ts';
import { ManageFrame, type ManageFrameProps } from '#web/manage/manage-frame.tsx';
import type { FormState } from '#web/ui/form-field.tsx';
import { PlainForm } from '#web/ui/plain-form.tsx';
import { DocumentField, ListingCertificateFields } from './certificate-fields.tsx';
import { OwnState } from './certificate-own-state.tsx';
import type { Notice } from './load-listing.ts';
import { NoticeLines } from './notice.tsx';

export type CertificatesProps = {
  frame: ManageFrameProps;
  certificates: ListingCertificate[];
  /** The one that the form renews. */
  renewed: ListingCertificate | null;
  today: LocalDate;
  notice: Notice;
  form: FormState;
};

export function CertificatesPage({ frame, certificates, renewed, today, notice, form }: CertificatesProps) {
  const { id } = frame.company;
  return (
    <ManageFrame
      frame={frame}
      title="Certificates"
      lead="What you add stands as claimed. Once we have found it at its issuer, it is checked and green."
    >
      <NoticeLines {...notice} />
      {certificates.length > 0 && (
        <ul className="plate listing-certificates">
          {certificates.map((certificate) => (
            <li key={certificate.id}>
              <div>
                <a href={paths.manageCertificate(id, certificate.id)} className="link">
                  {certificate.name}
                </a>
                <small>{summaryOf(certificate)}</small>
                {certificate.state === 'refused' && certificate.endReason !== null && (
                  <small className="text-stop">{certificate.endReason}</small>
                )}
              </div>
              <OwnState state={certificate.state} />
              <span className="listing-when">
                {certificate.expires === null ? (
                  <span className="text-soft">{certificate.untilWithdrawn ? 'Until withdrawn' : 'No end date'}</span>
                ) : (
                  <>
                    <b>{dateText(certificate.expires)}</b>
                    <small>{endText(daysBetween(today, certificate.expires))}</small>
                  </>
                )}
              </span>
              <Action companyId={id} certificate={certificate} certificates={certificates} />
            </li>
          ))}
        </ul>
      )}
      <section id="add" aria-labelledby="add-title" className="plate listing-form">
        <h2 id="add-title">{renewed === null ? 'Add a certificate' : `Send the renewal of ${renewed.name}`}</h2>
        {renewed !== null && renewed.state === 'checked' && (
          <p className="form-hint">
            The certificate that we have checked stays as it is until its end. The new one follows when we have checked
            it.
          </p>
        )}
        <PlainForm
          form={form}
          address={paths.manageCertificates(id)}
          hasFiles
          submitLabel={renewed === null ? 'Add certificate' : 'Send renewal'}
          button="button-ink"
          actions={
            renewed !== null && (
              <a href={paths.manageCertificates(id)} className="button button-line">
                Cancel
              </a>
            )
          }
        >
          {renewed !== null && <input type="hidden" name="renews" value={renewed.id} />}
          <ListingCertificateFields form={form} />
          <DocumentField form={form} />
        </PlainForm>
      </section>
    </ManageFrame>
  );
}

function summaryOf({ number, issuer, holderName, documents }: ListingCertificate): string {
  const count =
    documents.length === 0 ? 'no document' : `${documents.length} document${documents.length === 1 ? '' : 's'}`;
  return [number, issuer, holderName, count].filter((text) => text !== null).join(' · ');
}

function endText(days: number): string {
  if (days === 0) return 'ends today';
  return days < 0 ? `${durationText(-days)} ago` : `in ${durationText(days)}`;
}

type ActionProps = { companyId: number; certificate: ListingCertificate; certificates: readonly ListingCertificate[] };

function Action({ companyId, certificate, certificates }: ActionProps) {
  const { id, name, state, documents } = certificate;
  if (state === 'claimed' && documents.length === 0)
    return (
      <a
        href={`${paths.manageCertificate(companyId, id)}#document`}
        className="button button-line"
        aria-label={`Add document to ${name}`}
      >
        Add document
      </a>
    );
  if (state === 'withdrawn' || isRenewed(certificate, certificates)) return <span />;
  return (
    <a
      href={paths.renewOwnCertificate(companyId, id)}
      className="button button-line"
      aria-label={state === 'refused' ? `Add ${name} again` : `Send renewal of ${name}`}
    >
      {state === 'refused' ? 'Add again' : 'Send renewal'}
    </a>
  );
}
