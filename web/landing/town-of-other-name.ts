import { knownPlace, type LandingPlace, type Town } from '#domain/landing/landing-place.ts';
import type { PageData } from '#web/page-data.ts';

/** The town with companies in it that this name means in another spelling: "munich" where the town is "München". */
export function townOfOtherName(
  place: LandingPlace,
  towns: readonly Town[],
  data: Pick<PageData, 'findCity'>,
): LandingPlace | undefined {
  const city = data.findCity(place.name);
  const town = towns.find(
    ({ name, region, country }) =>
      city !== undefined && name === city.city && country === city.countryCode && region === city.region,
  );
  return town === undefined ? undefined : knownPlace({ ...place, slug: town.slug }, towns);
}
