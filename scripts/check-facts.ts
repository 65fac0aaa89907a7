import { COUNTRY_GUIDES } from '#domain/guides/country-guides.ts';
import { GUIDES } from '#domain/guides/guides.ts';
import { factsToRead, SOURCES, type Source } from '#domain/landing/content/sources.ts';

/**
 * `npm run check:facts [-- 2027-06-01]`: the sources of landing pages and guides that nobody has read again for 18 months,
 * today or on that day.
 */
const [day] = process.argv.slice(2);
const at = day === undefined ? new Date() : new Date(day);
const LISTS: readonly { list: string; sources: readonly Source[] }[] = [
  { list: 'landing pages (domain/landing/content/sources.ts)', sources: Object.values(SOURCES) },
  ...GUIDES.map(({ label, sources }) => ({ list: `${label} (domain/guides/guides.ts)`, sources })),
  ...COUNTRY_GUIDES.map(({ name, sources }) => ({ list: `${name} (domain/guides/countries-*.ts)`, sources })),
];
const total = LISTS.reduce((sum, { sources }) => sum + sources.length, 0);
const due = LISTS.flatMap(({ list, sources }) =>
  factsToRead(sources, at).map(
    ({ name, url, asOf }) => `${asOf}  ${name}${url === null ? '' : `  ${url}`}  in ${list}`,
  ),
);
for (const line of due.sort()) console.log(line);
console.log(
  due.length === 0
    ? `All ${total} sources have been read in the last 18 months.`
    : `${due.length} of ${total} sources are older than 18 months: read them again, correct the texts, and set their month (of guides: REVIEWED in domain/guides/guide.ts).`,
);
if (due.length > 0) process.exitCode = 1;
