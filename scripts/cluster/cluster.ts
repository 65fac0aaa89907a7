import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { fillDirectory } from './directory-database.ts';
import { startFront } from './front.ts';
import { type MailCounter, startMailCounter } from './mail-counter.ts';
import { type NodeServer, startNode } from './node-server.ts';
import { createMember, type Member } from './patroni-member.ts';
import { DATABASE, startPooler } from './pooler.ts';
import { Processes } from './processes.ts';
import type { Programs } from './programs.ts';
import { createEtcd, createRedis, type Service } from './stores.ts';

const START_SECONDS = 300;
const NODES = 2;

/** Everything that runs, on loopback and in a directory of its own. */
export type Cluster = {
  url: string;
  processes: Processes;
  nodes: NodeServer[];
  members: Member[];
  redis: Service;
  etcd: Service;
  mails: MailCounter;
  primary: () => Promise<Member>;
  /** The address of the database at the primary, without the pooler. */
  databaseUrl: () => Promise<string>;
  /** Waits until everything serves and the standby has all commits. */
  untilWhole: () => Promise<void>;
};

/** Starts the cluster and loads the companies. `onEnd` gets what ends it all, before anything runs. */
export async function startCluster(
  programs: Programs,
  { companies, say, onEnd }: { companies: number; say: (line: string) => void; onEnd: (end: End) => void },
): Promise<Cluster> {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'inspectory-cluster-'));
  chmodSync(directory, 0o711);
  const processes = new Processes(directory);
  if (processes.owner !== undefined) chownSync(directory, processes.owner.uid, processes.owner.gid);
  const mails = await startMailCounter();
  onEnd(async () => {
    await processes.endAll();
    await mails.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  say('Starting etcd, Redis and two PostgreSQL under Patroni…');
  const etcd = await createEtcd(processes, programs);
  const redis = await createRedis(processes, programs);
  const until = (what: string, isTrue: () => Promise<boolean>, logs: string[]) =>
    processes.until(what, isTrue, { seconds: START_SECONDS, logs });
  await until('etcd serves', etcd.isUp, ['etcd']);
  await until('Redis serves', redis.isUp, ['redis']);
  const password = randomPassword();
  const superuserPassword = randomPassword();
  const members: Member[] = [];
  for (const name of ['postgresql-1', 'postgresql-2']) {
    members.push(await createMember(processes, programs, { name, etcdUrl: etcd.url, superuserPassword, password }));
  }
  const hasStandby = async () => (await count(members.map((member) => member.isSynchronous()))) === 1;
  const hasPrimary = async () => (await count(members.map((member) => member.isPrimary()))) === 1;
  const logsOfMembers = ['postgresql-1', 'postgresql-2'];
  await until('There is a primary', hasPrimary, logsOfMembers);
  await until('The other follows it', hasStandby, logsOfMembers);
  const primary = async () => {
    for (const member of members) if (await member.isPrimary()) return member;
    throw new Error('There is no primary.');
  };

  say(`Loading ${companies.toLocaleString('en')} companies…`);
  const databaseOf = ({ port }: Member) => `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const databaseUrl = async () => databaseOf(await primary());
  await fillDirectory(await databaseUrl(), companies, directory);

  say('Starting PgBouncer, two nodes with two workers each, and nginx…');
  const pooler = await startPooler(processes, programs, { members, password });
  const frontPort = await freePort();
  const url = `http://127.0.0.1:${frontPort}`;
  const nodes: NodeServer[] = [];
  for (let number = 1; number <= NODES; number += 1) {
    const env = {
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: `${pooler}/${DATABASE}`,
      DATABASE_DIRECT_URL: `${pooler}/${DATABASE}_direct`,
      DATABASE_READ_URL: members.map(databaseOf).join(','),
      REDIS_URL: redis.url,
      SMTP_URL: mails.url,
      DATA_DIR: join(directory, `node-${number}`),
      ADMIN_EMAIL: 'admin@directory.internal',
      ADMIN_PASSWORD: randomPassword(),
      DEMO_DATA: 'off',
      STOP_DELAY: '0',
    };
    nodes.push(startNode(processes, { name: `node-${number}`, port: await freePort(), env }));
  }
  startFront(
    processes,
    programs,
    frontPort,
    nodes.map((node) => node.port),
  );
  const logsOfNodes = nodes.map((_, index) => `node-${index + 1}`);
  const areNodesWhole = async () => (await count(nodes.map((node) => node.isWhole()))) === NODES;
  const untilWhole = async () => {
    await until('etcd serves', etcd.isUp, ['etcd']);
    await until('Redis serves', redis.isUp, ['redis']);
    await until('There is one primary', hasPrimary, logsOfMembers);
    await until('The other follows it', hasStandby, logsOfMembers);
    await until('All workers serve', areNodesWhole, logsOfNodes);
  };
  await untilWhole();
  return { url, processes, nodes, members, redis, etcd, mails, primary, databaseUrl, untilWhole };
}

export type End = () => Promise<void>;

function randomPassword(): string {
  return randomBytes(16).toString('hex');
}

async function count(answers: Promise<boolean>[]): Promise<number> {
  return (await Promise.all(answers)).filter(Boolean).length;
}
