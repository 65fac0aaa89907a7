import { expect, test } from 'vitest';
import { amountText, CURRENCIES, currencyName, currencyOf, exactAmount, readAmount } from './amount.ts';

test.each([
  ['18,400.00', 'USD', '18400.00'],
  ['18.400,00', 'EUR', '18400.00'],
  ['18 400', 'EUR', '18400.00'],
  ['18 400,5', 'EUR', '18400.50'],
  ["18'400.–", 'CHF', '18400.00'],
  ['18,400', 'USD', '18400.00'],
  ['1,234,567', 'USD', '1234567.00'],
  ['1,84,000.50', 'INR', '184000.50'],
  ['$ 2150', 'USD', '2150.00'],
  ['usd 2,150', 'USD', '2150.00'],
  ['0.75', 'GBP', '0.75'],
  ['007', 'GBP', '7.00'],
  ['１８４００', 'JPY', '18400'],
  ['18.400', 'JPY', '18400'],
  ['18.400', 'KWD', '18.400'],
  ['18,400.125', 'KWD', '18400.125'],
  ['999999999999.99', 'EUR', '999999999999.99'],
])('decision 41: %s in %s is an amount', (text, currency, amount) => {
  expect(readAmount(text, currency)).toEqual({ amount });
});

test.each([
  ['18.400', 'USD', '18.400 can mean two amounts: please write 18400 or 18.40'],
  ['18,400', 'KWD', '18,400 can mean two amounts: please write 18400 or 18.400'],
  ['18400.5', 'JPY', 'Japanese Yen has no decimals'],
  ['1.2345', 'USD', 'US Dollar has at most 2 decimals'],
  ['0.125', 'USD', 'US Dollar has at most 2 decimals'],
  ['12,34,56', 'USD', 'Please enter an amount such as 18,400.00'],
  ['1.2,3.4', 'USD', 'Please enter an amount such as 18,400.00'],
  ['about 500', 'USD', 'Please enter an amount such as 18,400.00'],
  ['-500', 'USD', 'Please enter an amount such as 18,400.00'],
  ['', 'USD', 'Please enter an amount such as 18,400.00'],
  ['0.00', 'USD', 'Please enter an amount above 0'],
  ['1234567890123', 'USD', 'Please enter a smaller amount'],
])('decision 41: %s in %s is refused with what to write instead', (text, currency, problem) => {
  expect(readAmount(text, currency)).toEqual({ problem });
});

test('decision 41: an amount is shown with the decimals of its currency, and none is lost', () => {
  expect(amountText('18400.000', 'USD')).toBe('USD 18,400.00');
  expect(amountText('18400', 'JPY')).toBe('JPY 18,400');
  expect(amountText('999999999999.125', 'KWD')).toBe('KWD 999,999,999,999.125');
  expect(exactAmount('18400.000', 'USD')).toBe('18400.00');
  expect(exactAmount('18400.000', 'JPY')).toBe('18400');
});

test('every currency has a name, and most countries have one of their own', () => {
  expect(CURRENCIES.filter((currency) => currencyName(currency) === currency)).toEqual([]);
  expect(['US', 'DE', 'AE', 'JP', 'AQ', null].map(currencyOf)).toEqual([
    'USD',
    'EUR',
    'AED',
    'JPY',
    undefined,
    undefined,
  ]);
});
