import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../../scripts/project-root.mjs';

/** A project in a temporary directory with the real launchers. Everything that they start is up to the test. */
export type LauncherProject = {
  directory: string;
  write: (path: string, text: string) => void;
  read: (path: string) => string;
  exists: (path: string) => boolean;
  /** Starts Node in the project. */
  start: (args: string[], env?: NodeJS.ProcessEnv) => RunningProcess;
  /** Runs Node in the project until it exits. */
  run: (args: string[], env?: NodeJS.ProcessEnv) => Promise<Result>;
};
export type RunningProcess = {
  child: ChildProcess;
  /** Resolves when the output contains the text. Rejects if the process exits first. */
  untilOutput: (text: string) => Promise<void>;
  result: Promise<Result>;
};
type Result = { code: number | null; signal: NodeJS.Signals | null; output: string };

export function createLauncherProject(files: Record<string, string> = {}): LauncherProject {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'inspectory-launcher-')));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true, maxRetries: 10 }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  mkdirSync(join(directory, 'scripts'));
  for (const name of readdirSync(join(projectRoot, 'scripts')).filter((name) => name.endsWith('.mjs'))) {
    copyFileSync(join(projectRoot, 'scripts', name), join(directory, 'scripts', name));
  }
  write('package.json', JSON.stringify({ type: 'module', imports: { '#domain/*': './domain/*' } }));
  for (const [path, text] of Object.entries(files)) write(path, text);
  const start = (args: string[], env: NodeJS.ProcessEnv = {}) => startProcess(process.execPath, args, directory, env);
  return {
    directory,
    write,
    read: (path) => readFileSync(join(directory, path), 'utf8'),
    exists: (path) => existsSync(join(directory, path)),
    start,
    run: (args, env) => start(args, env).result,
  };
}

/** Starts a program that ends with the test at the latest. */
export function startProcess(file: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): RunningProcess {
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('output');
    });
  }
  const result = once(child, 'close').then(([code, signal]): Result => ({ code, signal, output }));
  const untilOutput = async (text: string) => {
    while (!output.includes(text)) {
      const isClosed = await Promise.race([once(child, 'output').then(() => false), result.then(() => true)]);
      if (isClosed && !output.includes(text)) throw new Error(`The process exited without "${text}":\n${output}`);
    }
  };
  return { child, untilOutput, result };
}
