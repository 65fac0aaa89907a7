/** "Gebze, Kocaeli, Türkiye": what is known, from the smallest, and nothing twice as in "Singapore, Singapore". */
export function placeLabel(city: string | null, region: string | null, country: string | undefined): string {
  return [...new Set([city, region, country])].filter(Boolean).join(', ');
}

/** A label as on cards, without what readers can do without: "Houston, Texas", "Gebze, Türkiye". */
export function shortPlaceLabel(label: string): string {
  const [city, region, country, ...rest] = label.split(', ');
  if (country === undefined || rest.length > 0) return label;
  return `${city}, ${country === 'United States' ? region : country}`;
}
