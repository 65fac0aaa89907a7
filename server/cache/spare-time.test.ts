import { expect, test, vi } from 'vitest';
import { SpareTime } from './spare-time.ts';

test('work that can wait is done one at a time, and a twentieth of the time', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const spare = new SpareTime();
  const during = (milliseconds: number) => () => new Promise((resolve) => setTimeout(resolve, milliseconds));
  expect(spare.isThere).toBe(true);
  const work = spare.spend(during(50));
  await vi.advanceTimersByTimeAsync(49);
  expect(spare.isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await work;
  await vi.advanceTimersByTimeAsync(949);
  expect(spare.isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(spare.isThere).toBe(true);
  await expect(spare.spend(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(spare.isThere).toBe(true);
  vi.useRealTimers();
});
