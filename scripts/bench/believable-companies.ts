import { TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';
import { type DemoCompany, demoCompanies } from '#server/demo/companies.ts';

const FIRST_WORDS =
  'North South East West Upper Lower Old New Great Little Central Inner Outer Royal First Union'.split(' ');
const SECOND_WORDS = 'Harbour River Hill Field Bridge Forest Coast Valley Lake Stone Mill Gate Castle Market'.split(
  ' ',
);

/** One company in so many is listed twice: it has the contact details of another one. */
const TWICE = 50;

/**
 * Any number of companies like those of the demonstration, no two of which have the same name. All but a few have a website,
 * a phone number and an email domain of their own, as companies do.
 */
export function believableCompanies(count: number): DemoCompany[] {
  const models = demoCompanies();
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as DemoCompany;
    const turn = Math.floor(index / models.length);
    const words = [FIRST_WORDS[turn % FIRST_WORDS.length], SECOND_WORDS[Math.floor(turn / FIRST_WORDS.length)] ?? turn];
    const company = { ...model, name: `${model.name} ${words.join(' ')}` };
    if (index % TWICE === 0) return { ...company, email: model.email.replace('@', `.${turn}@`) };
    return {
      ...company,
      email: model.email.replace('@', `@n${turn}.`),
      phone: `${model.phone} ${turn}`,
      website: model.website?.replace(/:\/\/(?:www\.)?/, `://n${turn}.`) ?? null,
    };
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
