import { describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { clientNetwork, securityHeaders } from './security.ts';

describe('hardening: the network that a limit is counted by', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:DB8:1:2::', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
    ['1::', '1:0:0:0'],
    ['192.0.2.7:40001', '192.0.2.7'],
    ['[2001:db8:1:2::6]:40001', '2001:db8:1:2'],
    ['[2001:db8:1:2::6]', '2001:db8:1:2'],
    ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
    ['::ffff:192.0.2.7:40001', '192.0.2.7'],
  ])('%s is of %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  test('all spellings of one address are one network', () => {
    const spellings = ['2001:db8:0:0:8:800:200c:417a', '2001:db8::8:800:200c:417a', '2001:DB8:0::8:800:200C:417A'];
    expect(new Set(spellings.map(clientNetwork)).size).toBe(1);
  });
});

describe('hardening: headers', () => {
  test('TLS is asked for only where the site has it', () => {
    const headers = (PUBLIC_URL: string) => securityHeaders(readEnv({ PUBLIC_URL }), { development: false });
    expect(headers('https://a.example')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers('http://a.example')['strict-transport-security']).toBeUndefined();
  });

  test('only hot reload may use inline scripts', () => {
    const policy = (development: boolean) => securityHeaders(readEnv({}), { development })['content-security-policy'];
    expect(policy(false)).not.toContain('unsafe');
    expect(policy(true)).toContain("script-src 'self' 'unsafe-inline'");
  });
});
