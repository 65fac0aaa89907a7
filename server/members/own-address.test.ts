import { expect, test } from 'vitest';
import { isOwnAddress } from './own-address.ts';

const gulf = { email: 'gulfndt@gmail.com', website: 'https://www.gulf.co.uk/ndt' };

test.each(['ada@gulf.co.uk', 'ADA@Mail.Gulf.CO.UK', 'GulfNDT@gmail.com'])(
  '%s is an address of the company',
  (address) => {
    expect(isOwnAddress(gulf, address)).toBe(true);
  },
);

test.each([
  'ada@gmail.com',
  'ada@gulf.com',
  'ada@other.co.uk',
  'ada@co.uk',
  'ada@gulf.co.uk.evil.example',
  '"ada@gulf.co.uk"@evil.example',
])('%s is not', (address) => {
  expect(isOwnAddress(gulf, address)).toBe(false);
});

test.each([
  ['https://gmail.com', 'ada@gmail.com'],
  ['https://yahoo.co.jp/gulf', 'ada@yahoo.co.jp'],
  ['https://gulf.free.fr', 'ada@free.fr'],
  ['https://www.facebook.com/gulf', 'ada@facebook.com'],
  ['https://gulf.wixsite.com/home', 'ada@evil.wixsite.com'],
  ['https://gulf.github.io', 'ada@evil.github.io'],
  ['http://192.0.2.1/', 'ada@192.0.2.1'],
  ['', 'ada@gulf.co.uk'],
])('a website at %s says nothing about %s', (website, address) => {
  expect(isOwnAddress({ email: '', website }, address)).toBe(false);
});

test('a customer of a platform with an own name there is known by it', () => {
  expect(isOwnAddress({ email: '', website: 'https://gulf.gov.uk' }, 'ada@gulf.gov.uk')).toBe(true);
});
