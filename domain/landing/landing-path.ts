import { fillPattern, landingPatterns } from '#domain/paths.ts';
import { findLandingPlace, type LandingPlace } from './landing-place.ts';
import { findLandingService, type LandingService } from './landing-service.ts';

export type LabCertification = 'ASME' | 'ISO 17025';

export type LocationLanding = { kind: 'location'; place: LandingPlace; certification: LabCertification | null };
export type ServiceLanding = { kind: 'service'; service: LandingService; place: LandingPlace | null };

/** The page that a landing path names (decision 11). */
export type LandingPath = LocationLanding | ServiceLanding | { kind: 'unparseable' };

/** Limits the length before any other pattern runs on the path. */
const SLUG = /^[a-z0-9-]{1,80}$/;

const LOCATION_FORMS: readonly { begins: string; certification: LabCertification | null }[] = [
  { begins: 'inspection-companies-in-', certification: null },
  { begins: 'asme-certified-labs-in-', certification: 'ASME' },
  { begins: 'asme-certified-labs-', certification: 'ASME' },
  { begins: 'iso-17025-labs-in-', certification: 'ISO 17025' },
  { begins: 'iso-17025-labs-', certification: 'ISO 17025' },
];

/** The patterns of landing pages in the page table. They ignore case. */
export const LOCATION_ADDRESS =
  /^\/(?=[a-z0-9-]{1,80}\/?$)((?:inspection-companies-in|asme-certified-labs|iso-17025-labs)-[a-z0-9-]*\/?)$/i;
export const SERVICE_ADDRESS = /^\/(?=[a-z0-9-]{1,80}\/?$)([a-z0-9-]*-(?:services|(?:labs|testing)-[a-z0-9-]*)\/?)$/i;

/** An unknown service or an empty part is unparseable. Whether a town exists is for the directory to decide. */
export function parseLandingPath(slug: string): LandingPath {
  if (!SLUG.test(slug)) return { kind: 'unparseable' };
  const form = LOCATION_FORMS.find(({ begins }) => slug.startsWith(begins));
  if (form !== undefined) {
    const place = findLandingPlace(slug.slice(form.begins.length));
    return place === undefined
      ? { kind: 'unparseable' }
      : { kind: 'location', place, certification: form.certification };
  }
  const parts = serviceParts(slug);
  const service = parts === undefined ? undefined : findLandingService(parts.service);
  if (parts === undefined || service === undefined) return { kind: 'unparseable' };
  if (parts.place === null) return { kind: 'service', service, place: null };
  const place = findLandingPlace(parts.place);
  return place === undefined ? { kind: 'unparseable' } : { kind: 'service', service, place };
}

function serviceParts(slug: string): { service: string; place: string | null } | undefined {
  if (slug.endsWith('-testing-services')) return { service: slug.slice(0, -'-testing-services'.length), place: null };
  for (const between of ['-test-labs-', '-labs-', '-testing-']) {
    const at = slug.lastIndexOf(between);
    if (at >= 0) return { service: slug.slice(0, at), place: slug.slice(at + between.length) };
  }
  if (slug.endsWith('-services')) return { service: slug.slice(0, -'-services'.length), place: null };
  return undefined;
}

/** The canonical path of a landing page; other spellings redirect to it. */
export function landingPath(landing: LocationLanding | ServiceLanding): string {
  return fillPattern(landingPattern(landing), {
    place: landing.place?.slug ?? '',
    service: landing.kind === 'service' ? landing.service.slug : '',
  });
}

function landingPattern(landing: LocationLanding | ServiceLanding): string {
  if (landing.kind === 'location') {
    const { certification } = landing;
    if (certification === null) return landingPatterns.location;
    return certification === 'ASME' ? landingPatterns.asmeLabs : landingPatterns.iso17025Labs;
  }
  const { service, place } = landing;
  // Some names take no "testing": "Calibration testing" is not English.
  const isTesting = service.name.endsWith(' testing');
  if (place === null) return isTesting ? landingPatterns.testingService : landingPatterns.service;
  if (service.group !== 'laboratory') return landingPatterns.testingInPlace;
  return isTesting ? landingPatterns.testLabsInPlace : landingPatterns.labsInPlace;
}
