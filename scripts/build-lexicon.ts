import { join } from 'node:path';
import { buildLexicon } from '#server/search/build-lexicon.ts';
import { LEXICON_FILE_NAME, writeLexiconFile } from '#server/search/lexicon-file.ts';

// Builds the lexicon, the phrases of the vocabulary by their keys, which the server reads when it starts.
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Usage: build-lexicon.ts DIRECTORY');
writeLexiconFile(join(directory, LEXICON_FILE_NAME), buildLexicon());
