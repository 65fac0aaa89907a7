const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago a time was, in its largest unit: "4 days", "42 minutes". */
export function ageOf(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / MINUTE));
  const [unit, size] = UNITS.find((candidate) => minutes >= candidate[1]) ?? ['minute', 1];
  const count = Math.floor(minutes / size);
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}
