import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Owner, unprivilegedOwner } from '#tests/support/postgresql.ts';

const END_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 50;
const SHOWN_LINES = 20;

type Program = {
  name: string;
  file: string;
  args: string[];
  env?: Record<string, string | undefined>;
  /** Most servers refuse to run as root. Our own programs lie where only this user may read. */
  asOwner?: boolean;
};

/** A started program. */
export type Running = { id: number; hasEnded: () => boolean; end: (signal: NodeJS.Signals) => Promise<void> };

/** The processes of one cluster: each writes a log into its directory, and is ended by its id. */
export class Processes {
  readonly directory: string;
  readonly owner: Owner | undefined = unprivilegedOwner();
  readonly #running: { name: string; child: ChildProcess }[] = [];
  /** The directories of databases, whose servers are no children of ours. */
  readonly #databases = new Set<string>();

  constructor(directory: string) {
    this.directory = directory;
    // However this process ends.
    process.once('exit', () => this.#killAll());
  }

  start({ name, file, args, env = {}, asOwner = true }: Program): Running {
    const log = openSync(join(this.directory, `${name}.log`), 'a');
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(file, args, {
      ...(asOwner && this.owner),
      cwd: this.directory,
      env: { PATH, HOME, TMPDIR, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const one = { name, child };
    this.#running.push(one);
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const end = async (signal: NodeJS.Signals) => {
      if (hasEnded()) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    };
    child.once('exit', () => this.#running.splice(this.#running.indexOf(one), 1));
    return { id: child.pid ?? 0, hasEnded, end };
  }

  /** PostgreSQL, which Patroni starts as a process of its own. */
  addDatabase(dataDirectory: string): void {
    this.#databases.add(dataDirectory);
  }

  /** Waits until it holds, and throws with the log of the program when it does not. */
  async until(what: string, isTrue: () => Promise<boolean> | boolean, options: Wait): Promise<void> {
    const deadline = Date.now() + options.seconds * 1_000;
    while (!(await isTrue())) {
      if (Date.now() > deadline) {
        const logs = (options.logs ?? []).map((name) => this.#endOfLog(name));
        throw new Error([`${what}: not within ${options.seconds} s.`, ...logs].join('\n'));
      }
      await sleep(POLL_MILLISECONDS);
    }
  }

  /** By SIGTERM, and what does not end by SIGKILL. */
  async endAll(): Promise<void> {
    const timer = setTimeout(() => this.#killAll(), END_MILLISECONDS);
    await Promise.all(
      this.#running.map(async ({ child }) => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
    clearTimeout(timer);
    this.#killAll();
  }

  #killAll(): void {
    for (const { child } of this.#running) child.kill('SIGKILL');
    for (const directory of this.#databases) killDatabase(directory);
  }

  #endOfLog(name: string): string {
    const lines = readFileSync(join(this.directory, `${name}.log`), 'utf8')
      .trimEnd()
      .split('\n');
    return [`${name}.log:`, ...lines.slice(-SHOWN_LINES)].join('\n');
  }
}

/** `logs` are shown if the time is over. */
type Wait = { seconds: number; logs?: string[] };

/** Kills the server of a database directory, if one is running. Its other processes end with it. */
export function killDatabase(dataDirectory: string): void {
  try {
    const id = Number.parseInt(readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8'), 10);
    // A killed server leaves its file, and its id may be that of another process by now.
    if (readlinkSync(`/proc/${id}/cwd`) === dataDirectory) process.kill(id, 'SIGKILL');
  } catch {
    // There is none.
  }
}
