import { dateText } from '#domain/certificates/certificate-text.ts';
import { isLocalDate, type LocalDate } from '#domain/certificates/local-date.ts';
import type { Lead, Need } from '#domain/service-requests/lead.ts';
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

function needLines(need: Need): [label: string, text: string][] {
  const lines: [string, string | null][] = [
    ['Work', need.work],
    ['Equipment', need.equipmentType],
    ['Items and size', need.items],
    ['Material', need.material],
    ['Code', need.code],
    ['Where', need.location],
    ['Access', need.access],
    ['When', whenText(need)],
    ['Certificate', certificateText(need)],
    ['Urgency', need.urgency],
  ];
  return lines.filter((line): line is [string, string] => line[1] !== null && line[1] !== '');
}

function whenText({ windowStart, windowEnd, preferredDate }: Need): string | null {
  if (windowStart !== null && windowEnd !== null)
    return windowStart === windowEnd ? dateText(windowStart) : `${dateText(windowStart)} to ${dateText(windowEnd)}`;
  if (windowStart !== null) return `From ${dateText(windowStart)}`;
  if (windowEnd !== null) return `Until ${dateText(windowEnd)}`;
  return preferredDate === null ? null : dayOrText(preferredDate);
}

function certificateText({ certification, validOn }: Need): string | null {
  if (validOn === null) return certification;
  return `${certification === null ? 'Valid' : `${certification}, valid`} on ${dateText(validOn)}`;
}

function dayOrText(text: LocalDate | string): string {
  return isLocalDate(text) ? dateText(text) : text;
}
