import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { readCsv, readText } from '#server/companies/import/csv.ts';
import { importCompanies, previewImport, type RowOutcome } from '#server/companies/import/import-companies.ts';
import { describeOutcome } from '#server/companies/import/import-report.ts';
import { readEnv } from '#server/env.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { runOnCommandLine, withDatabase } from './with-database.ts';

/** Rows are garbage soon after they were read: collect it before the heap has grown to several times what is used. */
setFlagsFromString('--heap-growing-percent=100');

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
    const counts = { created: 0, updated: 0, duplicate: 0, refused: 0 };
    // The lines of each chunk as one text: single outcomes of 100,000 rows would be most of the memory.
    const lines: string[] = [];
    const onOutcomes = (outcomes: RowOutcome[]) => {
      for (const { outcome } of outcomes) counts[outcome] += 1;
      lines.push(outcomes.map(describeOutcome).join('\n'));
      process.stderr.write(`\r${Object.values(counts).reduce((sum, some) => sum + some)} rows`);
    };
    if (values.preview) {
      await previewImport(pool, rows, { now: now(), earlier: [], update: values.update, onOutcomes });
    } else {
      await importCompanies(pool, gazetteer, rows, {
        now: now(),
        actor: 'command line',
        approve: values.approve,
        ...(values.update && { update: { env: readEnv(process.env), gazetteer, now } }),
        onOutcomes,
      });
    }
    process.stderr.write('\n');
    process.stdout.write([...lines, summary(counts, values), ''].join('\n'));
  });
}

type Flags = { approve: boolean; update: boolean; preview: boolean };

function summary(
  { created, updated, duplicate, refused }: Record<RowOutcome['outcome'], number>,
  { approve, update, preview }: Flags,
): string {
  const state = approve ? 'approved and public' : 'pending approval';
  const updates = update ? `, ${updated} updated` : '';
  const counts = `${created} imported (${state})${updates}, ${duplicate} duplicates skipped, ${refused} invalid.`;
  return preview ? `Nothing was stored. The import gives: ${counts}` : counts;
}

runOnCommandLine(run);
