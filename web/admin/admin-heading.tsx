import { paths } from '#domain/paths.ts';

/** The title of a page for admins, and the way back. */
export function AdminHeading({ title }: { title: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 className="text-xl">{title}</h1>
      <a href={paths.admin} className="link text-sm">
        Back to the Admin Dashboard
      </a>
    </div>
  );
}
