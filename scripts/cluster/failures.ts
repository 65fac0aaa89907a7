import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** A machine is back after this time, as a restart takes. */
const RESTART_MILLISECONDS = 5_000;
/** Longer than the lease of the primary in etcd: without `failsafe_mode` it would give up its place. */
const ETCD_OUTAGE_MILLISECONDS = 25_000;
const REDIS_OUTAGE_MILLISECONDS = 10_000;
const FAILOVER_SECONDS = 60;

/** What is killed, by SIGKILL, and how it comes back: a worker by its supervisor, all else as its service manager would. */
export const FAILURES: Record<string, (cluster: Cluster) => Promise<void>> = {
  'a worker': async ({ nodes: [node] }) => {
    const [worker] = node?.workerIds() ?? [];
    if (worker === undefined) throw new Error('The node has no worker.');
    process.kill(worker, 'SIGKILL');
  },
  'a node': async ({ nodes: [, node] }) => {
    await node?.kill();
    await sleep(RESTART_MILLISECONDS);
    node?.start();
  },
  'the primary': async (cluster) => {
    const primary = await cluster.primary();
    await primary.kill();
    const isReplaced = async () => {
      const others = cluster.members.filter((member) => member !== primary);
      return (await Promise.all(others.map((member) => member.isPrimary()))).includes(true);
    };
    const logs = ['postgresql-1', 'postgresql-2'];
    await cluster.processes.until('The other server becomes the primary', isReplaced, {
      seconds: FAILOVER_SECONDS,
      logs,
    });
    await sleep(RESTART_MILLISECONDS);
    primary.start();
  },
  Redis: async ({ redis }) => {
    await redis.kill();
    await sleep(REDIS_OUTAGE_MILLISECONDS);
    redis.start();
  },
  etcd: async ({ etcd }) => {
    await etcd.kill();
    await sleep(ETCD_OUTAGE_MILLISECONDS);
    etcd.start();
  },
};
