/** Orders of the public list (decision 3). */
export const SORT_ORDERS = ['rating', 'distance', 'name', 'reviews'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
