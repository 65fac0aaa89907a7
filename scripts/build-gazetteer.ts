import { join } from 'node:path';
import { GAZETTEER_FILE_NAME, writeGazetteerFile } from '#server/places/gazetteer-file.ts';
import { packGazetteer } from './gazetteer/pack.ts';
import { gatherPlaces } from './gazetteer/places.ts';

// Builds the gazetteer, the file of places that the server loads into memory.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Usage: build-gazetteer.ts DIRECTORY');
writeGazetteerFile(join(directory, GAZETTEER_FILE_NAME), packGazetteer(gatherPlaces()));
