import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const MIN_VERSION = 15;
export const SUPERUSER = 'tester';
export const TEMPLATE_DATABASE = 'migrated';
const POLL_MILLISECONDS = 50;

/** A private PostgreSQL server of one run, reachable through a socket in its own directory. */
export type Cluster = {
  version: string;
  stop: () => Promise<void>;
  /** Starts it again after a stop. */
  start: () => Promise<void>;
  /** A standby that follows it, in a new directory of its own. */
  addReplica: (directory: string) => Promise<Pick<Cluster, 'stop' | 'start'>>;
};

/** The connection string of a database of a cluster. */
export function clusterUrl(directory: string, database: string): string {
  return `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(directory)}`;
}

/** Starts a private PostgreSQL in a new directory, or returns the reason why it cannot. */
export async function startCluster(
  directory: string,
  settings: Record<string, string> = WITHOUT_DURABILITY,
): Promise<Cluster | { missing: string }> {
  const programs = findPostgresql();
  if (programs === undefined) return { missing: `no PostgreSQL ${MIN_VERSION} or later is installed` };
  try {
    const owner = makeDirectory(directory);
    initialise(programs.directory, directory, owner);
    const server = serverIn(programs.directory, directory, settings);
    await server.start();
    const addReplica = async (replica: string) => {
      const owner = makeDirectory(replica);
      const args = [`--host=${directory}`, `--username=${SUPERUSER}`, `--pgdata=${join(replica, 'data')}`];
      const options = { ...owner, cwd: replica, stdio: 'pipe' } as const;
      execFileSync(
        join(programs.directory, 'pg_basebackup'),
        [...args, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
        options,
      );
      const follower = serverIn(programs.directory, replica, settings);
      await follower.start();
      return follower;
    };
    return { version: programs.version, ...server, addReplica };
  } catch (error) {
    return { missing: `PostgreSQL did not start: ${error instanceof Error ? error.message.trim() : error}` };
  }
}

/** A new directory that PostgreSQL may write to. */
function makeDirectory(directory: string): Owner | undefined {
  mkdirSync(directory);
  const owner = unprivilegedOwner();
  if (owner !== undefined) chownSync(directory, owner.uid, owner.gid);
  return owner;
}

/** The server of an initialised directory. */
function serverIn(
  programs: string,
  directory: string,
  settings: Record<string, string>,
): Pick<Cluster, 'start' | 'stop'> {
  let server: ChildProcess | undefined;
  // The server ends with the test run, however that ends.
  process.once('exit', () => server?.kill('SIGQUIT'));
  const stopServer = async () => {
    if (server !== undefined) await stop(server);
  };
  return {
    stop: stopServer,
    start: async () => {
      server = spawn(join(programs, 'postgres'), serverArguments(directory, settings), {
        ...unprivilegedOwner(),
        cwd: directory,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      try {
        await waitUntilReady(server, directory);
      } catch (error) {
        await stopServer();
        throw error;
      }
    },
  };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGINT');
  await gone;
}

function initialise(programs: string, directory: string, owner: Owner | undefined): void {
  const run = (locale: string[]) => {
    const args = ['--no-sync', '--auth=trust', `--username=${SUPERUSER}`, '--encoding=UTF8', ...locale];
    const options = { ...owner, cwd: directory, stdio: 'pipe' } as const;
    execFileSync(join(programs, 'initdb'), [...args, `--pgdata=${join(directory, 'data')}`], options);
  };
  try {
    // Sorts text by ICU rules, as many servers do; the embedded database sorts it by bytes.
    run(['--locale-provider=icu', '--icu-locale=und', '--locale=C']);
  } catch {
    rmSync(join(directory, 'data'), { recursive: true, force: true });
    run(['--no-locale']);
  }
}

/** For databases that end with the run. */
const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '32MB',
};

/** No network. */
function serverArguments(directory: string, given: Record<string, string>): string[] {
  const settings = { ...given, unix_socket_directories: directory, listen_addresses: '' };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', join(directory, 'data'), ...pairs];
}

async function waitUntilReady(server: ChildProcess, directory: string): Promise<void> {
  let errors = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000);
  });
  while (!(await acceptsConnections(clusterUrl(directory, 'postgres')))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(errors);
    await sleep(POLL_MILLISECONDS);
  }
}

/** Whether a server, or a pooler before it, lets clients in. */
export async function acceptsConnections(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL of this machine that is new enough and has all of these programs. */
export function findPostgresql(programs = ['initdb', 'postgres']): { directory: string; version: string } | undefined {
  // On Windows, without Unix sockets, tests use the embedded database only.
  if (process.platform === 'win32') return undefined;
  const path = (process.env.PATH ?? '').split(delimiter);
  const directories = [...path, ...debianDirectories(), ...homebrewDirectories()];
  for (const directory of directories) {
    if (!programs.every((program) => existsSync(join(directory, program)))) continue;
    const version = /\d+(\.\d+)?/.exec(execFileSync(join(directory, 'postgres'), ['--version'], { encoding: 'utf8' }));
    if (version === null || Number.parseInt(version[0], 10) < MIN_VERSION) continue;
    // Where the other programs of this version are.
    return { directory: dirname(realpathSync(join(directory, 'postgres'))), version: version[0] };
  }
  return undefined;
}

function debianDirectories(): string[] {
  return directoriesIn('/usr/lib/postgresql').map((directory) => join(directory, 'bin'));
}

function homebrewDirectories(): string[] {
  const kegs = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap(directoriesIn);
  const directories = kegs
    .filter((directory) => directory.includes('/postgresql'))
    .map((directory) => join(directory, 'bin'));
  return [...directories, '/Applications/Postgres.app/Contents/Versions/latest/bin'];
}

/** The newest version first. */
function directoriesIn(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return names.map((name) => join(parent, name));
}

export type Owner = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: root starts it as the user postgres or nobody. */
export function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (found === undefined) throw new Error('neither user postgres nor user nobody exists');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}
