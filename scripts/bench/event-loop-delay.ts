import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the server by NODE_OPTIONS: on SIGUSR2 it writes how long its event loop was held since the last one, in milliseconds,
 * to the file that EVENT_LOOP_DELAY names. A timer that is due every few milliseconds sees all that is longer than these.
 */
const RESOLUTION = 5;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
histogram.enable();

process.on('SIGUSR2', () => {
  const at = (percent: number) => Math.max(0, histogram.percentile(percent) / 1e6 - RESOLUTION);
  const delays = { p50: at(50), p99: at(99), p999: at(99.9), longest: at(100) };
  writeFileSync(process.env.EVENT_LOOP_DELAY ?? '', JSON.stringify(delays));
  histogram.reset();
});
