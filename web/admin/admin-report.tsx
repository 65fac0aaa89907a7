import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';

/** A page for admins that the server renders whole: its title, the way back, and a line on what it shows. */
export function AdminReport({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="container-page pt-6 pb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl">{title}</h1>
        <a href={paths.admin} className="link text-sm">
          Back to the Admin Dashboard
        </a>
      </div>
      <p className="mt-1 text-soft">{lead}</p>
      {children}
    </div>
  );
}
