import { distanceText } from '#domain/places/distance-text.ts';

type Props = {
  miles: number;
  /** The town of a company. Only its centre is known, so that no distance within it is. */
  city?: string | null;
};

/** Cached HTML is in miles for all visitors; `distance-unit.browser.ts` converts it to their unit. */
export function Distance({ miles, city }: Props) {
  if (miles < 1 && city) return `in ${city}`;
  return <span data-miles={miles}>{distanceText(miles, 'miles')}</span>;
}

const MILES_IN_TEXT = /([\d,]+) miles?/;

/** A sentence whose distances follow the visitor's unit, too. */
export function WithDistances({ text }: { text: string }) {
  return text
    .split(MILES_IN_TEXT)
    .map((part, index) => (index % 2 === 0 ? part : <Distance key={part} miles={Number(part.replaceAll(',', ''))} />));
}
