import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { readCsv, readText } from '#server/companies/import/csv.ts';
import { importCompanies, previewImport, type RowOutcome } from '#server/companies/import/import-companies.ts';
import { describeOutcome } from '#server/companies/import/import-report.ts';
import { readEnv } from '#server/env.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { runOnCommandLine, withDatabase } from './with-database.ts';

/** Rows are garbage soon after they were read: collect it often instead of letting the heap grow. */
setFlagsFromString('--heap-growing-percent=20');

const USAGE = 'Usage: npm run import -- FILE.csv [--approve] [--update] [--preview]';

/**
 * `npm run import -- FILE.csv`: imports a file and reports the outcome of each row. `--approve` publishes them at once,
 * `--update` updates listed companies instead of skipping their rows, `--preview` stores nothing.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      approve: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      preview: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  await access(file, constants.R_OK).catch(() => {
    throw new Error(`Cannot read the file ${file}.`);
  });

  const gazetteer = loadedGazetteer();
  const now = () => new Date();
  await withDatabase(async (pool) => {
    const rows = readCsv(readText(file));
    const onProgress = (done: number) => process.stderr.write(`\r${done} rows`);
    const outcomes = values.preview
      ? await previewImport(pool, rows, { now: now(), earlier: [], update: values.update, onProgress })
      : (
          await importCompanies(pool, gazetteer, rows, {
            now: now(),
            actor: 'command line',
            approve: values.approve,
            ...(values.update && { update: { env: readEnv(process.env), gazetteer, now } }),
            onProgress,
          })
        ).outcomes;
    process.stderr.write('\n');
    process.stdout.write(report(outcomes, values));
  });
}

type Flags = { approve: boolean; update: boolean; preview: boolean };

function report(outcomes: RowOutcome[], { approve, update, preview }: Flags): string {
  const count = (kind: RowOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === kind).length;
  const state = approve ? 'approved and public' : 'pending approval';
  const updated = update ? `, ${count('updated')} updated` : '';
  const counts = `${count('created')} imported (${state})${updated}, ${count('duplicate')} duplicates skipped, ${count('refused')} invalid.`;
  return [
    ...outcomes.map(describeOutcome),
    preview ? `Nothing was stored. The import gives: ${counts}` : counts,
    '',
  ].join('\n');
}

runOnCommandLine(run);
