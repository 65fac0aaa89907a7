import type { CompanyListSummary } from '#domain/companies/company-list-query.ts';
import { BADGE_FILTERS, CERTIFICATE_FILTERS, COMPANY_SOURCES, MISSING_FIELDS } from '#domain/companies/list-filters.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { type DashboardState, type ListFilters, NO_FILTERS } from '#web/admin/dashboard-state.ts';
import { FilterButton } from '#web/admin/leads/lead-tab.tsx';
import { Menu } from '#web/admin/ui/menu.tsx';
import { shortDay } from './company-columns.tsx';

type Props = {
  state: DashboardState;
  summary: CompanyListSummary | undefined;
  /** How many filters are on. */
  active: number;
  onChange: (change: Partial<ListFilters>) => void;
};
type Choice = { value: string; label: string; count?: number | undefined };

const LABELS: Record<string, string> = {
  registration: 'Form',
  import: 'Import',
  demo: 'Demo',
  email: 'No email',
  phone: 'No phone',
  website: 'No website',
  description: 'No description',
  city: 'No city',
  certifications: 'No certifications',
  verified: 'Verified',
  featured: 'Featured',
  'asked-for': 'Asked for by an import',
  hidden: 'Hidden from the public',
  checked: 'A checked one',
  ending: 'One ends within 60 days',
  claimed: 'Only claimed ones',
};
const AGES: Choice[] = [
  ['1', 'a day'],
  ['7', 'a week'],
  ['30', '30 days'],
  ['90', '90 days'],
].map(([value = '', text = '']) => ({ value, label: `Older than ${text}` }));
const countryName = (code: string) => COUNTRIES.find((country) => country.code === code)?.name ?? code;

/** The filters of a list of companies: the frequent ones at once, the others in a panel. */
export function CompanyFilters({ state, summary, active, onChange }: Props) {
  const { missing = {}, badges = {}, certificates = {}, sources = {}, countries = {}, imports = [] } = summary ?? {};
  const choices = (values: readonly string[], counts: Record<string, number>, none = ''): Choice[] =>
    values.map((value) => ({ value, label: LABELS[value] ?? none, count: counts[value] ?? 0 }));
  const listed = Object.entries(countries).map(([value, count]) => ({ value, label: countryName(value), count }));
  const select = (name: keyof ListFilters, label: string, options: Choice[]) => (
    <Select label={label} value={state[name]} options={options} onChange={(value) => onChange({ [name]: value })} />
  );
  return (
    <div className="admin-filters">
      <FilterButton
        label="Possible duplicate"
        count={summary?.pending === summary?.total ? summary?.possibleDuplicates : undefined}
        isOn={state.duplicate !== ''}
        onToggle={(isOn) => onChange({ duplicate: isOn ? 'possible' : '' })}
      />
      <FilterButton
        label="No email"
        count={missing.email}
        isOn={state.missing === 'email'}
        onToggle={(isOn) => onChange({ missing: isOn ? 'email' : '' })}
      />
      <Menu
        label={
          <>
            Filters
            {active > 0 && <span className="admin-count">{active}</span>}
          </>
        }
        name={active > 0 ? `Filters, ${active} on` : undefined}
        className="mini admin-chip"
      >
        <div className="admin-choices">
          {select(
            'country',
            'Country',
            listed.toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
          )}
          {select('missing', 'Missing', choices(MISSING_FIELDS, missing))}
          {select('source', 'Source', choices(COMPANY_SOURCES, sources))}
          {select(
            'import',
            'Import',
            imports.map(({ id, at, count }) => ({ value: String(id), label: importName(id, at), count })),
          )}
          {select('badge', 'Badge', choices(BADGE_FILTERS, badges, 'None'))}
          {select('certificates', 'Certificates', choices(CERTIFICATE_FILTERS, certificates, 'None'))}
          {select('olderThan', 'Age', AGES)}
          <button type="button" className="mini" disabled={active === 0} onClick={() => onChange(NO_FILTERS)}>
            Clear filters
          </button>
        </div>
      </Menu>
    </div>
  );
}

function importName(id: number, at: string): string {
  return `${shortDay(at)}, no. ${id}`;
}

type SelectProps = { label: string; value: string; options: Choice[]; onChange: (value: string) => void };

function Select({ label, value, options, onChange }: SelectProps) {
  // What the address asks for stays visible, even if no company has it any more.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Any</option>
        {!isKnown && <option value={value}>{LABELS[value] ?? value} (0)</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count.toLocaleString('en')})`}
          </option>
        ))}
      </select>
    </label>
  );
}
