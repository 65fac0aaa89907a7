import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('environment', () => {
  test('nothing is required', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://localhost:3000',
      SITE_NAME: 'Inspectory',
      DATA_DIR: 'data',
      DEMO_DATA: 'on',
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'info',
    });
  });

  test('an empty variable counts as not given', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', SITE_NAME: '' })).toEqual(readEnv({}));
  });

  test('the address follows the port', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  });

  test('the public address is known in one spelling', () => {
    expect(readEnv({ PUBLIC_URL: 'https://Directory.example:443/' }).PUBLIC_URL).toBe('https://directory.example');
  });

  test.each(['/path', '/?x=1', '/#top'])('a public address that ends with %s is refused, not cut', (end) => {
    expect(() => readEnv({ PUBLIC_URL: `https://directory.example${end}` })).toThrow(
      'Invalid environment variable. PUBLIC_URL: must be a URL without a path, such as https://inspectory.example',
    );
  });

  test.each([
    ['Acme Directory', '"Acme Directory" <no-reply@localhost>'],
    ['Acme, "the" Directory', '"Acme, \\"the\\" Directory" <no-reply@localhost>'],
  ])('mails of the site %s come from its name', (name, from) => {
    expect(readEnv({ SITE_NAME: name }).MAIL_FROM).toBe(from);
    expect(readEnv({ SITE_NAME: name, MAIL_FROM: 'office@acme.example' }).MAIL_FROM).toBe('office@acme.example');
  });

  test.each([
    ['PORT', 'must be a number from 0 to 65535'],
    ['PUBLIC_URL', 'must be a URL such as https://inspectory.example'],
    ['DATABASE_URL', 'must be a URL such as postgres://user:password@host:5432/name'],
    ['SMTP_URL', 'must be a URL such as smtps://user:password@mail.example:465'],
    ['OIDC_ISSUER', 'must be a URL that begins with https://'],
  ])('a wrong %s is answered with what it should be', (name, sentence) => {
    expect(() => readEnv({ [name]: 'wrong' })).toThrow(`Invalid environment variable. ${name}: ${sentence}`);
  });

  describe('Stripe', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
    };

    test('decision 26: is set as a whole', () => {
      expect(readEnv(stripe)).toMatchObject({ ...stripe, STRIPE_API_BASE: 'https://api.stripe.com' });
    });

    test.each(Object.keys(stripe))('decision 26: half of it stops the start: without %s', (name) => {
      expect(() => readEnv({ ...stripe, [name]: undefined })).toThrow(
        `Invalid environment variable. ${Object.keys(stripe).join(', ')}: set all four or none. Not set: ${name}`,
      );
    });

    test.each(Object.keys(stripe))('a wrong %s is named, and its value is not', (name) => {
      const read = () => readEnv({ ...stripe, [name]: 'geheim' });
      expect(read).toThrow(new RegExp(`^Invalid environment variable\\. ${name}: must be a value of Stripe such as`));
      expect(read).not.toThrow(/geheim/);
    });

    test('without TLS its API is on this machine', () => {
      expect(readEnv({ STRIPE_API_BASE: 'http://127.0.0.1:4242' }).STRIPE_API_BASE).toBe('http://127.0.0.1:4242');
      expect(() => readEnv({ STRIPE_API_BASE: 'http://stripe.example' })).toThrow(
        'must be a URL that begins with https://',
      );
    });
  });

  test('hardening H41: replicas are a list, and belong to a database that is named', () => {
    const DATABASE_URL = 'postgres://inspectory@primary:5432/directory';
    const DATABASE_READ_URL = 'postgres://inspectory@one/directory, postgres://inspectory@two/directory';
    const { DATABASE_READ_URL: read } = readEnv({ DATABASE_URL, DATABASE_READ_URL });
    expect(read).toEqual(['postgres://inspectory@one/directory', 'postgres://inspectory@two/directory']);
    expect(() => readEnv({ DATABASE_URL, DATABASE_READ_URL: 'one, two' })).toThrow(
      /^Invalid environment variable\. DATABASE_READ_URL/,
    );
    for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'])
      expect(() => readEnv({ [name]: DATABASE_URL })).toThrow(
        `Invalid environment variable. ${name}: set DATABASE_URL, too`,
      );
  });

  test('proxies are a list', () => {
    expect(readEnv({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).TRUST_PROXY).toEqual(['10.0.0.1', '10.1.0.0/16']);
    expect(readEnv({ TRUST_PROXY: 'loopback,fd00::/8' }).TRUST_PROXY).toEqual(['loopback', 'fd00::/8']);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '1e3'],
    ['HOST', ' '],
    ['DATA_DIR', ' '],
    ['MAIL_FROM', ' '],
    ['PUBLIC_URL', 'inspectory.example'],
    ['PUBLIC_URL', 'ftp://inspectory.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SITE_NAME', '   '],
    ['SITE_NAME', 'x'.repeat(61)],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_URL', 'localhost'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SMTP_URL', 'http://mail.example'],
    ['DEMO_DATA', 'yes'],
    ['RATE_LIMIT', 'false'],
    ['TRUST_PROXY', 'proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['STOP_DELAY', '-1'],
    ['STOP_DELAY', '100'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^Invalid environment variable\\. ${name}: [^\\n]+$`));
  });

  test('every wrong variable is named in the same line, and its value is not', () => {
    const secret = 'postgre://user:geheim@db.example/x';
    const read = () => readEnv({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: secret });
    expect(read).toThrow(/^Invalid environment variable\. (?=.*PORT: )(?=.*LOG_LEVEL: )(?=.*DATABASE_URL: )[^\n]+$/);
    expect(read).not.toThrow(/geheim/);
  });

  test('variables of other programs do not matter', () => {
    expect(readEnv({ PATH: '/bin', HOME: '/root' })).toEqual(readEnv({}));
  });
});
