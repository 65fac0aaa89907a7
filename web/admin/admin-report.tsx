import type { ReactNode } from 'react';
import { AdminHeading } from './admin-heading.tsx';

/** A page for admins that the server renders whole: its title, the way back, and a line on what it shows. */
export function AdminReport({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="container-page pt-6 pb-12">
      <AdminHeading title={title} />
      <p className="mt-1 text-soft">{lead}</p>
      {children}
    </div>
  );
}
