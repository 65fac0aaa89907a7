import type { ReactNode } from 'react';
import type { ManagedCompany } from '#domain/members/member.ts';
import type { ManageHeaderProps } from './manage-header.tsx';
import { MANAGE_SECTIONS, type ManageSection, type ManageSectionLink } from './manage-sections.ts';

/** What each page of a company has: the props of its header, and which page it is. */
export type ManageFrameProps = ManageHeaderProps & { company: ManagedCompany; current: ManageSection };

type Props = { frame: ManageFrameProps; title: string; lead?: ReactNode; children: ReactNode };

/** The navigation of a company at the left and one of its pages. */
export function ManageFrame({ frame: { company, current }, title, lead, children }: Props) {
  return (
    <div className="container-page manage">
      <nav aria-label={`Pages of ${company.name}`} className="manage-nav">
        {Object.entries<ManageSectionLink>(MANAGE_SECTIONS).map(([name, { label, href, count }]) => (
          <a key={name} href={href(company.id)} aria-current={name === current ? 'page' : undefined}>
            {label} {company.state !== 'removed' && <small>{count?.(company.counts)}</small>}
          </a>
        ))}
      </nav>
      <div className="manage-page">
        <h1>{title}</h1>
        {lead !== undefined && <p className="manage-lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
