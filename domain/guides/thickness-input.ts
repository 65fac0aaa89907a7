import { readDay, yearsBetween } from './calendar.ts';

export const THICKNESS_CODES = [
  { id: '510', name: 'API 510: pressure vessel' },
  { id: '570', name: 'API 570: process piping' },
  { id: '653', name: 'API 653: tank shell' },
] as const;
type ThicknessCode = (typeof THICKNESS_CODES)[number]['id'];

export const PIPING_CLASSES = [
  { id: '1', name: 'Class 1' },
  { id: '2', name: 'Class 2' },
  { id: '3', name: 'Class 3' },
  { id: 'injection', name: 'Injection point in class 2' },
] as const;
export type PipingClass = (typeof PIPING_CLASSES)[number]['id'];

type Unit = 'mm' | 'in';
export type Reading = { thickness: number; day: Date };
export type ThicknessInput = {
  code: ThicknessCode;
  unit: Unit;
  pipingClass: PipingClass;
  /** The first reading, or the nominal wall at the start. */
  first: Reading | null;
  previous: Reading | null;
  latest: Reading;
  required: number;
};

/** The fields of the form, which are the parameters of the address. */
export const THICKNESS_FIELDS = [
  'code',
  'unit',
  'class',
  'first',
  'firstDay',
  'previous',
  'previousDay',
  'latest',
  'latestDay',
  'required',
] as const;
export type ThicknessField = (typeof THICKNESS_FIELDS)[number];
export type ThicknessTexts = Partial<Record<ThicknessField, string>>;
type Issue = { path: ThicknessField; message: string };

/** A separator drum, calculated by hand in the test of this file. */
export const THICKNESS_EXAMPLE: ThicknessTexts = {
  code: '510',
  unit: 'mm',
  class: '2',
  first: '12.7',
  firstDay: '2016-06-01',
  previous: '11.9',
  previousDay: '2022-06-01',
  latest: '11.5',
  latestDay: '2026-06-01',
  required: '9.5',
};

const LARGEST: Record<Unit, number> = { mm: 500, in: 20 };
/** No equipment in service is older. */
const FIRST_DAY = '1900-01-01';

/** `today` is the last day that a reading may have. */
export function readThicknessInput(
  texts: ThicknessTexts,
  today: string,
): { input: ThicknessInput } | { issues: Issue[] } {
  const issues: Issue[] = [];
  const report = (path: ThicknessField, message: string) => void issues.push({ path, message });

  const code = THICKNESS_CODES.find(({ id }) => id === (texts.code ?? '510'))?.id;
  if (code === undefined) report('code', 'Choose API 510, API 570 or API 653.');
  const pipingClass = PIPING_CLASSES.find(({ id }) => id === (texts.class ?? '2'))?.id;
  if (pipingClass === undefined) report('class', 'Choose class 1, 2, 3 or an injection point.');
  const unit = (['mm', 'in'] as const).find((name) => name === (texts.unit ?? 'mm'));
  if (unit === undefined) report('unit', 'Choose millimetres or inches.');

  const thickness = (path: ThicknessField): number => {
    const value = Number((texts[path] ?? '').trim().replace(',', '.') || Number.NaN);
    const most = LARGEST[unit ?? 'mm'];
    if (value > 0 && value <= most) return value;
    report(
      path,
      `Enter a thickness above 0 and up to ${most} ${unit ?? 'mm'}, such as ${unit === 'in' ? '0.45' : '11.5'}.`,
    );
    return Number.NaN;
  };
  const day = (path: ThicknessField): Date => {
    const text = (texts[path] ?? '').trim();
    const value = readDay(text);
    if (value === undefined) report(path, 'Enter the day of the reading, such as 2026-06-01.');
    else if (text > today) report(path, 'The day of a reading cannot be in the future. Check the year.');
    else if (text < FIRST_DAY) report(path, `Enter a day from ${FIRST_DAY} on. Check the year.`);
    return value ?? new Date(Number.NaN);
  };
  /** A reading that may be left out, but not by half. */
  const optional = (path: 'first' | 'previous'): Reading | null => {
    const dayPath = `${path}Day` as const;
    if (!texts[path]?.trim() && !texts[dayPath]?.trim()) return null;
    return { thickness: thickness(path), day: day(dayPath) };
  };

  const latest = { thickness: thickness('latest'), day: day('latestDay') };
  const previous = optional('previous');
  const first = optional('first');
  const required = thickness('required');
  if (previous !== null && yearsBetween(previous.day, latest.day) <= 0)
    report('previousDay', 'The previous reading must be before the latest one.');
  const next = previous ?? latest;
  if (first !== null && yearsBetween(first.day, next.day) <= 0)
    report('firstDay', 'The first reading must be before the others.');

  if (issues.length > 0 || code === undefined || unit === undefined || pipingClass === undefined) return { issues };
  return { input: { code, unit, pipingClass, first, previous, latest, required } };
}
