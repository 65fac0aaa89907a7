/** Of the HEAD request that a page sends when it is opened after the browser had loaded it ahead. */
export const PREFETCHED_HEADER = 'x-prefetched';
