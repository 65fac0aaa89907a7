import { join } from 'node:path';
import { GAZETTEER_FILE_NAME, writeGazetteerFile } from '#server/places/gazetteer-file.ts';
import { packGazetteer } from './gazetteer/pack.ts';
import { gatherPlaces } from './gazetteer/places.ts';

// node scripts/build-gazetteer.ts OUTDIR: makes the file of places that the server keeps in its memory.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Where to? node scripts/build-gazetteer.ts OUTDIR');
writeGazetteerFile(join(directory, GAZETTEER_FILE_NAME), packGazetteer(gatherPlaces()));
