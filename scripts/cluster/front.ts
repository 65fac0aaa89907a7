import { join } from 'node:path';
import { deployed, makeDirectory, writeOwned } from './directories.ts';
import type { Processes } from './processes.ts';
import type { Programs } from './programs.ts';

/** nginx in front of the nodes, as deploy/nginx has it but without TLS. */
export function startFront(processes: Processes, programs: Programs, port: number, nodes: number[]): void {
  const directory = makeDirectory(processes, 'nginx');
  const file = join(directory, 'nginx.conf');
  const cache = deployed('nginx/inspectory-cache.conf', { '/var/lib/nginx/inspectory': `${directory}/cache` });
  writeOwned(processes, join(directory, 'cache.conf'), cache);
  writeOwned(processes, join(directory, 'locations.conf'), deployed('nginx/inspectory-locations.conf'));
  writeOwned(processes, file, configuration(directory, port, nodes));
  processes.start({ name: 'nginx', file: programs.nginx, args: ['-p', directory, '-c', file, '-e', 'stderr'] });
}

function configuration(directory: string, port: number, nodes: number[]): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${directory}/pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  ${paths.join('\n  ')}
  include ${directory}/cache.conf;
  upstream inspectory {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    include ${directory}/locations.conf;
  }
}
`;
}
