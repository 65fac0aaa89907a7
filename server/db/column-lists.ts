import { COMPANY_COLUMNS, type CompanyColumn, type CompanyColumnName } from '#domain/companies/company-columns.ts';

type Names = readonly CompanyColumnName[];

const column = (name: CompanyColumnName): CompanyColumn => COMPANY_COLUMNS[name];

/** For a SELECT with the API names: `id, service_area as "serviceArea"`. */
export function selectList(names: Names): string {
  return names
    .map((name) => {
      const { column: stored, whenNull } = column(name);
      if (whenNull !== undefined) return `coalesce(${stored}, '${whenNull}') as "${name}"`;
      return stored === name ? stored : `${stored} as "${name}"`;
    })
    .join(', ');
}

/** The stored columns: `id, service_area`, or with a prefix `c.id, c.service_area`. */
export function columnList(names: Names, prefix = ''): string {
  return names.map((name) => prefix + column(name).column).join(', ');
}

/** With the API names: `"id", "serviceArea"`. */
export function aliasList(names: Names, prefix = ''): string {
  return names.map((name) => `${prefix}"${name}"`).join(', ');
}

/** For `jsonb_to_recordset` of objects with the API names: `"id" int, "serviceArea" text`. */
export function recordTypes(names: Names): string {
  return names.map((name) => `"${name}" ${column(name).type}`).join(', ');
}
