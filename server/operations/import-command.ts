import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { readCsv, readText } from '#server/companies/import/csv.ts';
import { importCompanies, type RowOutcome } from '#server/companies/import/import-companies.ts';
import { describeOutcome } from '#server/companies/import/import-report.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { runCommand, withDatabase } from './with-database.ts';

/** Rows are garbage soon after they were read: collect it often instead of letting the heap grow. */
setFlagsFromString('--heap-growing-percent=20');

const USAGE = 'Usage: npm run import -- FILE.csv [--approve]';

/** `npm run import -- FILE.csv`: imports a file and reports the outcome of each row. `--approve` publishes them at once. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { approve: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  await access(file, constants.R_OK).catch(() => {
    throw new Error(`Cannot read the file ${file}.`);
  });

  await withDatabase(async (pool) => {
    const { outcomes } = await importCompanies(pool, loadedGazetteer(), readCsv(readText(file)), {
      now: new Date(),
      actor: 'command line',
      approve: values.approve,
      onProgress: (done) => process.stderr.write(`\r${done} rows`),
    });
    process.stderr.write('\n');
    process.stdout.write(report(outcomes, values.approve));
  });
}

function report(outcomes: RowOutcome[], isApproved: boolean): string {
  const count = (kind: RowOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind).length;
  const state = isApproved ? 'approved and public' : 'pending approval';
  return [
    ...outcomes.map(describeOutcome),
    `${count('created')} imported (${state}), ${count('duplicate')} duplicates skipped, ${count('refused')} invalid.`,
    '',
  ].join('\n');
}

runCommand(run);
