import type { SimilarCompaniesQuery, SimilarCompany } from '#domain/companies/similar-company.ts';
import type { Queryable } from '#server/db/database.ts';
import { nameKey } from '#server/search/tokens.ts';
import { DIGITS, DOMAIN, FREE_MAIL, HOST, MAX_DUPLICATES, spellings } from './possible-duplicates.ts';

type Given = { [Name in keyof SimilarCompaniesQuery]: SimilarCompaniesQuery[Name] | null };

/** Listed companies with the same name, website host, phone number or email domain, those with most in common first. */
export async function findSimilarCompanies(
  db: Queryable,
  { name, website, phone, email }: Given,
): Promise<SimilarCompany[]> {
  const domain = email?.split('@').at(-1)?.toLowerCase() ?? '';
  const values = [
    name ? nameKey(name) : '',
    website ? spellings(website) : [],
    phone?.replace(/\D/g, '') ?? '',
    FREE_MAIL.includes(domain) ? '' : domain,
  ];
  const same = (kind: SimilarCompany['same'][number], condition: string) =>
    `select c.id, '${kind}' as same from companies c where c.approved and ${condition}`;
  const { rows } = await db.query<SimilarCompany>(
    `select c.id, c.name, c.location, array_agg(found.same) as same
     from (
       ${same('name', "$1 <> '' and c.name_key = $1")}
       union all ${same('website', `c.website is not null and ${HOST('c.website')} = any ($2::text[])`)}
       union all ${same('phone', `$3 <> '' and c.phone <> '' and ${DIGITS('c.phone')} = $3`)}
       union all ${same('email domain', `$4 <> '' and c.email <> '' and ${DOMAIN('c.email')} = $4`)}
     ) found join companies c on c.id = found.id
     group by c.id order by count(*) desc, c.id limit ${MAX_DUPLICATES}`,
    values,
  );
  return rows;
}
