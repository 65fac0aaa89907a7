/** "Gebze, Kocaeli, Türkiye": what is known, from the smallest, and nothing twice as in "Singapore, Singapore". */
export function placeLabel(city: string | null, region: string | null, country: string | undefined): string {
  return [...new Set([city, region, country])].filter(Boolean).join(', ');
}
