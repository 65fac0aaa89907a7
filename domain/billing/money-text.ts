const WHOLE = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** "$99", or "$49.50" where cents are left. */
export function dollars(cents: number): string {
  return (cents % 100 === 0 ? WHOLE : EXACT).format(cents / 100);
}
