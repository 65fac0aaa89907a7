import { type CompanyFlags, companyStatus, isShownAsFeatured } from '#domain/companies/company-status.ts';

const STATUS_CLASSES = {
  'Pending Approval': 'status status-soft',
  Approved: 'status',
  Verified: 'status status-proof',
  Hidden: 'status status-soft',
} as const;

/** The displayed status, and Featured as an extra badge (section 4). */
export function CompanyTags({ company }: { company: CompanyFlags }) {
  const status = companyStatus(company);
  return (
    <span className="admin-tags">
      <span className={STATUS_CLASSES[status]}>{status}</span>
      {isShownAsFeatured(company) && <span className="status status-lead">Featured</span>}
    </span>
  );
}
