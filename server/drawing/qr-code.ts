import { encode } from 'uqr';
import type { QrCode } from '#domain/qr-code.ts';

/** Readers of a QR code need four empty units around it. */
const MARGIN = 4;

/** Draws a text as one path of dark squares. */
export function drawQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
