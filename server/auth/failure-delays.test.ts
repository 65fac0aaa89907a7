import { beforeEach, expect, test } from 'vitest';
import { TooManyRequestsError } from '#server/errors.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { FAILURE_MILLISECONDS, FailureDelays, type FailureStore, failureKeys } from './failure-delays.ts';
import { RememberedFailures } from './remembered-failures.ts';
import { StoredFailures } from './stored-failures.ts';

const keys = failureKeys('Admin@directory.example', '192.0.2.1');

describeOnEachDatabase('failed sign-ins', ({ kind, openDatabase }) => {
  let store: FailureStore;
  let failures: FailureDelays;
  let time = 0;

  const now = () => new Date(time);
  const pass = (minutes: number) => {
    time += minutes * 60_000;
  };
  const count = async (key: string) => {
    let counted = 0;
    const look = store.attempt([key], now(), new Date(time - FAILURE_MILLISECONDS), ([before]) => {
      counted = before?.count ?? 0;
      throw new Error('only looked');
    });
    await expect(look).rejects.toThrow('only looked');
    return counted;
  };
  const counts = () => Promise.all(Object.values(keys).map(count));

  beforeEach(async () => {
    time = Date.parse('2026-06-01T12:00:00Z');
    store = kind === 'embedded' ? new RememberedFailures() : new StoredFailures((await openDatabase()).pool, 'secret');
    failures = new FailureDelays(store, now);
  });

  test('hardening: failures count for 15 minutes by the clock of the context', async () => {
    await failures.record(keys.account, 9);
    pass(14);
    await failures.record(keys.account, 9);
    expect(await count(keys.account)).toBe(2);
    pass(15);
    expect(await count(keys.account)).toBe(2);
    pass(1);
    expect(await count(keys.account)).toBe(0);
  });

  test('hardening: an attempt counts as failed until it is taken back or succeeds', async () => {
    expect(await failures.slowDown(keys)).toEqual({ both: 1, account: 1, network: 1 });
    expect(await counts()).toEqual([1, 1, 1]);
    await failures.takeBack(keys);
    expect(await counts()).toEqual([0, 0, 0]);
    await failures.slowDown(keys);
    await failures.clearAll(keys);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  test('hardening: of parallel failures no more than the limit are admitted, until the earlier ones expire', async () => {
    const admitted = await Promise.all(Array.from({ length: 5 }, () => failures.record('code 1', 3)));
    expect(admitted.filter(Boolean)).toHaveLength(3);
    pass(16);
    expect(await failures.record('code 1', 3)).toBe(true);
  });

  test('hardening: parallel attempts wait for each other, and those that would wait for too long are rejected', async () => {
    for (let times = 0; times < 4; times += 1) await failures.record(keys.both, 9);
    const attempts = [1, 2, 3].map(() => failures.slowDown(keys));
    const refused = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: expect.any(TooManyRequestsError) }]);
  });
});

test('hardening: the memory for failures is limited: the oldest are dropped first', async () => {
  const at = new Date();
  const since = new Date(at.getTime() - FAILURE_MILLISECONDS);
  const store = new RememberedFailures();
  const isFirst = (key: string) => store.record(key, at, since, 1);
  for (let number = 0; number <= 10_000; number += 1) await isFirst(`network ${number}`);
  expect([await isFirst('network 0'), await isFirst('network 5000')]).toEqual([true, false]);
});
