import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { REGISTER_SEARCHES } from '#domain/vocabulary/register-searches.ts';

/** `npm run check:registers`: certificates whose public register is linked by a home page only, or not at all. */
const problems = CERTIFICATIONS.flatMap(({ id, name }) => {
  const problem = problemOf(id);
  return problem === undefined ? [] : [`${name} (${id}): ${problem}`];
});
for (const line of problems.sort()) console.log(line);
console.log(
  problems.length === 0
    ? `All ${CERTIFICATIONS.length} certificates lead to the search of their register, or say whom to ask.`
    : `${problems.length} of ${CERTIFICATIONS.length} certificates: find the address of the search itself, and set it in domain/vocabulary/register-searches.ts. A visitor reaches the home page meanwhile, and reads what to look for.`,
);

function problemOf(id: string): string | undefined {
  const search = REGISTER_SEARCHES[id];
  if (search === undefined) return 'no entry';
  if (!search.isPublic) return undefined;
  if (search.url === null) return 'public, but without an address';
  return isHomePage(search.url) ? `home page only: ${search.url}` : undefined;
}

/** An address without path and query, unless the name of its host says that its home page is the search. */
function isHomePage(url: string): boolean {
  const { pathname, search, hash, hostname } = new URL(url);
  const isSearch = /^(?:\w*search|compositelist|approvalfinder|buscenter|find-a-[\w-]+)\.|iecex-certs|en15085/.test(
    hostname,
  );
  return pathname === '/' && search === '' && hash === '' && !isSearch;
}
