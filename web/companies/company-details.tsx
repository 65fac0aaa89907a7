import type { PublicCompany } from '#domain/companies/public-company.ts';
import { landingPath } from '#domain/landing/landing-path.ts';
import { regionPlace } from '#domain/landing/landing-place.ts';
import { paths } from '#domain/paths.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import { findRegion } from '#domain/places/regions.ts';
import { ProfileField, ProfileFields, Section } from './profile-parts.tsx';

/** Where a company is and works, its age, size and languages. It states its service area as a whole, not country by country. */
export function CompanyDetails({ company }: { company: PublicCompany }) {
  const areas = [...new Set([company.serviceArea, ...company.moreServiceAreas])].filter((area) => area !== '');
  const based = basedIn(company);
  // A region can have the name of its city; the company's own text avoids the confusion.
  const location = company.placePrecision === 'city' ? based : company.location;
  return (
    <Section title="Company details">
      <dl className="grid gap-5">
        <ProfileField label="Based in">
          <a href={paths.results({ location })} className="link">
            {based}
          </a>
        </ProfileField>
        <ProfileFields
          label={areas.length > 1 ? 'Service areas' : 'Service area'}
          values={areas}
          addressOf={areaAddress}
        />
        {company.yearEstablished !== null && (
          <ProfileField label="Year established">{company.yearEstablished}</ProfileField>
        )}
        {company.employeeCount !== null && <ProfileField label="Employees">{company.employeeCount}</ProfileField>}
        {company.languages.length > 0 && (
          <ProfileField label="Languages spoken">{company.languages.join(', ')}</ProfileField>
        )}
      </dl>
    </Section>
  );
}

/** The page of the area, with its countries. */
function areaAddress(area: string): string | undefined {
  const region = findRegion(area);
  return region && landingPath({ kind: 'location', place: regionPlace(region), certification: null });
}

/** "Gebze, Kocaeli, Türkiye", or fewer parts if the location is less precise. */
function basedIn({ location, city, region, countryCode }: PublicCompany): string {
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
  return placeLabel(city, region, country) || location;
}
