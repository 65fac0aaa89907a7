import { expect, onTestFinished, test } from 'vitest';
import { type End, startCluster } from '../../scripts/cluster/cluster.ts';
import { FAILURES } from '../../scripts/cluster/failures.ts';
import { measureFailures } from '../../scripts/cluster/measure-failures.ts';
import { findPrograms } from '../../scripts/cluster/programs.ts';

const COMPANIES = 600;
const RATE = 20;
/** Five failures, and two minutes until the mails of a killed process are sent again. */
const TIMEOUT_MILLISECONDS = 15 * 60_000;

const programs = findPrograms();

test('hardening H42: a cluster loses no acknowledged write and no mail, whatever part of it is killed', {
  timeout: TIMEOUT_MILLISECONDS,
}, async (context) => {
  if ('missing' in programs) return context.skip(programs.missing);
  const say = () => undefined;
  const onEnd = (end: End) => onTestFinished(end, TIMEOUT_MILLISECONDS);
  const cluster = await startCluster(programs, { companies: COMPANIES, say, onEnd });
  const outcomes = await measureFailures(cluster, { companies: COMPANIES, rate: RATE, say });
  expect(outcomes.map(({ killed }) => killed)).toEqual(Object.keys(FAILURES));
  for (const { killed, acknowledged, lost, doubled, mails, mailsLost } of outcomes) {
    expect({ killed, lost, doubled, mailsLost }).toEqual({ killed, lost: 0, doubled: 0, mailsLost: 0 });
    expect(acknowledged).toBeGreaterThan(0);
    expect(mails).toBeGreaterThanOrEqual(acknowledged);
  }
});
