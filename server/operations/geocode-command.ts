import { geocodeCompanies } from '#server/companies/geocode-companies.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { runOnCommandLine, withDatabase } from './with-database.ts';

/** `npm run geocode`: reads the places of all companies again and says how many of them are not known. */
runOnCommandLine(() =>
  withDatabase(async (pool) => {
    const { read, changed, withoutPlace } = await geocodeCompanies(pool, loadedGazetteer(), {
      all: true,
      onProgress: ({ read }) => process.stderr.write(`\r${read} companies`),
    });
    process.stderr.write('\n');
    process.stdout.write(`${read} companies geocoded, ${changed} changed, ${withoutPlace} with no known location.\n`);
  }),
);
