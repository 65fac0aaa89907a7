import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { deployed, makeDirectory, writeOwned } from './directories.ts';
import { killDatabase, type Processes } from './processes.ts';
import type { Programs } from './programs.ts';
import { answers } from './stores.ts';

/** One of the two PostgreSQL servers, with the Patroni that runs it. */
export type Member = {
  restUrl: string;
  port: number;
  start: () => void;
  /** As if the machine had lost its power: Patroni and the server end at once. */
  kill: () => Promise<void>;
  isPrimary: () => Promise<boolean>;
  /** Whether it has every commit that the primary has answered. */
  isSynchronous: () => Promise<boolean>;
};
/** `password` is that of the role of the product, the other one that of the superuser. */
type Options = { name: string; etcdUrl: string; superuserPassword: string; password: string };

export async function createMember(
  processes: Processes,
  programs: Programs,
  { name, etcdUrl, superuserPassword, password }: Options,
): Promise<Member> {
  const directory = makeDirectory(processes, name);
  const dataDirectory = join(directory, 'data');
  const [port, restPort] = [await freePort(), await freePort()];
  const file = join(directory, 'patroni.yml');
  writeOwned(processes, file, deployed('cluster/patroni.yml', { '/etc/patroni/': `${directory}/` }));
  writeOwned(processes, join(directory, 'create-database.sh'), deployed('cluster/create-database.sh'));
  processes.addDatabase(dataDirectory);
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `'${new URL(etcdUrl).host}'`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: dataDirectory,
    PATRONI_POSTGRESQL_BIN_DIR: programs.postgresql,
    PATRONI_POSTGRESQL_PGPASS: join(directory, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: superuserPassword,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: superuserPassword,
    INSPECTORY_PASSWORD: password,
  };
  const run = () => processes.start({ name, file: programs.patroni, args: [file], env });
  let running = run();
  const restUrl = `http://127.0.0.1:${restPort}`;
  return {
    restUrl,
    port,
    start: () => {
      running = run();
    },
    kill: async () => {
      await running.end('SIGKILL');
      killDatabase(dataDirectory);
    },
    isPrimary: () => answers(`${restUrl}/primary`),
    isSynchronous: () => answers(`${restUrl}/synchronous`),
  };
}
