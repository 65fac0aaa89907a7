import { fileURLToPath } from 'node:url';

/** The directory of the project, independent of the working directory. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
