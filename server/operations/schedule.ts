import { todayIn } from '#domain/certificates/local-date.ts';
import { sendDigest } from '#server/admin/digest.ts';
import { followPaidPlacements } from '#server/billing/paid-placement.ts';
import { followPayments } from '#server/billing/reconcile.ts';
import { endCertificates } from '#server/certificates/end-certificates.ts';
import { remindOfExpiry } from '#server/certificates/expiry-mails.ts';
import { runBulkJobs } from '#server/companies/bulk/bulk-jobs.ts';
import { endAbsences } from '#server/companies/end-absences.ts';
import { followPlacements } from '#server/companies/end-placements.ts';
import type { Context } from '#server/context.ts';
import { analyzeEmbedded, vacuumEmbedded } from '#server/db/embedded-upkeep.ts';
import { unlessLocked } from '#server/db/locks.ts';
import { informBuyers } from '#server/service-requests/inform-buyers.ts';
import { remindCompanies } from '#server/service-requests/reminders.ts';
import { purgeEndedCounts } from './ended-counts.ts';
import { purgeExpired } from './retention.ts';

/** How often the ends of certificates and placements are looked for: a badge ends at most a minute late. */
const MILLISECONDS = 20_000;
/** Reminders may be later. */
const REMINDER_MILLISECONDS = 15 * 60_000;
/** Those of an emergency should not. */
const LEAD_MILLISECONDS = 60_000;
/** Counts of writes and failed sign-ins last for minutes. */
const COUNT_MILLISECONDS = 15 * 60_000;
const RETENTION_MILLISECONDS = 6 * 60 * 60_000;
/** Events report payments at once; this finds what they have not. */
const PAYMENT_MILLISECONDS = 15 * 60_000;

type Job = 'statistics' | 'counts' | 'ends' | 'bulk' | 'reminders' | 'leads' | 'payments' | 'retention';

type Scheduled = [job: () => Promise<unknown>, milliseconds: number];

/** What has ended by now, ended: certificates with their badges, placements, and absences. */
export async function endWhatIsOver(context: Context): Promise<void> {
  await endCertificates(context);
  await followPlacements(context);
  await followPaidPlacements(context);
  await endAbsences(context);
}

/**
 * Runs what happens by date, at once and from then on; of several processes on one database one at a time runs each job.
 * Returns the function that stops it and waits for what is under way.
 */
export async function startSchedule(context: Context): Promise<() => Promise<void>> {
  const warn = (error: Error & { code?: string }) =>
    context.log.warn({ fault: error.code ?? error.name }, 'could not do what is due');
  const { pool, kind } = context.database;
  const isEmbedded = kind === 'embedded';
  const running = new Map<Job, Promise<void>>();
  const run = async (job: Job, work: () => Promise<unknown>) => {
    // A run that takes longer than the interval goes on alone.
    if (running.has(job)) return;
    const ended = unlessLocked(context.database, 'jobs', job, work)
      .catch(warn)
      .finally(() => running.delete(job));
    running.set(job, ended);
    await ended;
  };
  const today = () => todayIn(null, context.now());
  let day = today();
  const end = async () => {
    await run('ends', () => endWhatIsOver(context));
    if (today() === day) return;
    day = today();
    // Pages say how many days are left.
    context.changes.renew();
  };
  const remind = async () => {
    await remindOfExpiry(context);
    await sendDigest(context);
  };
  const purge = async () => {
    await purgeExpired(pool, context.now());
    if (isEmbedded) await vacuumEmbedded(pool);
  };
  const followLeads = async () => {
    await remindCompanies(context);
    await informBuyers(context);
  };
  const jobs: Scheduled[] = [
    [() => run('bulk', () => runBulkJobs(context)), MILLISECONDS],
    [() => run('reminders', remind), REMINDER_MILLISECONDS],
    [() => run('leads', followLeads), LEAD_MILLISECONDS],
    [() => run('counts', () => purgeEndedCounts(pool, context.now())), COUNT_MILLISECONDS],
    [() => run('payments', () => followPayments(context)), PAYMENT_MILLISECONDS],
    [() => run('retention', purge), RETENTION_MILLISECONDS],
    ...(isEmbedded ? [[() => run('statistics', () => analyzeEmbedded(pool)), MILLISECONDS] as Scheduled] : []),
  ];
  await end();
  for (const [job] of jobs) void job();
  const timers = [setInterval(end, MILLISECONDS), ...jobs.map(([job, milliseconds]) => setInterval(job, milliseconds))];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    // Those that a call has begun, too. While the process stops, no further part begins.
    await Promise.all([...running.values(), runBulkJobs(context).catch(warn)]);
  };
}
