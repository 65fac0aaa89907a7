import { paths } from '#domain/paths.ts';
import { AccessDenied } from '#web/admin/access-denied.tsx';

export type DuplicatesProps = { email: string | null };

/** The root of the list of duplicates, or Access Denied. */
export function DuplicatesPage({ email }: DuplicatesProps) {
  if (email === null) return <AccessDenied />;
  return (
    <div className="mx-auto max-w-[1640px] px-5 pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl">Possible duplicates</h1>
        <a href={paths.admin} className="link text-sm">
          Back to the Admin Dashboard
        </a>
      </div>
      <div id="duplicate-companies">
        <p role="status" className="mt-6 text-soft">
          Loading...
        </p>
        <noscript>
          <p className="max-w-[68ch] text-soft">This screen requires JavaScript.</p>
        </noscript>
      </div>
    </div>
  );
}
