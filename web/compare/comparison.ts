import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { byState } from '#domain/certificates/certificate-status.ts';
import { dateText } from '#domain/certificates/certificate-text.ts';
import type { LocalDate } from '#domain/certificates/local-date.ts';
import { certificateKey, faultOn } from '#domain/certificates/verdict.ts';
import { companyPlace } from '#domain/companies/company-place.ts';
import type { PublicCompany, ResponseRecord } from '#domain/companies/public-company.ts';
import { MIN_RECORD_REQUESTS } from '#domain/constants.ts';
import { workingTimeText } from '#domain/service-requests/working-time.ts';
import { normalForm } from '#domain/text/normal-form.ts';

export type Compared = { company: PublicCompany; certificates: PublicCertificate[] };

/** What one company states in one row. Only `checked` is green; `none` is "Not named", which is not "No". */
export type Cell = {
  kind: 'stated' | 'checked' | 'claimed' | 'ended' | 'none';
  text: string;
  notes: string[];
  /** What speaks against it on the visitor's date. */
  warning: string | null;
  miles: number | null;
};
export type Row = { label: string; cells: Cell[]; isEqual: boolean };
export type Group = { title: string; rows: Row[] };

const NONE: Cell = { kind: 'none', text: 'Not named', notes: [], warning: null, miles: null };
const stated = (text: string | null): Cell => (text === null || text === '' ? NONE : { ...NONE, kind: 'stated', text });

/** The rows of a comparison by group; groups that nobody fills are left out. */
export function compareCompanies(compared: readonly Compared[], from: string | null, date: LocalDate): Group[] {
  const row = (label: string, cellOf: (one: Compared) => Cell) => rowOf(label, compared.map(cellOf));
  const places = [
    ...(from === null ? [] : [row(`Distance from ${from}`, ({ company }) => distanceCell(company))]),
    row('Based in', ({ company }) => stated(companyPlace(company))),
    row('Service area', ({ company }) =>
      stated([...new Set([company.serviceArea, ...company.moreServiceAreas])].filter(Boolean).join(', ')),
    ),
  ];
  const details = [
    row('Time to answer', ({ company: { responseRecord } }) => recordCell(responseRecord, answerTime)),
    row('Requests answered', ({ company: { responseRecord } }) => recordCell(responseRecord, answeredShare)),
    row('Size', ({ company: { employeeCount } }) =>
      stated(employeeCount === null ? null : `${employeeCount.replace('-', '–')} people`),
    ),
    row('Founded', ({ company: { yearEstablished } }) =>
      stated(yearEstablished === null ? null : String(yearEstablished)),
    ),
    row('Languages spoken', ({ company: { languages } }) => stated(languages.join(', '))),
    ...(compared.some(({ company }) => company.awayUntil !== null)
      ? [row('Away until', ({ company: { awayUntil } }) => awayCell(awayUntil))]
      : []),
  ];
  return [
    { title: 'Certificates', rows: certificateRows(compared, date) },
    { title: 'Place', rows: places },
    { title: 'Services and methods', rows: listRows(compared, ({ specializations }) => specializations) },
    { title: 'Equipment types', rows: listRows(compared, ({ equipmentTypes }) => equipmentTypes) },
    { title: 'Industries', rows: listRows(compared, ({ industries }) => industries) },
    { title: 'The company', rows: details },
  ]
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ cells }) => cells.some(({ kind }) => kind !== 'none')) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(label: string, cells: Cell[]): Row {
  const [first] = cells.map((cell) => JSON.stringify(cell));
  return { label, cells, isEqual: cells.length > 1 && cells.every((cell) => JSON.stringify(cell) === first) };
}

function awayCell(awayUntil: LocalDate | null): Cell {
  return awayUntil === null ? { ...NONE, text: 'Not away' } : stated(dateText(awayUntil));
}

/** How it answers requests; too few of them say nothing. */
function recordCell(record: ResponseRecord | null, text: (record: ResponseRecord) => string | null): Cell {
  if (record === null) return { ...NONE, text: `Fewer than ${MIN_RECORD_REQUESTS} requests` };
  return stated(text(record));
}

function answerTime({ medianMinutes }: ResponseRecord): string | null {
  return medianMinutes === null ? null : `${workingTimeText(medianMinutes)}, median`;
}

function answeredShare({ answeredPercent, requests }: ResponseRecord): string {
  return `${answeredPercent} % of ${requests}`;
}

function distanceCell({ distance, city }: PublicCompany): Cell {
  if (distance === null) return { ...NONE, text: 'Not known' };
  if (distance < 1 && city) return stated(`in ${city}`);
  return { ...stated(`${distance} miles`), miles: distance };
}

/** One row for each value that any of them names, those that most of them name first. */
function listRows(compared: readonly Compared[], valuesOf: (company: PublicCompany) => string[]): Row[] {
  const named = compared.map(({ company }) => new Map(valuesOf(company).map((value) => [normalForm(value), value])));
  const labels = new Map(named.toReversed().flatMap((values) => [...values]));
  const count = (key: string) => named.filter((values) => values.has(key)).length;
  return [...labels]
    .toSorted(([one, a], [other, b]) => count(other) - count(one) || a.localeCompare(b))
    .map(([key, label]) =>
      rowOf(
        label,
        named.map((values) => (values.has(key) ? stated('Yes') : NONE)),
      ),
    );
}

/** One row for each certificate that any of them names, those that are checked first. */
function certificateRows(compared: readonly Compared[], date: LocalDate): Row[] {
  const all = compared.flatMap(({ certificates }) => certificates);
  const labels = new Map(all.toReversed().map(({ name }) => [certificateKey(name), name]));
  const checked = (key: string) =>
    all.filter(({ name, state }) => state === 'checked' && certificateKey(name) === key).length;
  return [...labels]
    .toSorted(([one, a], [other, b]) => checked(other) - checked(one) || a.localeCompare(b))
    .map(([key, label]) =>
      rowOf(
        label,
        compared.map(({ certificates }) =>
          certificateCell(
            certificates.filter(({ name }) => certificateKey(name) === key),
            date,
          ),
        ),
      ),
    );
}

function certificateCell(held: readonly PublicCertificate[], date: LocalDate): Cell {
  const [best] = held.toSorted((one, other) => byState(one.state, other.state));
  if (best === undefined) return NONE;
  const { state, number, expires, untilWithdrawn, checkedOn } = best;
  const until = expires === null ? (untilWithdrawn ? ', until withdrawn' : '') : `, to ${dateText(expires)}`;
  const more = held.length > 1 ? [`and ${held.length - 1} more`] : [];
  if (state === 'expired' || state === 'withdrawn') {
    const when = state === 'expired' && expires !== null ? ` ${dateText(expires)}` : '';
    const text = `${state === 'expired' ? 'Expired' : 'Withdrawn'}${when}`;
    return { ...NONE, kind: 'ended', text, notes: more };
  }
  if (state === 'claimed') {
    const stating = [number, expires === null ? null : `to ${dateText(expires)}`, 'not checked'];
    return { ...NONE, kind: 'claimed', text: 'Claimed', notes: [stating.filter(Boolean).join(', '), ...more] };
  }
  const seen = [number, checkedOn === null ? null : `seen ${dateText(checkedOn)}`].filter(Boolean).join(', ');
  const isOver = expires !== null && expires < date;
  return {
    ...NONE,
    kind: 'checked',
    text: `Checked${until}`,
    notes: [...(seen === '' ? [] : [seen]), ...more],
    warning: isOver ? `${faultOn(best, date)} your date` : null,
  };
}
