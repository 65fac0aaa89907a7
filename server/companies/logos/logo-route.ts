import { logoHash } from '#domain/companies/logo-path.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { Context } from '#server/context.ts';
import { NotFoundError } from '#server/errors.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { logoStore } from './logo-store.ts';

/** Serves logos. An address stands for one content, so a browser asks for it once in a year. */
export function logoRoute(mountPlain: MountPlain, { database: { pool } }: Context): void {
  mountPlain(plainRoutes.logo, async (_query, reply, request) => {
    const { file } = request.params as { file: string };
    const size = file.endsWith('-small.webp') ? 'small' : 'large';
    const hash = logoHash(`/logos/${file.replace('-small', '')}`);
    const content = hash === undefined ? undefined : await logoStore.read(pool, hash, size);
    if (content === undefined) throw new NotFoundError('There is no such logo.');
    return reply
      .header('content-type', 'image/webp')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
}
