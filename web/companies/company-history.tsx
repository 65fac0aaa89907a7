import { dateText } from '#domain/certificates/certificate-text.ts';
import type { HistoryEntry } from '#domain/certificates/company-history.ts';
import { type HistoryLine, historyLines } from '#domain/certificates/history-text.ts';

/** What happened to a profile, newest first. */
export function CompanyHistory({ history }: { history: HistoryEntry[] }) {
  const lines = historyLines(history);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="history" className="profile-history">
      <h2 id="history">History of this profile</h2>
      <HistoryList lines={lines} />
    </section>
  );
}

export function HistoryList({ lines }: { lines: HistoryLine[] }) {
  return (
    <ol className="dated-lines">
      {lines.map(({ date, text }) => (
        <li key={`${date} ${text}`}>
          <time dateTime={date}>{dateText(date)}</time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
