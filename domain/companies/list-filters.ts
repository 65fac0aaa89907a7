/** The values of the filters of lists of companies, and of their orders. */
export const COMPANY_SORTS = ['created', 'name', 'location', 'established', 'employees'] as const;
export const COMPANY_SOURCES = ['registration', 'import', 'demo'] as const;
export const MISSING_FIELDS = ['email', 'phone', 'website', 'description', 'city', 'certifications'] as const;
export const BADGE_FILTERS = ['verified', 'featured', 'none', 'asked-for', 'hidden'] as const;
export const CERTIFICATE_FILTERS = ['checked', 'ending', 'claimed', 'none'] as const;
