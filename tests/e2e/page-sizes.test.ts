import { brotliCompressSync } from 'node:zlib';
import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import { landingPath } from '#domain/landing/landing-path.ts';
import { LANDING_SERVICES } from '#domain/landing/landing-service.ts';
import { expect, test } from './support/browser-test.ts';

const MAX_BYTES = 8_192;

test('the pages of services with a text of their own have at most 8,192 bytes of HTML with brotli', async ({
  request,
}) => {
  const services = LANDING_SERVICES.filter(({ slug }) => slug in SERVICE_CONTENT);
  const tooLarge: string[] = [];
  for (const service of services) {
    const path = landingPath({ kind: 'service', service, place: null });
    const bytes = brotliCompressSync(await (await request.get(path)).body()).length;
    if (bytes > MAX_BYTES) tooLarge.push(`${path}: ${bytes}`);
  }
  expect(tooLarge).toEqual([]);
});
