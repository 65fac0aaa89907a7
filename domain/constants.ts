/**
 * Numbers and fixed texts of the product: those of the specification (sections 1, 5 and 9), and the limits of calls and
 * pages. A number that only one file uses, such as a timeout or a rate limit, is declared at the top of that file.
 */

export const DEFAULT_SITE_NAME = 'Inspectory';

export const PAGE_SIZE = 6;
export const MAX_PAGE_SIZE = 100;
/** The highest page number accepted; 100,000 companies fill 16,667 pages. */
export const MAX_PAGE = 100_000;
/** URLs in one sitemap file; search engines accept up to 50,000. */
export const SITEMAP_PART = 10_000;
export const PAGE_BUTTONS = 5;
export const RESULT_CACHE_MINUTES = 5;
export const TOP_INDUSTRIES = 5;
/** The highest zoom factor of a map: on that of a large country the districts of a city have markers of their own. */
export const MAP_CLOSEST = 64;

export const CARD_SPECIALIZATIONS = 3;
export const CARD_CERTIFICATIONS = 4;
export const CARD_INITIALS = 3;

/** How much a landing page shows (specification sections 2 and 9). */
export const LANDING_CARDS = 6;
/** Companies near a city or serving a country, listed after the companies in it. */
export const AROUND_CARDS = 3;
export const FEATURED_PROVIDERS = 3;
export const LOCATION_CHIPS = 10;
export const COMMON_CERTIFICATIONS = 6;
export const RELATED_SERVICES = 8;
export const RELATED_LINKS = 8;
export const INDUSTRY_APPLICATIONS = 6;
export const NEARBY_PLACES = 8;

export const COUNTRIES_COVERED = 124;
export const INDUSTRY_SECTORS = 15;
export const CUSTOMER_SATISFACTION_PERCENT = 99;
/** Used in page descriptions and on the About page; the next three are used only on the About page. */
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
export const MAX_CERTIFICATE_NUMBER_LENGTH = 100;
export const MAX_LIST_ITEM_LENGTH = 250;
export const MAX_SEARCH_LENGTH = 200;
export const MIN_MESSAGE_LENGTH = 10;
export const MAX_MESSAGE_LENGTH = 5_000;
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_CODE_LENGTH = 40;
export const MAX_ID = 2_147_483_647;
/** The free text of the verification form; with the other fields the message stays within MAX_MESSAGE_LENGTH. */
export const MAX_ADDITIONAL_LENGTH = 4_000;
export const MAX_SUGGESTIONS = 5;
export const MAX_PLACE_QUERY_LENGTH = 120;
/** A phone with its keyboard open has no room for more. */
export const PLACE_SUGGESTIONS = 6;
export const MAX_PLACE_SUGGESTIONS = 10;
/** A visitor farther than this from every town gets an error message instead of a town. */
export const NEAREST_PLACE_MILES = 100;

/** Imports accept inspection bodies that are older than the forms allow. */
export const FIRST_YEAR_IMPORT = 1000;
export const FIRST_YEAR_REGISTRATION = 1900;
export const FIRST_YEAR_EDIT = 1800;
/** The age up to which a request counts as recent. */
export const RECENT_DAYS = 30;
/** How long delivery of a mail is retried. */
export const MAIL_RETRY_DAYS = 3;
/** How long the audit log can restore a deleted company. */
export const AUDIT_STATE_DAYS = 180;
/** How long a document that its company has removed stays as evidence of a check, and longer while that check counts. */
export const EVIDENCE_MONTHS = 12;
/** How long an owner can restore a listing that was deleted. */
export const RESTORE_DAYS = 30;
/** Of the days before the end of a certificate on which its company is reminded, the last is the day itself. */
export const REMINDER_DAYS = [60, 30, 7, 0] as const;
/** A company is reminded of a request after so many working days; of an emergency once, after so many hours by the clock. */
export const REMINDER_WORKING_DAYS = [2, 5] as const;
export const EMERGENCY_HOURS = 4;
/** How long the private link to a request is valid. */
export const LINK_DAYS = 90;
/** How long a request waits for its sender to confirm the address. */
export const CONFIRMATION_DAYS = 7;
/** Fewer requests say nothing about how a company answers. */
export const MIN_RECORD_REQUESTS = 5;
/** The companies that one request of a buyer goes to. */
export const MAX_RECIPIENTS = 5;
/** The reason that an admin gives, and a note. */
export const MAX_REASON_LENGTH = 2_000;
/** How long the personal data of a request is stored. */
export const REQUEST_MONTHS = 12;
/** How long a sent mail is stored. */
export const SENT_MAIL_DAYS = 90;
/** How long counts of visits and searches are stored: the same month a year ago can be compared. */
export const COUNT_MONTHS = 13;
/** On how many days words that nobody knows are searched for before they are stored. */
export const RARE_SEARCH_DAYS = 3;
/** How long the change log is stored. Every process reads a change within a second. */
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

/** In pixels, as other sites expect a link preview image to be. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/** The search radius around a city (decision 5). Towns farther away are not listed as near it. */
export const NEAR_MILES = 100;
/** Within this distance of the centre a company is in the city, */
export const CITY_MILES = 5;
/** and within this one if its location names the city. */
export const NAMED_CITY_MILES = 25;

/** Where an error page shows the id of its request: the pages themselves are rendered once for many requests. */
export const REQUEST_ID_MARK = '{request-id}';
