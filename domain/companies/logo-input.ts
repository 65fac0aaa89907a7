/** Of an uploaded logo. */
export const MAX_LOGO_BYTES = 4 * 1024 * 1024;

/** What the dialog for choosing a logo offers; the server goes by the content. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
