import { stringify } from 'csv-stringify/browser/esm/sync';
import { TEMPLATE_COLUMNS } from '#domain/companies/company-import.ts';

export const TEMPLATE_FILE = 'company_import_template.csv';

const EXAMPLE = {
  name: 'Example Inspection Ltd',
  email: 'office@example.com',
  phone: '+44 1224 555 010',
  location: 'Aberdeen, United Kingdom',
  serviceArea: 'Europe',
  description: 'Inspects pressure vessels, pipework and lifting gear, on site and in our own laboratory.',
  specializations: 'Ultrasonic Testing|Magnetic Particle Testing',
  certifications: 'ISO/IEC 17025|ASME Section VIII',
  industries: 'Oil & Gas|Power Generation',
  equipmentTypes: 'Pressure Vessels|Piping',
  yearEstablished: '1994',
  employeeCount: '11-50',
  website: 'https://www.example.com',
  imageUrl: 'https://www.example.com/laboratory.jpg',
} satisfies Record<(typeof TEMPLATE_COLUMNS)[number], string>;

/** The import template: the 14 columns in their order (section 3) and one example row. */
export function importTemplate(): string {
  return stringify([EXAMPLE], { columns: TEMPLATE_COLUMNS, header: true, record_delimiter: 'windows' });
}
