/**
 * Numbers and fixed texts of the product: all that the specification gives (sections 1, 5 and 9), and the limits of calls
 * and pages. What is a matter of one file alone, such as a wait, a session or a limit against misuse, is named at its top.
 */

export const DEFAULT_SITE_NAME = 'Inspectory';

export const PAGE_SIZE = 6;
export const MAX_PAGE_SIZE = 100;
/** The last page that can be asked for; 100,000 companies have 16,667. */
export const MAX_PAGE = 100_000;
/** Addresses in one part of the site map; search engines take up to 50,000. */
export const SITEMAP_PART = 10_000;
export const PAGE_BUTTONS = 5;
export const RESULT_CACHE_MINUTES = 5;
export const TOP_INDUSTRIES = 5;
/** How many times closer than the whole a map is shown at most. */
export const MAP_CLOSEST = 16;

export const CARD_SPECIALIZATIONS = 3;
export const CARD_CERTIFICATIONS = 4;
export const CARD_INITIALS = 3;

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

export const COUNTRIES_COVERED = 124;
export const INDUSTRY_SECTORS = 15;
export const CUSTOMER_SATISFACTION_PERCENT = 99;
/** In the descriptions of pages and on the About page; the next three on that page alone. */
export const CERTIFIED_COMPANIES = '500+';
export const ABOUT_COUNTRIES = '50+';
export const ABOUT_PLATFORM_ACCESS = '24/7';
export const ABOUT_VERIFIED_PERCENT = 100;

export const VERIFICATION_DOLLARS_PER_MONTH = 9;
export const VERIFICATION_DOLLARS_PER_YEAR = 99;
export const REPLY_HOURS = 24;
export const MONEY_BACK_DAYS = 30;

export const TOAST_MILLISECONDS = 5_000;
export const TOAST_SWIPE_THRESHOLD = 50;
export const TOAST_HOTKEY = 'F8';
export const TOOLTIP_DELAY_MILLISECONDS = 700;
export const TOOLTIP_SKIP_DELAY_MILLISECONDS = 300;

export const MAX_NAME_LENGTH = 255;
export const MAX_EMAIL_LENGTH = 255;
export const MAX_SUBJECT_LENGTH = 500;
export const MAX_PHONE_LENGTH = 50;
export const MAX_LOCATION_LENGTH = 255;
export const MAX_EMPLOYEE_COUNT_LENGTH = 30;
export const MAX_URL_LENGTH = 2_000;
export const MAX_DESCRIPTION_LENGTH = 5_000;
export const MAX_LIST_ITEMS = 50;
export const MAX_LIST_ITEM_LENGTH = 120;
export const MAX_SEARCH_LENGTH = 200;
export const MIN_MESSAGE_LENGTH = 10;
export const MAX_MESSAGE_LENGTH = 5_000;
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_CODE_LENGTH = 40;
export const MAX_ID = 2_147_483_647;
/** What the verification form leaves for free text, so that the whole message keeps its bound. */
export const MAX_ADDITIONAL_LENGTH = 4_000;
export const MAX_SUGGESTIONS = 5;
export const MAX_PLACE_QUERY_LENGTH = 120;
/** A telephone with its keyboard open has room for no more. */
export const PLACE_SUGGESTIONS = 6;
export const MAX_PLACE_SUGGESTIONS = 10;
/** Who is further from every town than this is told so. */
export const NEAREST_PLACE_MILES = 100;

/** Some inspection bodies are older than any form expects. */
export const FIRST_YEAR_IMPORT = 1000;
export const FIRST_YEAR_REGISTRATION = 1900;
export const FIRST_YEAR_EDIT = 1800;
/** Requests of this many days count as recent. */
export const RECENT_DAYS = 30;
/** So long is a mail tried that cannot be sent. */
export const MAIL_RETRY_DAYS = 3;
/** So long can be restored what was deleted by mistake. */
export const AUDIT_STATE_DAYS = 180;
/** So long is a mail kept that was sent. */
export const SENT_MAIL_DAYS = 90;
/** So long is it kept which companies changed: every process has read it after a second. */
export const CHANGE_DAYS = 30;
export const ADMIN_PAGE_SIZE = 20;
export const MAX_ADMIN_PAGE_SIZE = 100;
/** Rows of one import call, and of one chunk of a large file that the browser sends. */
export const MAX_IMPORT_ROWS = 5_000;
export const IMPORT_CHUNK_ROWS = 1_000;
/** The progress of an import while its only chunk is being sent. */
export const IMPORT_PERCENT_SENDING = 50;
export const IMPORT_JSON_ROWS = 10;
export const ACCESS_DENIED_MILLISECONDS = 2_000;

/** The size in pixels that sites ask of a picture beside a link. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/** A city finds companies this far around it (decision 5). */
export const NEAR_MILES = 100;
/** So far from its middle a company still counts as in the city, */
export const CITY_MILES = 5;
/** and so far when its location names the city. */
export const NAMED_CITY_MILES = 25;
