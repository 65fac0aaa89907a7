import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_LIST_ITEM_LENGTH, MAX_LIST_ITEMS, MAX_RECIPIENTS, MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import type { Wanted } from '#domain/paths.ts';
import { isCleanLine, parseId } from '#domain/validation.ts';

const PROBLEM = 'The address names companies by their numbers, such as companies=12,7.';

/** The companies in the address of a comparison or a request: "companies=12,7", or one parameter for each. */
export function readCompanies(query: URLSearchParams): { ids: number[]; isTooMany: boolean } | { problem: string } {
  const parts = query.getAll('companies').flatMap((text) => text.split(','));
  const read = parts.map((part) => part.trim()).filter((part) => part !== '');
  const ids = read.map(parseId);
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  if (known.length < new Set(ids).size) return { problem: PROBLEM };
  return { ids: known.slice(0, MAX_RECIPIENTS), isTooMany: known.length > MAX_RECIPIENTS };
}

/** What the visitor needs, as the search has put it into the address. What cannot be read is left out. */
export function readWanted(query: URLSearchParams): Required<Wanted> {
  const line = (text: string | null, max: number) => {
    const read = (text ?? '').trim();
    return read.length <= max && isCleanLine(read) ? read : '';
  };
  const validOn = query.get('validOn') ?? '';
  return {
    validOn: isLocalDate(validOn) ? validOn : '',
    from: line(query.get('from'), MAX_SEARCH_LENGTH),
    certification: query
      .getAll('certification')
      .slice(0, MAX_LIST_ITEMS)
      .map((name) => line(name, MAX_LIST_ITEM_LENGTH))
      .filter((name) => name !== ''),
    equipmentType: line(query.get('equipmentType'), MAX_LIST_ITEM_LENGTH),
  };
}
