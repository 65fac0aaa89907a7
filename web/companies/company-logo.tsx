import { initials } from '#domain/companies/company-card.ts';

type Props = { company: { name: string; logoUrl: string | null; imageUrl: string | null }; size: 'card' | 'profile' };

/** The logo, else the image, else up to three initials (specification section 2). The name stands beside it. */
export function CompanyLogo({ company, size }: Props) {
  const source = company.logoUrl ?? company.imageUrl;
  return (
    <div className={`logo logo-${size}`}>
      {source === null ? (
        <span aria-hidden="true">{initials(company.name)}</span>
      ) : (
        <img src={source} alt="" width={96} height={96} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      )}
    </div>
  );
}
