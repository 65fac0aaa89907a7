import { expect, test } from 'vitest';
import { TooManyRequestsError } from '#server/errors.ts';
import { FailureDelays, failureKeys } from './failure-delays.ts';

const keys = failureKeys('Admin@directory.example', '192.0.2.1');

function failuresAt(start: string) {
  let time = Date.parse(start);
  const failures = new FailureDelays(() => new Date(time));
  return { failures, pass: (minutes: number) => (time += minutes * 60_000) };
}

test('hardening: failures count for 15 minutes by the clock of the context', () => {
  const { failures, pass } = failuresAt('2026-06-01T12:00:00Z');
  failures.record(keys.account);
  pass(14);
  failures.record(keys.account);
  expect(failures.count(keys.account)).toBe(2);
  pass(15);
  expect(failures.count(keys.account)).toBe(2);
  pass(1);
  expect(failures.count(keys.account)).toBe(0);
});

test('hardening: an attempt counts as failed until it is taken back or succeeds', async () => {
  const { failures } = failuresAt('2026-06-01T12:00:00Z');
  await failures.slowDown(keys);
  expect(Object.values(keys).map((key) => failures.count(key))).toEqual([1, 1, 1]);
  failures.takeBack(keys);
  expect(Object.values(keys).map((key) => failures.count(key))).toEqual([0, 0, 0]);
  await failures.slowDown(keys);
  failures.clearAll(keys);
  expect(failures.count(keys.both)).toBe(0);
});

test('two servers in one process do not share failures', async () => {
  const first = failuresAt('2026-06-01T12:00:00Z').failures;
  const second = failuresAt('2026-06-01T12:00:00Z').failures;
  await first.slowDown(keys);
  expect(second.count(keys.account)).toBe(0);
});

test('hardening: the memory for failures is limited: the oldest are dropped first', () => {
  const { failures } = failuresAt('2026-06-01T12:00:00Z');
  for (let number = 0; number < 10_000; number += 1) failures.record(`network ${number}`);
  failures.record('network 0');
  failures.record('a new network');
  const counts = ['network 0', 'network 1', 'network 2', 'a new network'].map((key) => failures.count(key));
  expect(counts).toEqual([2, 0, 1, 1]);
});

test('hardening: parallel attempts wait for each other, and those that would wait for too long are rejected', async () => {
  const { failures } = failuresAt('2026-06-01T12:00:00Z');
  for (let times = 0; times < 4; times += 1) failures.record(keys.both);
  const waiting = [failures.slowDown(keys), failures.slowDown(keys)];
  await expect(failures.slowDown(keys)).rejects.toThrow(TooManyRequestsError);
  await Promise.allSettled(waiting);
});
