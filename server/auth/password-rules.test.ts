import { expect, test } from 'vitest';
import { passwordIssue } from '#domain/auth/password-rules.ts';
import { readEnv } from '#server/env.ts';

test.each(['a long pass phrase', 'Überlange Prüfung 7', 'kq93-vbn2-pls8', '密码密码检验公司目录很长的'])(
  'hardening: %s can be a password',
  (password) => {
    expect(passwordIssue(password)).toBeUndefined();
    expect(readEnv({ ADMIN_PASSWORD: password }).ADMIN_PASSWORD).toBe(password);
  },
);

test.each([
  ['', /at least 12/],
  ['short pass', /at least 12/],
  ['😀😀😀😀😀😀', /at least 12/],
  ['x'.repeat(201), /at most 200/],
  ['Password1234', /too common/],
  ['QWERTYUIOP123', /too common/],
  ['correct horse battery staple', /too common/],
  ['Administrator', /too common/],
  ['aaaaaaaaaaaaaaaa', /too common/],
  ['HammerHammer', /too common/],
])('hardening: %j cannot be a password', (password, reason) => {
  expect(passwordIssue(password)).toMatch(reason);
  if (password !== '') expect(() => readEnv({ ADMIN_PASSWORD: password })).toThrow(reason);
});
