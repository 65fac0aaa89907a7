import { factsToRead, SOURCES } from '#domain/landing/content/sources.ts';

/** `npm run check:facts`: the sources of landing pages that nobody has read again for 18 months. */
const due = factsToRead(new Date());
for (const { name, url, asOf } of due) console.log(`${asOf}  ${name}${url === null ? '' : `  ${url}`}`);
console.log(
  due.length === 0
    ? `All ${Object.keys(SOURCES).length} sources have been read in the last 18 months.`
    : `${due.length} of ${Object.keys(SOURCES).length} sources are older than 18 months: read them again and correct the texts.`,
);
if (due.length > 0) process.exitCode = 1;
