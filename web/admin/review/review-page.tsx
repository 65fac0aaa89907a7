import { AccessDenied } from '#web/admin/access-denied.tsx';

export type ReviewProps = { email: string | null };

/** The root of the review screen, or Access Denied. */
export function ReviewPage({ email }: ReviewProps) {
  if (email === null) return <AccessDenied />;
  return (
    <div className="mx-auto max-w-[1640px]">
      <div id="company-review">
        <p role="status" className="px-5 pt-6 text-soft">
          Loading...
        </p>
        <noscript>
          <p className="max-w-[68ch] px-5 text-soft">
            This screen requires JavaScript. Without it, companies can be approved by the API.
          </p>
        </noscript>
      </div>
    </div>
  );
}
