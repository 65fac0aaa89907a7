import { boxAround, milesBetween } from '#domain/places/coordinates.ts';
import type { Coordinates, ResolvedPlace } from '#domain/places/resolved-place.ts';
import { describePlace } from './describe-place.ts';
import type { Gazetteer, PlaceNumber } from './gazetteer.ts';

const MIN_TOWN_POPULATION = 15_000;
const TOWN_MILES = 20;
const WIDER_MILES = [TOWN_MILES, 100, 1_000, 13_000];

/** The town near a point: the nearest sizeable one within 20 miles, else the nearest of all. */
export function nearestPlace(gazetteer: Gazetteer, coordinates: Coordinates): ResolvedPlace | undefined {
  if (!(Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180)) return undefined;
  const town = nearestWithin(gazetteer, coordinates, TOWN_MILES, MIN_TOWN_POPULATION);
  if (town !== undefined) return describePlace(gazetteer, town);
  for (const miles of WIDER_MILES) {
    const place = nearestWithin(gazetteer, coordinates, miles, 0);
    if (place !== undefined) return describePlace(gazetteer, place);
  }
  return undefined;
}

function nearestWithin(
  gazetteer: Gazetteer,
  coordinates: Coordinates,
  miles: number,
  minPopulation: number,
): PlaceNumber | undefined {
  const { south, north } = boxAround(coordinates, miles);
  let nearest: PlaceNumber | undefined;
  let nearestMiles = miles;
  for (let place = 0; place < gazetteer.cityCount; place += 1) {
    const latitude = gazetteer.latitudeOf(place);
    if (latitude < south || latitude > north || gazetteer.populationOf(place) < minPopulation) continue;
    const distance = milesBetween(coordinates, gazetteer.coordinatesOf(place));
    if (distance <= nearestMiles) {
      nearest = place;
      nearestMiles = distance;
    }
  }
  return nearest;
}
