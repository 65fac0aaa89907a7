import { z } from 'zod';
import {
  FIRST_YEAR_IMPORT,
  FIRST_YEAR_REGISTRATION,
  MAX_DESCRIPTION_LENGTH,
  MAX_EMPLOYEE_COUNT_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '#domain/constants.ts';
import { email, line, lines, optionalDate } from '#domain/validation.ts';
import {
  awayUntil,
  blankTo,
  employeeCount,
  flag,
  isNotShortened,
  itemList,
  languageList,
  logoAddress,
  NO_TEXT,
  optionalFlag,
  optionalTime,
  placeCorrection,
  plainText,
  requestEmail,
  SHORTENED,
  serviceArea,
  serviceAreaList,
  textList,
  webAddress,
  withDigits,
  withScheme,
  yearSince,
} from './field-rules.ts';

/** Who may set a column. A column without a rule for any of them is set by the server alone. */
type Setter = 'registration' | 'edit' | 'import';
/** Who may read a column through the API: everyone, admins only, or no one. */
type Visibility = 'public' | 'admin' | 'internal';

export type CompanyColumn = {
  /** Its name in the table `companies`; its name in the API is the key of its row. */
  column: string;
  type: 'int' | 'text' | 'text[]' | 'boolean' | 'numeric' | 'float8' | 'timestamptz' | 'date';
  /** The value in replies. */
  value: z.ZodType;
  visibility: Visibility;
  /** The value of a new company if none is given; without this, the database decides. */
  empty?: unknown;
  /** How the input of each setter is validated. */
  rules?: Partial<Record<Setter, z.ZodType>>;
  /** Computed from other columns whenever a company is stored: for search, by geocoding its location, or by the database. */
  derived?: 'search' | 'place' | 'database';
  /** One of the 14 columns of the import template, in the order below (specification section 3). */
  isInTemplate?: true;
  /** The value in replies instead of null. */
  whenNull?: string;
};

const text = { type: 'text', value: z.string(), empty: '' } as const;
const optionalText = { type: 'text', value: z.string().nullable(), empty: null } as const;
const textItems = { type: 'text[]', value: z.array(z.string()), empty: [] } as const;
const boolean = { type: 'boolean', value: z.boolean(), empty: false } as const;
const optionalInt = { type: 'int', value: z.int().nullable(), empty: null } as const;
const optionalDay = { type: 'date', value: z.string().nullable(), empty: null } as const;
const textOfServer = { type: 'text', value: z.string().nullable() } as const;
const degrees = { type: 'float8', value: z.number().nullable(), empty: null } as const;
const inTemplate = { visibility: 'public', isInTemplate: true } as const;

const inForms = <Rule extends z.ZodType>(rule: Rule) => ({ registration: rule, edit: rule });
const everywhere = <Rule extends z.ZodType>(rule: Rule) => ({ ...inForms(rule), import: rule });
/** Required of a company that registers; an edit may leave it missing, but not remove it (`editIssues`). */
const mayBeMissing = <Rule extends z.ZodType>(rule: Rule) => ({
  registration: rule,
  edit: blankTo(rule, '' as const),
  import: blankTo(rule, '' as const),
});
const lists = { registration: itemList, edit: textList, import: textList };
const website = webAddress('Please enter a valid website URL');
const logo = webAddress('Please enter a valid logo URL');
const image = webAddress('Please enter a valid image URL');

/** Every column of `companies`. All lists of columns, in SQL, in schemas and in files, are derived from this table. */
export const COMPANY_COLUMNS = {
  id: { column: 'id', type: 'int', value: z.int(), visibility: 'public' },
  name: {
    column: 'name',
    ...text,
    ...inTemplate,
    rules: everywhere(line('Company name is required', MAX_NAME_LENGTH)),
  },
  email: {
    column: 'email',
    ...text,
    ...inTemplate,
    rules: mayBeMissing(email('Valid email is required')),
  },
  phone: {
    column: 'phone',
    ...text,
    ...inTemplate,
    rules: {
      ...mayBeMissing(line('Phone number is required', MAX_PHONE_LENGTH)),
      import: withDigits(blankTo(line(NO_TEXT, MAX_PHONE_LENGTH).refine(isNotShortened, SHORTENED), '')),
    },
  },
  location: {
    column: 'location',
    ...text,
    ...inTemplate,
    rules: everywhere(line('Location is required', MAX_LOCATION_LENGTH)),
  },
  serviceArea: {
    column: 'service_area',
    ...text,
    ...inTemplate,
    rules: {
      ...mayBeMissing(serviceArea('Service area is required')),
      import: blankTo(serviceArea(NO_TEXT), '' as const),
    },
  },
  /** Those after the first, which is `serviceArea`. */
  moreServiceAreas: {
    column: 'more_service_areas',
    ...textItems,
    visibility: 'public',
    rules: everywhere(serviceAreaList),
  },
  description: {
    column: 'description',
    ...text,
    ...inTemplate,
    rules: {
      ...mayBeMissing(lines('Description is required', 1, MAX_DESCRIPTION_LENGTH)),
      import: blankTo(lines(NO_TEXT, 1, MAX_DESCRIPTION_LENGTH), '' as const),
    },
  },
  specializations: { column: 'specializations', ...textItems, ...inTemplate, rules: lists },
  certifications: { column: 'certifications', ...textItems, ...inTemplate, rules: lists },
  industries: { column: 'industries', ...textItems, ...inTemplate, rules: lists },
  equipmentTypes: { column: 'equipment_types', ...textItems, ...inTemplate, rules: lists },
  yearEstablished: {
    column: 'year_established',
    ...optionalInt,
    ...inTemplate,
    rules: {
      registration: yearSince(FIRST_YEAR_REGISTRATION),
      // An import may have brought what the form does not offer; saving something else must not force it to change.
      edit: yearSince(FIRST_YEAR_IMPORT),
      import: yearSince(FIRST_YEAR_IMPORT),
    },
  },
  employeeCount: {
    column: 'employee_count',
    ...optionalText,
    ...inTemplate,
    // A file may say "about 50"; saving something else must not force it to change.
    rules: {
      registration: employeeCount,
      edit: plainText(MAX_EMPLOYEE_COUNT_LENGTH),
      import: withDigits(plainText(MAX_EMPLOYEE_COUNT_LENGTH)),
    },
  },
  website: {
    column: 'website',
    ...optionalText,
    ...inTemplate,
    rules: everywhere(withScheme(website)),
  },
  imageUrl: {
    column: 'image_url',
    ...optionalText,
    ...inTemplate,
    rules: { ...inForms(image), import: withScheme(image) },
  },
  logoUrl: {
    column: 'logo_url',
    ...optionalText,
    visibility: 'public',
    value: z.string().nullable().describe('A web address, or the path of a logo that was uploaded here'),
    rules: { registration: logo, edit: logoAddress, import: withScheme(logo) },
  },
  languages: {
    column: 'languages',
    ...textItems,
    visibility: 'public',
    rules: { edit: languageList, import: languageList.transform((names) => names ?? []) },
  },
  awayUntil: {
    column: 'away_until',
    ...optionalDay,
    value: z
      .string()
      .nullable()
      .describe('The last day on which the company does not answer; null if that is not ahead'),
    visibility: 'public',
    rules: { edit: awayUntil },
  },
  requestEmail: {
    column: 'request_email',
    ...optionalText,
    value: z.string().nullable().describe('Where requests go, if not to the public address'),
    visibility: 'admin',
    rules: { edit: requestEmail },
  },
  approved: { column: 'approved', ...boolean, visibility: 'public' },
  hiddenAt: {
    column: 'hidden_at',
    type: 'timestamptz',
    value: z.string().nullable().describe('Since when an approved company is hidden from the public'),
    visibility: 'admin',
  },
  hiddenReason: { column: 'hidden_reason', ...textOfServer, visibility: 'admin' },
  hiddenBy: { column: 'hidden_by', ...textOfServer, visibility: 'admin' },
  /** Approved and not hidden, made by the database. */
  isPublic: { column: 'is_public', type: 'boolean', value: z.boolean(), visibility: 'admin', derived: 'database' },
  /** Whether the placement is paid for; the database keeps `featured` with it. */
  placementPaid: { column: 'placement_paid', ...boolean, visibility: 'admin' },
  verified: {
    column: 'verified',
    ...boolean,
    visibility: 'public',
    rules: { edit: optionalFlag('verified must be true or false'), import: blankTo(flag, false) },
  },
  featured: {
    column: 'featured',
    ...boolean,
    visibility: 'public',
    rules: { edit: optionalFlag('featured must be true or false'), import: blankTo(flag, false) },
  },
  companyCheckedAt: {
    column: 'company_checked_at',
    type: 'timestamptz',
    value: z.string().nullable().describe('When we last checked that the company exists'),
    empty: null,
    visibility: 'public',
    rules: { import: optionalTime },
  },
  featuredFrom: { column: 'featured_from', ...optionalDay, visibility: 'admin', rules: { import: optionalDate() } },
  featuredUntil: { column: 'featured_until', ...optionalDay, visibility: 'admin', rules: { import: optionalDate() } },
  rating: { column: 'rating', type: 'numeric', value: z.number(), empty: 0, visibility: 'public' },
  reviewCount: { column: 'review_count', type: 'int', value: z.int(), empty: 0, visibility: 'public' },
  latitude: { column: 'latitude', ...degrees, visibility: 'public', derived: 'place' },
  longitude: { column: 'longitude', ...degrees, visibility: 'public', derived: 'place' },
  placePrecision: {
    column: 'place_precision',
    type: 'text',
    value: z
      .enum(['city', 'region', 'country', 'none'])
      .describe('What the coordinates refer to: the city of the company, or only the centre of its region or country'),
    empty: 'none',
    // Null until the location was read for the first time.
    whenNull: 'none',
    visibility: 'public',
    derived: 'place',
  },
  countryCode: {
    column: 'country_code',
    ...optionalText,
    value: z.string().nullable().describe('ISO 3166-1 alpha-2 code, if the country is known'),
    visibility: 'public',
    derived: 'place',
  },
  regionCode: { column: 'region_code', ...optionalText, visibility: 'internal', derived: 'place' },
  region: { column: 'region', ...optionalText, visibility: 'public', derived: 'place' },
  city: { column: 'city', ...optionalText, visibility: 'public', derived: 'place' },
  timeZone: { column: 'time_zone', ...optionalText, visibility: 'admin', derived: 'place' },
  placeCorrection: {
    column: 'place_correction',
    ...optionalText,
    value: z.string().nullable().describe('The place or coordinates an admin has entered to correct the location'),
    visibility: 'admin',
    rules: { edit: placeCorrection, import: plainText(MAX_LOCATION_LENGTH) },
  },
  source: { column: 'source', type: 'text', value: z.string(), visibility: 'admin' },
  createdAt: {
    column: 'created_at',
    type: 'timestamptz',
    value: z.string(),
    visibility: 'admin',
    // A directory that moves keeps its dates.
    rules: { import: optionalTime },
  },
  updatedAt: { column: 'updated_at', type: 'timestamptz', value: z.string(), visibility: 'admin' },
  version: { column: 'version', type: 'int', value: z.int(), visibility: 'admin' },
  importId: { column: 'batch_id', ...optionalInt, visibility: 'admin' },
  importRow: { column: 'batch_row', ...optionalInt, visibility: 'admin' },
  nameKey: { column: 'name_key', ...text, visibility: 'internal', derived: 'search' },
  locationKey: { column: 'location_key', ...text, visibility: 'internal', derived: 'search' },
  emailKey: { column: 'email_key', ...optionalText, visibility: 'internal', derived: 'search' },
  placeKey: { column: 'place_key', ...text, visibility: 'internal', derived: 'search' },
  searchWords: { column: 'search_words', ...text, visibility: 'internal', derived: 'search' },
  /** By which admins search and possible duplicates are found, made by the database from the columns above. */
  nameCore: { column: 'name_core', ...textOfServer, visibility: 'internal', derived: 'database' },
  websiteHost: { column: 'website_host', ...textOfServer, visibility: 'internal', derived: 'database' },
  phoneKey: { column: 'phone_key', ...textOfServer, visibility: 'internal', derived: 'database' },
  searchText: { column: 'search_text', ...textOfServer, visibility: 'internal', derived: 'database' },
  emailDomain: { column: 'email_domain', ...textOfServer, visibility: 'internal', derived: 'database' },
} as const satisfies Record<string, CompanyColumn>;

type Columns = typeof COMPANY_COLUMNS;
export type CompanyColumnName = keyof Columns;
/** The columns with these properties, and those that a setter may set. */
type NamesWith<Properties> = {
  [Name in CompanyColumnName]: Columns[Name] extends Properties ? Name : never;
}[CompanyColumnName];
type NamesSetBy<By extends Setter> = NamesWith<{ rules: Record<By, z.ZodType> }>;
type RuleOf<Name extends CompanyColumnName, By extends Setter> = Columns[Name] extends {
  rules: Record<By, infer Rule extends z.ZodType>;
}
  ? Rule
  : never;
export type ColumnValues<Name extends CompanyColumnName> = { [Key in Name]: z.output<Columns[Key]['value']> };

/** What a company states about itself when it registers; an import may leave most of it blank. */
export type CompanyFields = { [Name in NamesSetBy<'registration'>]: z.output<RuleOf<Name, 'import'>> };
/** What only the directory decides about a company: its moderation, its placement, its reviews. */
export type ModerationState = ColumnValues<'approved' | 'verified' | 'featured' | 'rating' | 'reviewCount'>;
export type ImportColumn = NamesSetBy<'import'>;

const ROWS = Object.entries<CompanyColumn>(COMPANY_COLUMNS);

export const PUBLIC_COLUMNS = columnsWith({ visibility: 'public' });
export const ADMIN_COLUMNS = [...PUBLIC_COLUMNS, ...columnsWith({ visibility: 'admin' })];
export const SEARCH_COLUMNS = columnsWith({ derived: 'search' });
export const PLACE_COLUMNS = columnsWith({ derived: 'place' });
/** What is computed when a company is stored, so that nothing is lost without it. */
export const COMPUTED_COLUMNS = [...SEARCH_COLUMNS, ...columnsWith({ derived: 'database' })];
/** The columns that are stored for a new company. */
export const NEW_COLUMNS = ROWS.filter(([, row]) => 'empty' in row).map(([name]) => name) as NamesWith<{
  empty: unknown;
}>[];

/** The columns with these properties, in the order of the table. */
export function columnsWith<const Properties extends Partial<CompanyColumn>>(properties: Properties) {
  const wanted = Object.entries(properties);
  const found = ROWS.filter(([, row]) => wanted.every(([key, value]) => row[key as keyof CompanyColumn] === value));
  return found.map(([name]) => name) as NamesWith<Properties>[];
}

/** The columns that a setter may set, in the order of the table. */
export function columnsSetBy<By extends Setter>(setter: By) {
  return ROWS.filter(([, row]) => row.rules?.[setter] !== undefined).map(([name]) => name) as NamesSetBy<By>[];
}

/** The fields of a schema for the input of a setter. */
export function rulesOf<By extends Setter>(setter: By) {
  const rules = columnsSetBy(setter).map((name) => [name, (COMPANY_COLUMNS[name] as CompanyColumn).rules?.[setter]]);
  return Object.fromEntries(rules) as { [Name in NamesSetBy<By>]: RuleOf<Name, By> };
}

/** The fields of a schema for a reply. */
export function valuesOf<Name extends CompanyColumnName>(names: readonly Name[]) {
  const values = names.map((name) => [name, COMPANY_COLUMNS[name].value]);
  return Object.fromEntries(values) as { [Key in Name]: Columns[Key]['value'] };
}

/** The values of columns for which nothing is given. */
export function emptyValues<Name extends CompanyColumnName>(names: readonly Name[]) {
  return Object.fromEntries(
    names.map((name) => [name, (COMPANY_COLUMNS[name] as CompanyColumn).empty]),
  ) as ColumnValues<Name>;
}
