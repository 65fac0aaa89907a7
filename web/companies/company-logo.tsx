import { initials } from '#domain/companies/initials.ts';

type Props = { company: { name: string; logoUrl: string | null; imageUrl: string | null }; size: 'card' | 'profile' };

/**
 * The logo, else the image, else up to three initials (specification section 2), which follow a picture for when it does
 * not come. The name stands beside it.
 */
export function CompanyLogo({ company, size }: Props) {
  const source = company.logoUrl ?? company.imageUrl;
  return (
    <div className={`logo logo-${size}`}>
      {source && (
        // Pages load nothing over http, and nearly every site answers over https.
        <img src={source.replace(/^http:/i, 'https:')} alt="" loading="lazy" referrerPolicy="no-referrer" />
      )}
      <span aria-hidden="true">{initials(company.name)}</span>
    </div>
  );
}
