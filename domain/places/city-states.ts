/** Countries that are one city: their districts would only make addresses longer. */
export const CITY_STATES: readonly string[] = ['SG', 'HK', 'MO', 'MC', 'GI'];
