import { describesItself, LONG_DESCRIPTION } from '#domain/companies/own-text.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { SITEMAP_PART } from '#domain/constants.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { CERTIFICATIONS } from '#domain/vocabulary/certifications.ts';
import { EQUIPMENT_TYPES } from '#domain/vocabulary/equipment-types.ts';
import { INDUSTRIES } from '#domain/vocabulary/industries.ts';
import type { Readable } from '#server/db/replicas.ts';
import { type PublicRow, presentMeasured, publicColumns } from '#server/directory/present.ts';
import { NotFoundError } from '#server/errors.ts';

/**
 * One approved company, with its distance from a city if one is given. Throws NotFoundError for all others, so that nothing
 * reveals that they exist (decision 2).
 */
export async function getPublicCompany(
  db: Readable,
  id: number | undefined,
  now: Date,
  from?: ResolvedPlace,
): Promise<PublicCompany> {
  const { rows } =
    id === undefined
      ? { rows: [] }
      : await db.query<{ company: PublicRow }>({
          name: 'public-company',
          text: `select row_to_json(c) as company from (
                   select ${publicColumns} from companies where id = $1 and is_public) c`,
          values: [id],
        });
  const company = rows[0]?.company;
  if (company === undefined) throw new NotFoundError('Company not found.');
  return presentMeasured(company, now, from);
}

const VOCABULARIES = {
  industries: INDUSTRIES,
  equipment_types: EQUIPMENT_TYPES,
  certifications: CERTIFICATIONS,
} as const;

/** The lookup lists: values in use first, most used first, then the rest of the vocabulary (decision 8). */
export async function listValues(db: Readable, column: keyof typeof VOCABULARIES): Promise<string[]> {
  const { rows } = await db.query<{ value: string }>({
    name: `values-${column}`,
    text: `select min(value) as value from companies, unnest(${column}) value where is_public
           group by lower(value) order by count(*) desc, 1`,
  });
  const used = rows.map((row) => row.value);
  const known = new Set(used.map((value) => value.toLowerCase()));
  const rest = VOCABULARIES[column].map(({ name }) => name).filter((name) => !known.has(name.toLowerCase()));
  return [...used, ...rest];
}

export type SitemapCompany = { id: number; name: string; updatedAt: Date };

/** How many companies the parts of the sitemap are made of, and when the last of them changed. */
export async function countSitemapCompanies(db: Readable): Promise<{ companies: number; newest: Date | null }> {
  const { rows } = await db.query<{ companies: number; newest: Date | null }>(
    'select count(*)::int as companies, max(updated_at) as newest from companies where is_public',
  );
  return rows[0] ?? { companies: 0, newest: null };
}

/** One part of the sitemap, counted from 1: of its companies those with a text of their own. Throws if there is no such part. */
export async function listSitemapCompanies(db: Readable, part: number): Promise<SitemapCompany[]> {
  const { rows } = await db.query<SitemapCompany & { description: string; listed: string[] }>(
    `select id, name, updated_at as "updatedAt", left(description, $3 + 1) as description,
       case when char_length(description) <= $3 then specializations || equipment_types || industries else '{}' end as listed
     from companies where is_public order by id limit $1 offset $2`,
    [SITEMAP_PART, (part - 1) * SITEMAP_PART, LONG_DESCRIPTION],
  );
  if (rows.length === 0) throw new NotFoundError('There is no such part of the sitemap.');
  return rows.filter(({ description, listed }) =>
    describesItself({ description, specializations: listed, equipmentTypes: [], industries: [] }),
  );
}
