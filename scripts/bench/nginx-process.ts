import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { cpuSeconds, hasProc } from './cpu-seconds.ts';
import { findProgram } from './find-program.ts';
import { commandOn } from './pinning.ts';
import { type Answer, stopProcess, untilItAnswers } from './server-process.ts';

export type RunningNginx = { url: string; cpuSeconds: () => Promise<number>; stop: () => Promise<void> };

const nginx = hasProc ? findProgram('nginx') : undefined;

/** The version of the nginx of this machine; undefined where there is none, or none that can be measured. */
export function nginxVersion(): string | undefined {
  return nginx && /nginx\/(\S+)/.exec(spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr)?.[1];
}

/** What nginx sets itself. */
const OWN_HEADERS = ['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive'];

/** The baseline: nginx with one worker sends these very answers, headers and bytes, from files, and knows nothing else. */
export async function startNginx(directory: string, answers: Map<string, Answer>): Promise<RunningNginx> {
  const port = await freePort();
  const files = join(directory, 'nginx');
  mkdirSync(files);
  const locations = [...answers].map(([path, { headers, body }], index) => {
    writeFileSync(join(files, `${index}`), body);
    const added = Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.includes(name))
      .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
    return `location = ${path} {
      default_type '${headers['content-type']}';
      ${added.join('\n      ')}
      try_files /${index} =404;
    }`;
  });
  writeFileSync(join(files, 'nginx.conf'), configuration(files, port, locations));
  // Without a master there is one process: what it uses is what serving costs.
  const [file, args] = commandOn('server', nginx ?? '', ['-p', files, '-c', join(files, 'nginx.conf'), '-e', 'stderr']);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}${[...answers.keys()][0]}`, child);
  const processId = child.pid ?? 0;
  return { url, cpuSeconds: async () => cpuSeconds(processId), stop: () => stopProcess(child) };
}

function configuration(files: string, port: number, locations: string[]): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${files}/${name};`,
  );
  return `
daemon off;
master_process off;
worker_processes 1;
pid ${files}/pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=10m;
  open_file_cache_valid 10m;
  open_file_cache_min_uses 1;
  types { }
  ${paths.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${files};
    ${locations.join('\n    ')}
  }
}
`;
}
