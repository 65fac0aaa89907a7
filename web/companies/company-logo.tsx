import { initials } from '#domain/companies/initials.ts';
import { smallLogo } from '#domain/companies/logo-path.ts';

type Props = { company: { name: string; logoUrl: string | null; imageUrl: string | null }; size: 'card' | 'profile' };

/** The grounds of styles/tokens.css. */
const TILES = 6;

/**
 * The logo, else the image, else up to three initials (specification section 2) on a ground chosen by the name. The
 * initials are always rendered, in case the picture does not load. The name is next to the logo, so the alternative text is
 * empty.
 */
export function CompanyLogo({ company, size }: Props) {
  const logo = company.logoUrl !== null && size === 'card' ? smallLogo(company.logoUrl) : company.logoUrl;
  const source = logo ?? company.imageUrl;
  return (
    <div className={`logo logo-${size} tile-${tileOf(company.name)}`}>
      {source && (
        // The content security policy blocks http images, and nearly every site also supports https.
        <img src={source.replace(/^http:/i, 'https:')} alt="" loading="lazy" referrerPolicy="no-referrer" />
      )}
      <span aria-hidden="true">{initials(company.name)}</span>
    </div>
  );
}

function tileOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index) * (index + 1);
  return sum % TILES;
}
