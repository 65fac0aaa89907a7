type ModerationState = { approved: boolean; verified: boolean; featured: boolean };

/** The displayed status, and Featured as an extra badge (section 4). */
export function CompanyTags({ company: { approved, verified, featured } }: { company: ModerationState }) {
  return (
    <span className="admin-tags">
      {!approved && <span className="status status-soft">Pending Approval</span>}
      {approved && !verified && <span className="status">Approved</span>}
      {approved && verified && <span className="status status-proof">Verified</span>}
      {approved && featured && <span className="status status-lead">Featured</span>}
    </span>
  );
}
