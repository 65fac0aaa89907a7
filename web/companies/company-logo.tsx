import { initials } from '#domain/companies/company-card.ts';

type Props = { company: { name: string; logoUrl: string | null; imageUrl: string | null }; size: 'card' | 'profile' };

/** The logo, else the image, else up to three initials (specification section 2). The name stands beside it. */
export function CompanyLogo({ company, size }: Props) {
  const source = company.logoUrl ?? company.imageUrl;
  const box = size === 'card' ? 'size-14 text-base' : 'size-20 text-xl sm:size-24 sm:text-2xl';
  return (
    <div className={`${box} flex shrink-0 items-center justify-center overflow-hidden rounded-plate border border-line bg-paper font-bold text-soft`}>
      {source === null ? (
        <span aria-hidden="true">{initials(company.name)}</span>
      ) : (
        <img src={source} alt="" width={96} height={96} loading="lazy" decoding="async" referrerPolicy="no-referrer" className="size-full object-contain" />
      )}
    </div>
  );
}
