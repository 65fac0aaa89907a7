import type { ChangeEvent } from 'react';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { canDo } from '#domain/certificates/certificate-status.ts';
import { dateText } from '#domain/certificates/certificate-text.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { CertifiedCompany } from './certified-company.tsx';

const KILOBYTE = 1024;

/** The documents beside the fields: images are shown, a PDF is downloaded. */
export function DocumentList({ certificate }: { certificate: AdminCertificate }) {
  const { id, documents, state } = certificate;
  const add = useAdminMutation({
    subject: 'document',
    call: async (file: File) =>
      callApi('POST', '/api/admin/certificates/:id/documents', {
        id,
        body: { name: file.name, content: await readBase64(file), isPublic: false },
      }),
    success: adminMessages.documentAdded,
    failure: (error) => adminMessages.documentFailed(error),
  });
  const access = useAdminMutation({
    subject: 'document',
    call: ({ document, isPublic }: { document: number; isPublic: boolean }) =>
      callApi('PATCH', '/api/admin/documents/:id', { id: document, body: { isPublic } }),
    success: adminMessages.documentChanged,
    failure: adminMessages.certificateFailed,
  });
  const remove = useAdminMutation({
    subject: 'document',
    call: (document: number) => callApi('DELETE', '/api/admin/documents/:id', { id: document }),
    success: adminMessages.documentChanged,
    failure: adminMessages.certificateFailed,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (file !== undefined) add.run(file);
    event.currentTarget.value = '';
  };
  return (
    <aside className="check-aside" aria-label="Documents and company">
      <h3>Documents</h3>
      {documents.length === 0 && <p className="check-soft">None yet. The register is the better proof anyway.</p>}
      {documents.map((document) => (
        <figure key={document.id}>
          {document.previewUrl !== null && <img src={document.previewUrl} alt={`Preview of ${document.name}`} />}
          <figcaption>
            <a href={document.url} download className="link">
              {document.name}
            </a>{' '}
            <span className="check-soft">{Math.ceil(document.size / KILOBYTE).toLocaleString('en')} KB</span>
            <span className="check-document-actions">
              {document.removedAt !== null ? (
                <span>{`Removed by the company, ${dateText(document.removedAt.slice(0, 10))}; evidence for admins`}</span>
              ) : (
                <label>
                  <input
                    type="checkbox"
                    checked={document.isPublic}
                    onChange={(event) => access.run({ document: document.id, isPublic: event.currentTarget.checked })}
                  />{' '}
                  Public
                </label>
              )}
              {mayCall('DELETE', '/api/admin/documents/:id') && (
                <button
                  type="button"
                  className="mini mini-stop"
                  aria-label={`Remove ${document.name}`}
                  onClick={() => remove.run(document.id)}
                >
                  Remove
                </button>
              )}
            </span>
          </figcaption>
        </figure>
      ))}
      {canDo('addDocument', state) && (
        <label className="mini check-file">
          {add.isPending ? 'Adding…' : 'Add a PDF, PNG or JPEG'}
          <input type="file" accept=".pdf,.png,.jpg,.jpeg" className="sr-only" onChange={choose} />
        </label>
      )}
      <CertifiedCompany company={certificate.company} />
    </aside>
  );
}

/** What follows the comma of a data URL. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
