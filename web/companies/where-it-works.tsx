import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';
import { withArticle } from '#domain/places/with-article.ts';
import { ProfileField, ProfileFields, Section } from './profile-parts.tsx';

/** The location of a company and its service area, with the countries by name. */
export function WhereItWorks({ company }: { company: PublicCompany }) {
  const areas = [...new Set([company.serviceArea, ...company.moreServiceAreas])].filter((area) => area !== '');
  const based = basedIn(company);
  // A region can have the name of its city; the company's own text avoids the confusion.
  const location = company.placePrecision === 'city' ? based : company.location;
  const served = COUNTRIES.filter(({ serviceArea }) => serviceArea !== null && areas.includes(serviceArea)).map(
    ({ name }) => name,
  );
  return (
    <Section title="Location and service area">
      <dl className="grid gap-5">
        <ProfileField label="Based in">
          <a href={paths.results({ location })} className="link">
            {based}
          </a>
        </ProfileField>
        <ProfileFields label={areas.length > 1 ? 'Service areas' : 'Service area'} values={areas} />
        {served.length > 0 && (
          <ProfileField label="Countries in this area">
            <details>
              <summary className="link cursor-pointer">{`${served.length} countries in ${areas.map(withArticle).join(' and ')}`}</summary>
              <p className="mt-2 max-w-[72ch] text-soft">{served.sort((a, b) => a.localeCompare(b)).join(', ')}</p>
            </details>
            <p className="mt-2 max-w-[72ch] text-soft text-sm">
              {`The company states ${areas.map(withArticle).join(' and ')} as a whole, not each country. Ask where the crew would travel from and what travel costs.`}
            </p>
          </ProfileField>
        )}
      </dl>
    </Section>
  );
}

/** "Gebze, Kocaeli, Türkiye", or fewer parts if the location is less precise. */
function basedIn({ location, city, region, countryCode }: PublicCompany): string {
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
  return placeLabel(city, region, country) || location;
}
