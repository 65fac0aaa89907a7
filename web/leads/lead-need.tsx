import type { Lead } from '#domain/service-requests/lead.ts';
import { needLines } from '#domain/service-requests/need-text.ts';
import { fileSize } from '#domain/text/file-size.ts';

type Props = { lead: Pick<Lead, 'need' | 'files'>; address: string; title?: string };

/** What the buyer needs, as it was written; fields that were left empty are left out. */
export function LeadNeed({ lead: { need, files }, address, title = 'What is needed' }: Props) {
  const isEmergency = need.urgency === 'Emergency';
  return (
    <section aria-labelledby="need" className="plate lead-need">
      <h2 id="need">{title}</h2>
      <p className="lead-text">{need.serviceDescription}</p>
      <dl>
        {needLines(need).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={label === 'Urgency' && isEmergency ? 'lead-emergency' : 'lead-text'}>{text}</dd>
          </div>
        ))}
        {files.length > 0 && (
          <div>
            <dt>Files</dt>
            <dd>
              {files.map(({ id, name, size }) => (
                <a key={id} href={`${address}/files/${id}`} className="link document-link">
                  {name} <span className="text-soft">{fileSize(size)}</span>
                </a>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
