import { paths } from '#domain/paths.ts';
import type { Lead } from '#domain/service-requests/lead.ts';

/** Who asks, and what this site is to a company that has never heard of it. */
export function WhoAsks({ lead: { buyer, company }, siteName }: { lead: Lead; siteName: string }) {
  return (
    <section aria-labelledby="who-asks" className="plate lead-who">
      <h2 id="who-asks">Who asks</h2>
      <p>
        <b>{buyer.name}</b>
        <br />
        <a href={`mailto:${buyer.email}`} className="link">
          {buyer.email}
        </a>
        {buyer.phone !== null && (
          <>
            <br />
            {buyer.phone}
          </>
        )}
      </p>
      <p className="lead-note">{buyer.isConfirmed ? '✓ address confirmed' : 'address not confirmed yet'}</p>
      <p className="lead-note">
        {`${siteName} is a directory of certified inspection companies. Buyers find ${company.name} in it. `}
        <a href={paths.fairLeads} className="link">
          This request costs nothing
        </a>
        , now or later.
      </p>
    </section>
  );
}
