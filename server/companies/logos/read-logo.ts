import sharp from 'sharp';
import { MAX_LOGO_BYTES } from '#domain/companies/logo-input.ts';
import { documentType } from '#server/certificates/document-type.ts';
import { BadInputError } from '#server/errors.ts';

/** Larger pictures are photographs, or made to fill the memory when they are unpacked. */
const MAX_PIXELS = 25_000_000;
const SECONDS = 10;
/** On cards at most 56 px, on profiles 80 px, each for screens with up to three dots per pixel. */
const SIZES = { small: 168, large: 480 };

export type Logo = { small: Buffer; large: Buffer };

/**
 * Makes both sizes of a logo from the pixels alone: nothing else that the file holds is published. Throws BadInputError for
 * everything but a PNG, JPEG or WebP, whatever its name says.
 */
export async function readLogo(content: Buffer): Promise<Logo> {
  if (content.length > MAX_LOGO_BYTES) throw refusal('A logo may have up to 4 MB');
  if (!isPicture(content)) throw refusal('Please choose a PNG, JPEG or WebP. This file is none of them.');
  try {
    return { small: await resize(content, SIZES.small), large: await resize(content, SIZES.large) };
  } catch {
    throw refusal('This image cannot be read, or has more than 25 million pixels.');
  }
}

function isPicture(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 12);
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return true;
  return ['image/png', 'image/jpeg'].includes(documentType(content) ?? '');
}

function resize(content: Buffer, pixels: number): Promise<Buffer> {
  return sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS })
    .rotate()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer();
}

function refusal(message: string): BadInputError {
  return new BadInputError(message, [{ path: 'logo', message }]);
}
