/** A QR code as one SVG path in a square of `size` units. */
export type QrCode = { size: number; path: string };
