import { verdictOn } from '#domain/certificates/verdict.ts';
import { pagePatterns, paths, patternToRegExp, type Wanted } from '#domain/paths.ts';
import { findByName, MAX_TYPED } from '#web/companies/find-by-name.ts';
import type { Page } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { readCompanies, readWanted } from '#web/shortlist/read-companies.ts';
import { ComparePage } from './compare-page.tsx';
import type { AddResult, CompareProps } from './compare-props.ts';
import { type Compared, compareCompanies } from './comparison.ts';

/** Up to five companies side by side. */
export const comparePage: Page<CompareProps> = {
  pattern: patternToRegExp(pagePatterns.compare),
  address: ({ query }) => {
    const read = readCompanies(query);
    if ('problem' in read) return read;
    // What was typed would fill the cache.
    if (query.has('add') || read.isTooMany) return { key: null };
    return { key: paths.compare(read.ids, readWanted(query)) };
  },
  load: async ({ query }, data, site) => {
    const read = readCompanies(query);
    const { ids, isTooMany } = 'problem' in read ? { ids: [], isTooMany: false } : read;
    const wanted = readWanted(query);
    const from = wanted.from === '' ? undefined : data.findCity(wanted.from);
    const found = await Promise.all(ids.map((id) => findCompany(data, id, from)));
    const compared = found.filter((one) => one !== undefined);
    const date = wanted.validOn || data.today();
    const typed = (query.get('add') ?? '').trim().slice(0, MAX_TYPED);
    const names = compared.map(({ company }) => company.name);
    return {
      status: 200,
      props: {
        compared,
        missing: ids.filter((_id, index) => found[index] === undefined),
        isTooMany,
        wanted,
        date,
        isPlaceUnknown: wanted.from !== '' && from === undefined,
        verdicts: compared.map(({ certificates }) => verdictOn(certificates, wanted.certification, date)),
        groups: compareCompanies(compared, from?.city ?? null, date),
        add: typed === '' ? null : { typed, found: await findToAdd(data, typed, ids, wanted) },
      },
      head: {
        title: `${names.length === 0 ? 'Compare companies' : `Compare ${names.join(', ')}`} | ${site.name}`,
        description: `Certificates, methods, equipment and distance of up to five companies side by side at ${site.name}, with the state of each certificate on your date.`,
        canonical: paths.compare(ids),
        noIndex: true,
      },
    };
  },
  component: ComparePage,
};

/** A company that was removed while it was read is as one that was never there. */
async function findCompany(
  data: PageData,
  id: number,
  from: Parameters<PageData['getCompany']>[1],
): Promise<Compared | undefined> {
  const company = await data.getCompany(id, from);
  return company && { company, certificates: await data.certificates(id) };
}

/** Each leads to the comparison with it, for visitors without scripts and those who know whom they look for. */
async function findToAdd(
  data: PageData,
  typed: string,
  ids: readonly number[],
  wanted: Required<Wanted>,
): Promise<AddResult['found']> {
  const others = await findByName(data, typed, ids);
  return others.map(({ id, name, place }) => ({ name, place, href: paths.compare([...ids, id], wanted) }));
}
