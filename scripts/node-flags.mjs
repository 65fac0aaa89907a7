/** Half of what V8 reserves for new objects by itself: 10 to 30 MB less for a server, 90 MB for an import, at the same speed. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=16';

/**
 * Optimizing the largest functions of the embedded database (WebAssembly) takes 550 MB for a moment: a server with 600 companies
 * then peaks at 1.0 GB. Without it a heavy statement takes up to twice the time, a small one the same. With PostgreSQL all that
 * is WebAssembly are the kernels of searches, which gain from it.
 */
const WITHOUT_OPTIMIZED_WEBASSEMBLY = '--liftoff-only';

/**
 * With which the server and the commands run.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function nodeFlags({ DATABASE_URL }) {
  return [SMALL_YOUNG_GENERATION, ...(DATABASE_URL ? [] : [WITHOUT_OPTIMIZED_WEBASSEMBLY])];
}
