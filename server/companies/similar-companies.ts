import type { SimilarCompaniesQuery, SimilarCompany } from '#domain/companies/similar-company.ts';
import type { Queryable } from '#server/db/database.ts';
import { nameKey } from '#server/search/tokens.ts';
import { FREE_MAIL, isSharedHost, MAX_DUPLICATES, MIN_PHONE_DIGITS, spellings } from './possible-duplicates.ts';

type Given = { [Name in keyof SimilarCompaniesQuery]: SimilarCompaniesQuery[Name] | null };

/** Listed companies with the same name but for its legal form, website host, phone number or email domain, those with most in common first. */
export async function findSimilarCompanies(
  db: Queryable,
  { name, website, phone, email }: Given,
): Promise<SimilarCompany[]> {
  const domain = email?.split('@').at(-1)?.toLowerCase() ?? '';
  const values = [
    name ? nameKey(name) : '',
    website ? spellings(website).filter((host) => !isSharedHost(host)) : [],
    phone ?? '',
    FREE_MAIL.includes(domain) ? '' : domain,
  ];
  const same = (kind: SimilarCompany['same'][number], condition: string) =>
    `select c.id, '${kind}' as same from companies c where c.is_public and ${condition}`;
  const { rows } = await db.query<SimilarCompany>(
    `select c.id, c.name, c.location, array_agg(found.same) as same
     from (
       ${same('name', "$1 <> '' and c.name_core = company_name_core($1)")}
       union all ${same('website', 'c.website_host = any ($2::text[])')}
       union all ${same('phone', `length(phone_key($3)) >= ${MIN_PHONE_DIGITS} and c.phone_key = phone_key($3)`)}
       union all ${same('email domain', "$4 <> '' and c.email_domain = $4")}
     ) found join companies c on c.id = found.id
     group by c.id order by count(*) desc, c.id limit ${MAX_DUPLICATES}`,
    values,
  );
  return rows;
}
