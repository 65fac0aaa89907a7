import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { ageOf } from '#domain/text/time-text.ts';
import type { Column } from '#web/admin/ui/admin-table.tsx';
import { CompanyTags } from './company-tags.tsx';

const SOURCES: Record<string, string> = { registration: 'Form', import: 'Import', demo: 'Demo' };

/** The columns between the name and the actions. The first ones are specified (section 2), the others can help to decide. */
export const COMPANY_COLUMNS: (Column<AdminCompany> & { key: string; title: string })[] = [
  {
    key: 'location',
    title: 'Location',
    head: 'Location',
    sortBy: 'location',
    cell: ({ location }) => <span title={location}>{location}</span>,
  },
  { key: 'status', title: 'Status', head: 'Status', cell: (company) => <CompanyTags company={company} /> },
  { key: 'contact', title: 'Contact', head: 'Contact', cell: (company) => <Contact company={company} /> },
  {
    key: 'certificates',
    title: 'Certificates',
    head: 'Certificates',
    cell: (company) => <Certificates company={company} />,
  },
  {
    key: 'established',
    title: 'Established',
    head: 'Established',
    sortBy: 'established',
    cell: ({ yearEstablished }) => yearEstablished ?? '–',
  },
  {
    key: 'employees',
    title: 'Employees',
    head: 'Employees',
    sortBy: 'employees',
    cell: ({ employeeCount }) => employeeCount ?? '–',
  },
  { key: 'source', title: 'Source', head: 'Source', cell: (company) => <Source company={company} /> },
  {
    key: 'waiting',
    title: 'Waiting',
    head: 'Waiting',
    sortBy: 'created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{ageOf(createdAt, new Date())}</time>,
  },
];

function Contact({ company: { email, phone, website } }: { company: AdminCompany }) {
  const host = website === null ? undefined : URL.parse(website)?.hostname.replace(/^www\./, '');
  return (
    <>
      <span className={email === '' ? 'admin-hints' : 'admin-line'} title={email}>
        {email || 'no email'}
      </span>
      {(host || phone) && <span className="admin-hints admin-line">{host ?? phone}</span>}
    </>
  );
}

/** The first certification, a checked one if there is one, and how many more. */
function Certificates({ company: { certifications, checkedCertifications } }: { company: AdminCompany }) {
  const [first] = checkedCertifications.length > 0 ? checkedCertifications : certifications;
  if (first === undefined) return <span className="admin-hints">none named</span>;
  const isChecked = checkedCertifications.length > 0;
  return (
    <span className="admin-tags" title={certifications.join(', ')}>
      <span className={isChecked ? 'admin-proof is-checked' : 'admin-proof'}>
        {first}
        <span className="sr-only">{isChecked ? ', checked' : ', claimed'}</span>
      </span>
      {certifications.length > 1 && <span>+{certifications.length - 1}</span>}
    </span>
  );
}

/** Without a year: "22 Nov". */
export function shortDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
}

function Source({ company: { source, createdAt, importRow } }: { company: AdminCompany }) {
  return (
    <>
      {SOURCES[source] ?? source}
      {source === 'import' && ` ${shortDay(createdAt)}`}
      {importRow !== null && <span className="admin-hints"> line {importRow}</span>}
    </>
  );
}
