import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { REGISTER_SEARCHES } from '#domain/vocabulary/register-searches.ts';

/** `npm run check:registers`: certificates whose register is linked by a home page only, or not at all. */
for (const { id, name } of CERTIFICATIONS) {
  const search = REGISTER_SEARCHES[id];
  const problem =
    search === undefined
      ? 'no entry in register-searches.ts'
      : search.url === null
        ? search.isPublic
          ? 'no address'
          : undefined
        : isHomePage(search.url)
          ? `home page only: ${search.url}`
          : undefined;
  if (problem !== undefined) process.stdout.write(`${name} (${id}): ${problem}\n`);
}

/** An address without path and query. */
function isHomePage(url: string): boolean {
  const { pathname, search, hash, hostname } = new URL(url);
  // The name of a search host says that its home page is the search.
  return pathname === '/' && search === '' && hash === '' && !/^(?:\w*search|compositelist)\./.test(hostname);
}
