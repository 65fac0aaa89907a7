import { TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import { type DemoCompany, demoCompanies } from '#server/demo/companies.ts';

const FIRST_WORDS =
  'North South East West Upper Lower Old New Great Little Central Inner Outer Royal First Union'.split(' ');
const SECOND_WORDS = 'Harbour River Hill Field Bridge Forest Coast Valley Lake Stone Mill Gate Castle Market'.split(
  ' ',
);

/** Any number of companies like those of the demonstration, no two of which have the same name. */
export function believableCompanies(count: number): DemoCompany[] {
  const models = demoCompanies();
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as DemoCompany;
    const turn = Math.floor(index / models.length);
    const words = [FIRST_WORDS[turn % FIRST_WORDS.length], SECOND_WORDS[Math.floor(turn / FIRST_WORDS.length)] ?? turn];
    return { ...model, name: `${model.name} ${words.join(' ')}`, email: model.email.replace('@', `.${turn}@`) };
  });
}

/** The companies as a file for the import: the template's columns, lists separated by |. */
export function toCsv(companies: DemoCompany[]): string {
  const lines = companies.map((company) => {
    const cells = TEMPLATE_COLUMNS.map((column) => company[column]);
    return cells.map((cell) => quote(Array.isArray(cell) ? cell.join('|') : String(cell ?? ''))).join(',');
  });
  return [TEMPLATE_COLUMNS.join(','), ...lines].join('\n');
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
