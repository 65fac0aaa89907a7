import { execFileSync } from 'node:child_process';
import { findPostgresql } from '#tests/support/postgresql.ts';
import { findProgram } from '../bench/find-program.ts';

/** The programs of the cluster beside PostgreSQL: their files, the Debian packages that have them, and how they say their version. */
const PROGRAMS = {
  patroni: { file: 'patroni', package: 'patroni', version: '--version' },
  etcd: { file: 'etcd', package: 'etcd-server', version: '--version' },
  pgbouncer: { file: 'pgbouncer', package: 'pgbouncer', version: '--version' },
  redis: { file: 'redis-server', package: 'redis-server', version: '--version' },
  nginx: { file: 'nginx', package: 'nginx', version: '-v' },
} as const;
type Name = keyof typeof PROGRAMS;
/** Those of PostgreSQL that Patroni calls. */
const OF_POSTGRESQL = ['initdb', 'postgres', 'pg_basebackup', 'pg_controldata', 'pg_ctl', 'pg_rewind'];
const NAMES = Object.keys(PROGRAMS) as Name[];

/** Where the programs are, and the directory of those of PostgreSQL. */
export type Programs = Record<Name, string> & { postgresql: string };

/** All programs of the cluster, or one sentence that says what to install. */
export function findPrograms(): Programs | { missing: string } {
  if (process.platform !== 'linux') return { missing: 'The cluster needs Linux.' };
  const postgresql = findPostgresql(OF_POSTGRESQL);
  const found = NAMES.map((name) => [name, findProgram(PROGRAMS[name].file)] as const);
  const packages = found.filter(([, path]) => path === undefined).map(([name]) => PROGRAMS[name].package);
  if (postgresql === undefined || packages.length > 0) {
    const all = [...(postgresql === undefined ? ['postgresql'] : []), ...packages];
    return { missing: `The cluster needs programs that are not installed: apt-get install ${all.join(' ')}` };
  }
  return { ...(Object.fromEntries(found) as Record<Name, string>), postgresql: postgresql.directory };
}

export function describeVersions(programs: Programs): string {
  const postgres = `${programs.postgresql}/postgres`;
  const others = NAMES.map((name) => `${name} ${versionOf(programs[name], PROGRAMS[name].version)}`);
  return [`postgresql ${versionOf(postgres, '--version')}`, ...others].join(', ');
}

function versionOf(file: string, option: string): string {
  // Some write it to the standard error.
  const text = execFileSync('sh', ['-c', '"$0" "$1" 2>&1', file, option], { encoding: 'utf8' });
  return /\d+\.\d+(\.\d+)?/.exec(text)?.[0] ?? '';
}
