/** Currencies in use (ISO 4217). */
export const CURRENCIES = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC ' +
  'CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ' +
  'ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK ' +
  'MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE ' +
  'SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ' +
  'ZMW ZWG'
).split(' ');

/** Countries with the euro; elsewhere the code of a currency begins with that of its country. */
const EURO = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' ');
const MAX_WHOLE_DIGITS = 12;

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** "US Dollar" */
export function currencyName(currency: string): string {
  return names.of(currency) ?? currency;
}

/** The currency in which a company of a country most likely quotes. */
export function currencyOf(countryCode: string | null): string | undefined {
  if (countryCode === null) return undefined;
  if (EURO.includes(countryCode)) return 'EUR';
  return CURRENCIES.find((currency) => currency.startsWith(countryCode));
}

/** "USD 18,400.00", with as many decimals as the currency has. An exact decimal goes in and out as text. */
export function amountText(amount: string, currency: string): string {
  return formatOf(currency)
    .format(amount as Intl.StringNumericLiteral)
    .replace(/\u00a0/g, ' ');
}

/** The amount with the decimals of its currency: "18400.000" is "18400.00" in US dollars. */
export function exactAmount(amount: string, currency: string): string {
  const [whole = '0', decimals = ''] = amount.split('.');
  const count = decimalsOf(currency);
  return count === 0 ? whole : `${whole}.${decimals.padEnd(count, '0').slice(0, count)}`;
}

/**
 * The exact amount in a text as people write it: "18,400.00", "18.400,00", "18 400" or "18'400.–". What can be read in
 * two ways is refused with a sentence.
 */
export function readAmount(text: string, currency: string): { amount: string } | { problem: string } {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s'’_\p{Sc}]/gu, '')
    .replace(new RegExp(`^${currency}|${currency}$`, 'i'), '')
    .replace(/[.,][-–—]+$/, '');
  const parts = splitAmount(plain);
  if (parts === undefined) return { problem: 'Please enter an amount such as 18,400.00' };
  const { whole, mark, rest } = parts;
  const count = decimalsOf(currency);
  // Three digits after one mark are thousands or decimals.
  const isThousands = /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3 && (count === 0 || (mark === ',' && count < 3));
  if (isThousands) return bounded(whole + rest, '', currency);
  if (/^[1-9]\d{0,2}$/.test(whole) && rest.length === 3 && (count < 3 || mark === ',')) {
    const decimals = rest.slice(0, count);
    return { problem: `${plain} can mean two amounts: please write ${whole}${rest} or ${whole}.${decimals}` };
  }
  if (rest.length <= count) return bounded(whole, rest, currency);
  return { problem: `${currencyName(currency)} has ${count === 0 ? 'no decimals' : `at most ${count} decimals`}` };
}

/** The digits before and after the decimal mark. Groups of thousands are joined; Indian ones may have two digits. */
function splitAmount(text: string): { whole: string; mark: string; rest: string } | undefined {
  const [, first = '', mark = '', rest = ''] = /^(.*?)(?:([.,])(\d+))?$/.exec(text) ?? [];
  const group = /[.,]/.exec(first)?.[0];
  if (group === undefined) return /^\d+$/.test(first) ? { whole: first, mark, rest } : undefined;
  const isOneNumber = group === mark;
  const grouped = isOneNumber ? text : first;
  if (!new RegExp(`^\\d{1,3}(\\${group}\\d{2,3})*\\${group}\\d{3}$`).test(grouped)) return undefined;
  return { whole: grouped.replaceAll(group, ''), mark, rest: isOneNumber ? '' : rest };
}

function bounded(whole: string, decimals: string, currency: string): { amount: string } | { problem: string } {
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_WHOLE_DIGITS) return { problem: 'Please enter a smaller amount' };
  if (/^0*$/.test(digits + decimals)) return { problem: 'Please enter an amount above 0' };
  return { amount: exactAmount(`${digits}.${decimals}`, currency) };
}

function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

function formatOf(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
}
