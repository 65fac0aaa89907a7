import { setImmediate as afterOthers } from 'node:timers/promises';

/** Long enough that waiting in between costs little, short enough that no request notices. */
const SLICE_MILLISECONDS = 4;

/** Runs steps and lets everything else have its turn after each few milliseconds. */
export async function inTimeSlices<Result>(
  steps: Generator<void, Result>,
  sliceMilliseconds = SLICE_MILLISECONDS,
): Promise<Result> {
  let until = performance.now() + sliceMilliseconds;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await afterOthers();
    until = performance.now() + sliceMilliseconds;
  }
}
