/** How much a landing page shows (specification sections 2 and 9). */
export const LANDING_CARDS = 9;
/** Those near a city or serving a country, besides the companies in it. */
export const AROUND_CARDS = 3;
export const FEATURED_PROVIDERS = 3;
export const LOCATION_CHIPS = 10;
export const COMMON_CERTIFICATIONS = 6;
export const RELATED_SERVICES = 8;
export const RELATED_LINKS = 8;
export const INDUSTRY_APPLICATIONS = 6;
export const NEARBY_PLACES = 8;
/** Farther than this is no neighbour, however few there are. */
export const NEARBY_MILES = 250;
