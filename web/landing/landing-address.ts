import { SERVICE_CONTENT } from '#domain/landing/content/service-content.ts';
import { landingPath } from '#domain/landing/landing-path.ts';
import type { LandingPlace } from '#domain/landing/landing-place.ts';
import { findLandingService } from '#domain/landing/landing-service.ts';
import { toSlug } from '#domain/text/slug.ts';

/**
 * The address of the page of a service that a company lists, in a place or everywhere: only with a place, or for a
 * service that has a text of its own. Undefined for other words.
 */
export function serviceAddress(name: string, place: LandingPlace | null): string | undefined {
  const service = findLandingService(toSlug(name));
  if (service === undefined || (place === null && SERVICE_CONTENT[service.slug] === undefined)) return undefined;
  return landingPath({ kind: 'service', service, place });
}
