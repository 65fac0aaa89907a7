import type { GuideNote } from '#domain/guides/guide.ts';
import { FactGrid } from '#web/landing/landing-texts.tsx';

/** Short texts with a heading each, in columns. */
export function GuideNotes({ notes, isOrdered = false }: { notes: readonly GuideNote[]; isOrdered?: boolean }) {
  return <FactGrid facts={notes.map(({ title, text }) => ({ label: title, text }))} isOrdered={isOrdered} />;
}
