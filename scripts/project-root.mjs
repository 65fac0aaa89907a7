import { fileURLToPath } from 'node:url';

/** Scripts work from here, whatever directory they were called in. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
